#include "notation/drawing/diagram.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <sstream>

#include "notation/drawing/columns.h"

#include "texts.h"

namespace nhx {
namespace {

using test::position_of;

std::size_t widest(const std::string& text) {
  std::istringstream lines(text);
  std::size_t width = 0;
  for (std::string line; std::getline(lines, line);) width = std::max(width, width_of(line));
  return width;
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(Diagram, FitsItsWidth) {
  const std::string small =
      diagram(position_of("nhx 1;player 1 hegemony;player 2 doomsday;c3 1 universal-soldier nw;c4 2 main-war-processor s"));
  EXPECT_LE(widest(small), 120U);
  EXPECT_LE(widest(diagram(position_of("nhx 1;board 37;player 1 borgo;d4 1 mutant n;a1 1 hq;g7 1 officer"))), 160U);
}

TEST(Diagram, ShowsWhatMattersAboutAUnit) {
  const std::string text =
      diagram(position_of("nhx 1;player 1 borgo hp 18;player 2 moloch;player 3 vegas;a1 1 hq;b2 1 super-mutant ne wounds 1;c4 2 hornet "
                          "s;d4 3 agitator nw;e4 3 mine"));
  for (const std::string_view part : {"Borgo HQ", "hp 18", "↗ Super Mutant ↗", "m2 arm", "init 3*  wounds 1/1", "2>3 moloch",
                                      "↖ Agitator ↖", "take", "Mine", "foundation", "a3", "e5"}) {
    EXPECT_TRUE(has(text, part)) << part << "\n" << text;
  }
}

TEST(Diagram, EveryEdgeHasItsPlace) {
  // A Thug strikes with 2 over its front and with 1 over the two edges beside it.
  const auto rows = [](std::string_view facing) {
    std::istringstream lines(diagram(position_of("nhx 1;player 1 hegemony;c3 1 thug " + std::string(facing))));
    std::vector<std::string> result;
    for (std::string line; std::getline(lines, line);) result.push_back(line);
    return result;
  };
  const std::vector<std::string> north = rows("n");  // c3 has the rows 12 to 18
  EXPECT_TRUE(has(north[13], "m2") && has(north[14], "m1      c3       m1"));
  const std::vector<std::string> south = rows("s");
  EXPECT_TRUE(has(south[18], "____m2____") && has(south[17], "m1") && !has(south[14], "m1"));
  const std::vector<std::string> northeast = rows("ne");
  EXPECT_TRUE(has(northeast[13], "m1") && has(northeast[14], "c3       m2") && has(northeast[17], "m1 /"));
}

TEST(Diagram, TerminalsAreMarked) {
  const std::string duel = diagram(position_of("nhx 1;board duel;player 1 borgo;c3 1 mutant n"));
  for (const std::string_view part : {"(c3)", "(b4)", "(d5)", "(e4)", "(d2)", "(b1)", "(a2)", "(c3): a terminal"}) {
    EXPECT_TRUE(has(duel, part)) << part << "\n" << duel;
  }
  EXPECT_FALSE(has(duel, "(a1)"));
  EXPECT_FALSE(has(diagram(position_of("nhx 1;player 1 borgo")), "("));
}

TEST(Diagram, ColourIsOnlyThereWhenWanted) {
  const Position position = position_of("nhx 1;player 1 borgo;c3 1 mutant n");
  EXPECT_FALSE(has(diagram(position), "\x1b["));
  EXPECT_TRUE(has(diagram(position, {.colour = true}), "\x1b["));
}

TEST(Diagram, AnEmptyBoardIsDrawnToo) { EXPECT_TRUE(has(diagram(position_of("nhx 1;player 1 borgo")), "c3")); }

}  // namespace
}  // namespace nhx
