#include "record/record.h"

#include <gtest/gtest.h>

#include "core/rng.h"

#include "tests/notation/texts.h"

namespace nhx {
namespace {

constexpr std::string_view kExample =
    "nhx 1\n"
    "game a-short-beginning\n"
    "about event club evening\n"
    "about white Ann\n"
    "player 1 borgo\n"
    "player 2 moloch\n"
    "to-act 1 setup\n"
    "moves\n"
    "1 hq a1\n"
    "2 hq e5 # far away\n"
    "1 draw mutant\n"
    "# A quiet start.\n"
    "1 place mutant a2 ne !\n"
    "> placed a2 1 mutant ne\n"
    "1 end\n"
    "2 draw blocker battle ??\n"
    "# To be continued.\n"
    "then\n"
    "pile 1 33\n"
    "hand 2   blocker,battle\n"
    "to-act 2 play\n";

Record record_of(std::string_view text) {
  const Parsed<Record> parsed = parse_record(text);
  for (const Fault& fault : parsed.faults) ADD_FAILURE() << to_text(fault, "record");
  return parsed.value.value_or(Record{});
}

std::string faults(std::string_view text) { return test::places(parse_record(text).faults); }

// The first difference of the example after one change.
std::string difference(std::string_view from, std::string_view to) {
  std::string text(kExample);
  text.replace(text.find(from), from.size(), to);
  const std::optional<Fault> found = verify_record(record_of(text));
  return found ? std::to_string(found->line) + " " + found->code + ": " + found->sentence : "";
}

TEST(Record, TheExampleHolds) {
  const Record record = record_of(kExample);
  EXPECT_EQ(record.name, "a-short-beginning");
  ASSERT_EQ(record.about.size(), 2U);
  EXPECT_EQ(record.about[0].word, "event");
  EXPECT_EQ(record.about[0].text, "club evening");
  ASSERT_EQ(record.moves.size(), 7U);
  EXPECT_EQ(record.moves[1].comment, "far away");
  EXPECT_EQ(record.moves[3].notes, std::vector<std::string>{"A quiet start."});
  EXPECT_EQ(record.moves[3].mark, "!");
  EXPECT_EQ(record.moves[3].events.size(), 1U);
  EXPECT_EQ(record.moves[3].line, 13);
  EXPECT_EQ(record.moves[5].mark, "");
  EXPECT_EQ(record.moves[6].mark, "??");
  EXPECT_EQ(record.moves[6].action.tiles[0], tile_named(Army::moloch, "battle"));
  EXPECT_EQ(record.notes, std::vector<std::string>{"To be continued."});
  EXPECT_EQ(record.then.size(), 3U);
  EXPECT_EQ(verify_record(record), std::nullopt);
}

TEST(Record, ItsTextGivesItBack) {
  const std::string text = to_text(record_of(kExample));
  EXPECT_EQ(to_text(record_of(text)), text);
  EXPECT_EQ(verify_record(record_of(text)), std::nullopt);
  EXPECT_TRUE(
      text.ends_with("to-act 1 setup turn 1\n"
                     "moves\n"
                     "1 hq a1\n"
                     "2 hq e5 # far away\n"
                     "1 draw mutant\n"
                     "# A quiet start.\n"
                     "1 place mutant a2 ne !\n"
                     "> placed a2 1 mutant ne\n"
                     "1 end\n"
                     "2 draw blocker\n"
                     "2 draw battle ??\n"
                     "# To be continued.\n"
                     "then\n"
                     "pile 1 33\n"
                     "hand 2 blocker,battle\n"
                     "to-act 2 play\n"))
      << text;
}

TEST(Record, MovesMayBeMissing) {
  const Record record = record_of("nhx 1;game g;player 1 borgo;player 2 moloch;moves");
  EXPECT_TRUE(record.moves.empty());
  EXPECT_EQ(verify_record(record), std::nullopt);
  EXPECT_EQ(to_text(record_of(to_text(record))), to_text(record));
}

TEST(Record, TheFirstDifferenceIsTold) {
  EXPECT_EQ(difference("2 hq e5", "2 hq a1"), "10 illegal-action: '2 hq a1' is not possible here. That hex is not free.");
  EXPECT_EQ(difference("1 end", "2 end"), "15 illegal-action: '2 end' is not possible here. Another seat is asked.");
  EXPECT_EQ(difference("> placed a2 1 mutant ne", "> placed a2 1 mutant n"),
            "14 events-differ: '> placed a2 1 mutant ne' happens instead of '> placed a2 1 mutant n'. "
            "Expected: > placed a2 1 mutant n; end. Happened: > placed a2 1 mutant ne; end.");
  EXPECT_EQ(difference("pile 1 33", "pile 1 34"), "19 check-failed: 'pile 1 34' does not hold. It is 33.");
  EXPECT_EQ(difference("2 draw blocker battle", "2 draw blocker"),
            "20 check-failed: 'hand 2 blocker,battle' does not hold. It is blocker.");
}

TEST(Record, FaultsHaveTheirPlace) {
  EXPECT_EQ(faults("nhx 1;game g;player 1 borgo;moves;1 end"), "");
  EXPECT_EQ(faults(""), "0:0 missing-player 1:1 missing-header 1:1 missing-game 1:1 missing-moves");
  EXPECT_EQ(faults("nhx 1;player 1 borgo;moves"), "1:1 missing-game");
  EXPECT_EQ(faults("nhx 1;game g;player 1 borgo"), "1:1 missing-moves");
  EXPECT_EQ(faults("nhx 1\ngame G;player 1 borgo;moves"), "2:6 bad-name");
  EXPECT_EQ(faults("nhx 1\ngame;player 1 borgo;moves"), "2:5 missing-word");
  EXPECT_EQ(faults("nhx 1;game g\ngame h;player 1 borgo;moves"), "2:1 duplicate-line");
  EXPECT_EQ(faults("nhx 1;player 1 borgo\ngame g;moves"), "2:1 misplaced-line");
  EXPECT_EQ(faults("nhx 1;game g;player 1 borgo\nabout x y;moves"), "2:1 misplaced-line");
  EXPECT_EQ(faults("nhx 1;game g\nabout;player 1 borgo;moves"), "2:6 missing-word");
  EXPECT_EQ(faults("nhx 1;game g\nabout x;player 1 borgo;moves"), "2:8 missing-word");
  EXPECT_EQ(faults("nhx 1;game g;player 1 borgo\nmoves now"), "2:7 extra-word");
  EXPECT_EQ(faults("nhx 1;game g;player 1 borgo\nmove;moves"), "2:1 unknown-word");
  EXPECT_EQ(faults("nhx 1;game g;player 1 borgo\n1 end;moves"), "2:1 unknown-word");
  EXPECT_EQ(faults("nhx 1;game g;player 1 borgo;moves\n> over;1 end"), "2:1 misplaced-line");
  EXPECT_EQ(faults("nhx 1;game g;player 1 borgo;moves\n1 dance"), "2:3 unknown-word");
  EXPECT_EQ(faults("nhx 1;game g;player 1 borgo;moves\n1 end !?"), "2:7 extra-word");
  EXPECT_EQ(faults("nhx 1;game g;player 1 borgo;moves\n!"), "2:1 bad-seat 2:2 missing-word");
  EXPECT_EQ(faults("nhx 1;game g;player 1 borgo;moves\n2 end"), "2:1 seat-missing");
  EXPECT_EQ(faults("nhx 1;game g;player 1 borgo;moves;1 end\n> hitt"), "2:3 unknown-word");
  EXPECT_EQ(faults("nhx 1;game g;player 1 borgo;moves\nthen"), "2:1 missing-check");
  EXPECT_EQ(faults("nhx 1;game g;player 1 borgo;moves;then\nnettd c3"), "2:1 unknown-word");
}

// A record with a wrong byte is refused with a sentence, does not hold, or still is a record.
TEST(Record, AWrongByteIsNoDisaster) {
  Rng rng(3);
  int refused = 0;
  for (int round = 0; round < 5'000; ++round) {
    std::string text(kExample);
    text[rng.below(static_cast<u32>(text.size()))] = static_cast<char>(rng.below(256));
    const Parsed<Record> parsed = parse_record(text);
    ASSERT_EQ(parsed.ok(), parsed.faults.empty());
    for (const Fault& fault : parsed.faults) ASSERT_FALSE(fault.sentence.empty());
    if (!parsed.ok()) {
      ++refused;
      continue;
    }
    const std::optional<Fault> found = verify_record(*parsed.value);
    if (found) ASSERT_FALSE(found->sentence.empty());
    ASSERT_EQ(to_text(record_of(to_text(*parsed.value))), to_text(*parsed.value));
  }
  EXPECT_GT(refused, 1'000);
}

}  // namespace
}  // namespace nhx
