#include <algorithm>

#include "notation/draft.h"
#include "notation/words.h"

namespace nhx {

namespace {

// A keyword and the word behind it, put into a field that may be set once.
bool read_option(WordReader& words, std::string_view keyword, std::string_view what, std::optional<Word>& field) {
  if (words.at_end() || words.peek().text != keyword) return false;
  const Word at = words.peek();
  words.take(keyword);
  const Word* value = words.next(what);
  if (field) words.faults().add(at, "duplicate-word", quoted(keyword) + " stands twice in this line.");
  if (value != nullptr) field = *value;
  return true;
}

bool read_tiles(WordReader& words, std::string_view keyword, TilesDraft& tiles) {
  std::optional<Word> list;
  if (!tiles.at.text.empty()) list = tiles.at;
  if (!read_option(words, keyword, "a list of tiles", list)) return false;
  if (list) tiles = {*list, split_list(*list)};
  return true;
}

bool is_one_of(std::string_view word, const std::vector<std::string_view>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// A misspelt keyword takes the word behind it along, so that one slip gives one fault.
void refuse_word(WordReader& words, const std::vector<std::string_view>& wanted) {
  const Word* word = words.next("");
  const std::string meant = suggestion(word->text, wanted);
  words.faults().add(*word, "unknown-word", quoted(word->text) + " means nothing here." + meant);
  if (!meant.empty() && !words.at_end() && !is_one_of(words.peek().text, wanted)) words.next("");
}

bool read_once(const Word& at, bool is_there, FaultList& faults) {
  if (is_there) faults.add(at, "duplicate-line", "There is another " + quoted(at.text) + " line above.");
  return !is_there;
}

void read_rules(WordReader& words, const Word& at, PositionDraft& draft) {
  if (!read_once(at, draft.preset.has_value(), words.faults())) return;
  const Word* preset = words.next("the name of the rules ('standard')");
  if (preset != nullptr) draft.preset = *preset;
  while (!words.at_end()) draft.options.push_back(*words.next(""));
}

void read_board(WordReader& words, const Word& at, PositionDraft& draft) {
  if (!read_once(at, draft.board.has_value(), words.faults())) return;
  const Word* size = words.next("the number of hexes (19 or 37)");
  if (size == nullptr) return;
  draft.board = *size;
  words.finish();
}

void read_player(WordReader& words, PositionDraft& draft) {
  const Word* seat = words.next("the number of a seat");
  const Word* army = seat != nullptr ? words.next("the name of an army") : nullptr;
  if (army == nullptr) return;
  PlayerDraft player{.seat = *seat, .army = *army};
  while (!words.at_end()) {
    const bool known = read_option(words, "team", "the number of a team", player.team) ||
                       read_option(words, "hp", "the number of points", player.hp) || read_tiles(words, "hand", player.hand) ||
                       read_tiles(words, "gone", player.gone) || read_tiles(words, "top", player.top);
    if (!known) refuse_word(words, {"team", "hp", "hand", "gone", "top"});
  }
  draft.players.push_back(std::move(player));
}

void read_turn(WordReader& words, const Word& at, PositionDraft& draft) {
  if (!read_once(at, draft.turn.has_value(), words.faults())) return;
  const Word* seat = words.next("the number of a seat");
  const Word* phase = seat != nullptr ? words.next("'play', 'battle' or 'over'") : nullptr;
  if (phase == nullptr) return;
  TurnDraft turn{.seat = *seat, .phase = *phase};
  read_option(words, "turn", "the number of the turn", turn.turn);
  words.finish();
  draft.turn = std::move(turn);
}

void read_battle(WordReader& words, const Word& at, PositionDraft& draft) {
  if (!read_once(at, draft.battle.has_value(), words.faults())) return;
  std::optional<Word> causer;
  std::optional<Word> segment;
  while (!words.at_end()) {
    const bool known =
        read_option(words, "causer", "the number of a seat", causer) || read_option(words, "segment", "the number of the segment", segment);
    if (!known) refuse_word(words, {"causer", "segment"});
  }
  if (!causer || !segment) {
    words.faults().add(at, "missing-word", "This line is 'battle causer SEAT segment N'.");
  } else {
    draft.battle = {at, *causer, *segment};
  }
}

void read_chosen(WordReader& words, PositionDraft& draft) {
  const Word* first = words.next("an action");
  if (first == nullptr) return;
  Line action{*first};
  while (!words.at_end()) action.push_back(*words.next(""));
  draft.chosen.push_back(std::move(action));
}

bool looks_like_hex(std::string_view word) {
  return word.size() == 2 && word[0] >= 'a' && word[0] <= 'z' && word[1] >= '0' && word[1] <= '9';
}

}  // namespace

void read_header(const std::vector<Line>& lines, FaultList& faults) {
  static const Word kStart = {.line = 1, .column = 1};
  if (lines.empty() || lines[0][0].text != "nhx") {
    faults.add(lines.empty() ? kStart : lines[0][0], "missing-header", "The first line is 'nhx 1'.");
    return;
  }
  WordReader words(lines[0], faults);
  words.take("nhx");
  const Word* version = words.next("the version of the notation, 1,");
  if (version != nullptr && version->text != "1") {
    faults.add(*version, "unknown-version", "This program reads version 1 of the notation, not " + quoted(version->text) + ".");
  }
  words.finish();
}

std::vector<std::string_view> position_keywords() { return {"rules", "board", "player", "to-act", "battle", "chosen"}; }

std::optional<UnitDraft> read_unit_line(const Line& line, FaultList& faults) {
  WordReader words(line, faults);
  const Word* hex = words.next("a hex");
  const Word* seat = hex != nullptr ? words.next("the seat that owns the tile") : nullptr;
  const Word* tile = seat != nullptr ? words.next("the name of a tile") : nullptr;
  if (tile == nullptr) return std::nullopt;
  static const std::vector<std::string_view> kWords = {"wounds", "spent", "extra", "converted"};
  UnitDraft unit{.hex = *hex, .seat = *seat, .tile = *tile};
  // What stands right behind the tile is a facing, unless it resembles one of the other words.
  if (!words.at_end() && !is_one_of(words.peek().text, kWords) && suggestion(words.peek().text, kWords).empty())
    unit.facing = *words.next("");
  while (!words.at_end()) {
    if (words.peek().text == "converted") {
      if (unit.converted) faults.add(words.peek(), "duplicate-word", "'converted' stands twice in this line.");
      unit.converted = *words.next("");
      continue;
    }
    const bool known = read_option(words, "wounds", "the number of wounds", unit.wounds) ||
                       read_option(words, "spent", "the initiatives that have passed", unit.spent) ||
                       read_option(words, "extra", "the number of additional initiatives", unit.extra);
    if (!known) refuse_word(words, kWords);
  }
  return unit;
}

bool read_position_line(const Line& line, PositionDraft& draft, FaultList& faults) {
  const Word& first = line[0];
  if (looks_like_hex(first.text)) {
    std::optional<UnitDraft> unit = read_unit_line(line, faults);
    if (unit) draft.units.push_back(std::move(*unit));
    return true;
  }
  WordReader words(line, faults);
  words.take(first.text);
  if (first.text == "rules") {
    read_rules(words, first, draft);
  } else if (first.text == "board") {
    read_board(words, first, draft);
  } else if (first.text == "player") {
    read_player(words, draft);
  } else if (first.text == "to-act") {
    read_turn(words, first, draft);
  } else if (first.text == "battle") {
    read_battle(words, first, draft);
  } else if (first.text == "chosen") {
    read_chosen(words, draft);
  } else {
    return false;
  }
  return true;
}

}  // namespace nhx
