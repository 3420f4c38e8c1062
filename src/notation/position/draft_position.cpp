#include "engine/setup.h"
#include "notation/position/position_build.h"
#include "notation/rules_text.h"
#include "notation/setup_text.h"

namespace nhx {

namespace {

void build_board(PositionBuild& build) {
  if (!build.draft.board) return;
  const std::optional<BoardKind> board = parse_board(build.draft.board->text);
  if (board) build.position.board_kind = *board;
  if (!board)
    build.faults.add(*build.draft.board, "bad-board", "A board is 19, 37 or duel, not " + in_quotes(build.draft.board->text) + ".");
}

bool is_everybody_alone(const Position& position) {
  unsigned teams = 0;
  for (const Player& player : position.players) {
    if (!player.plays) continue;
    if (((teams >> player.team) & 1) != 0) return false;
    teams |= 1U << player.team;
  }
  return true;
}

// Can the mode be played by these seats and teams?
bool fits(const Position& position, Mode mode) {
  const auto is_ally = [&](Seat a, Seat b) { return position.players[a].team == position.players[b].team; };
  int seats = 0;
  for (const Player& player : position.players) seats += player.plays;
  switch (mode) {
    case Mode::two: return seats == 2 && is_everybody_alone(position);
    case Mode::deathmatch:
    case Mode::score: return is_everybody_alone(position);
    case Mode::loner: return seats == 3 && is_ally(1, 2) && !is_ally(0, 1);
    case Mode::team: return true;
  }
  return false;
}

// Needs the teams.
void build_mode(PositionBuild& build) {
  build.position.mode = likely_mode(build.position);
  if (!build.draft.mode) return;
  const Word& word = *build.draft.mode;
  const std::optional<Mode> mode = parse_mode(word.text);
  if (!mode) {
    build.faults.add(word, "unknown-mode",
                     "A mode is two, deathmatch, score, loner or team, not " + in_quotes(word.text) + "." +
                         suggestion(word.text, {"two", "deathmatch", "score", "loner", "team"}));
  } else if (!build.faults.any() && *mode != likely_mode(build.position) && !fits(build.position, *mode)) {
    build.faults.add(word, "bad-mode", "The mode " + in_quotes(word.text) + " is not for these seats and teams.");
  } else {
    build.position.mode = *mode;
  }
  if (suits(static_cast<BoardKind>(build.position.board_kind), build.position.mode)) return;
  const Fault fault = fault_of({SetupFault::duel_board_mode}, {});
  build.faults.add(word, fault.code, fault.sentence);
}

}  // namespace

Position position_from(const PositionDraft& draft, FaultList& faults) {
  PositionBuild build{.draft = draft, .faults = faults};
  build.position.rules = read_rules(draft.preset ? &*draft.preset : nullptr, draft.options, faults);
  build_board(build);
  build_players(build);
  build_mode(build);
  build_turn(build);
  build_units(build);
  build_piles(build);
  build_moment(build);
  return build.position;
}

}  // namespace nhx
