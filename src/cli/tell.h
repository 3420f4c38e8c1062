#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/model/action.h"
#include "engine/model/event.h"
#include "engine/model/position.h"

// A Battle told to people.
namespace nhx::cli {

inline constexpr std::size_t kNameWidth = 18;  // of an army's name in a table

// "Outpost (seat 1)".
std::string seat_in_words(const Position& position, Seat seat);

// One line for every player: HQ points (or the score, where that counts) and hand.
std::string players_in_words(const Position& position);

// One line: "Outpost HQ 18   Hegemony HQ 14".
std::string points_in_words(const Position& position);

// One line: whose turn it is, or who is asked in a Battle.
std::string turn_in_words(const Position& position);

// What the answer means: "Clown c3 explodes".
std::string in_words(const Action& answer, const Position& position);

// A segment as its events tell it.
struct ToldSegment {
  int number = 0;
  std::vector<std::string> lines;
  Position after;  // board, HQ points and scores at its end
};

// The segments that the events tell, in order; `before` is the position in which they begin.
std::vector<ToldSegment> tell(const Position& before, std::span<const Event> events);

// HQ points and losses between two positions.
std::string result_in_words(const Position& before, const Position& after);

}  // namespace nhx::cli
