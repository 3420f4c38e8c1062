#include "reference/reference_redirection.h"

#include <algorithm>

namespace nhx::reference {
namespace {

// One straight piece of a shot's way.
struct Line {
  std::vector<Arrival> struck;
  Hex redirector = kNoHex;  // where it ends in an entry
};

using Lines = std::map<Hex, std::vector<Line>>;  // a redirector and the lines from its exits

// Does a shot of the attacker that comes in by this side leave again by the exits?
bool redirects(const Frozen& frozen, Hex attacker, Hex hex, Direction side) {
  const Piece& piece = frozen.state.units.at(hex);
  if (!has(piece, Ability::redirect) || frozen.reading.netted.contains(hex)) return false;
  if (!same_side(frozen.state, frozen.reading.controller.at(attacker), frozen.reading.controller.at(hex))) return false;
  return edge_toward(piece, side).entry;
}

Line follow(const Frozen& frozen, Hex attacker, Hex from, Direction direction, Piercing piercing) {
  Line line;
  const Direction side = opposite(direction);
  for (Hex hex = neighbour(from, direction); hex != kNoHex; hex = neighbour(hex, direction)) {
    if (!frozen.state.units.contains(hex)) continue;
    if (is_prey(frozen, attacker, hex)) {
      line.struck.push_back({hex, side});
      if (piercing == Piercing::no) break;
    } else if (redirects(frozen, attacker, hex, side)) {
      line.redirector = hex;
      break;
    }
  }
  return line;
}

Lines lines_behind(const Frozen& frozen, Hex attacker, const Line& start, Piercing piercing) {
  Lines lines;
  std::vector<Hex> open = {start.redirector};
  while (!open.empty()) {
    const Hex redirector = open.back();
    open.pop_back();
    if (redirector == kNoHex || lines.contains(redirector)) continue;
    lines[redirector] = {};
    for (const Direction direction : all_directions()) {
      if (!edge_toward(frozen.state.units.at(redirector), direction).exit) continue;
      lines[redirector].push_back(follow(frozen, attacker, redirector, direction, piercing));
      open.push_back(lines[redirector].back().redirector);
    }
  }
  return lines;
}

// Redirectors that can be reached from this one in one line or more.
std::set<Hex> behind(const Lines& lines, Hex redirector) {
  std::set<Hex> found;
  std::vector<Hex> open = {redirector};
  while (!open.empty()) {
    const Hex at = open.back();
    open.pop_back();
    for (const Line& line : lines.at(at)) {
      if (line.redirector != kNoHex && found.insert(line.redirector).second) open.push_back(line.redirector);
    }
  }
  return found;
}

bool is_behind_a_cycle(const Lines& lines, Hex redirector) {
  return std::any_of(lines.begin(), lines.end(), [&](const auto& entry) {
    const std::set<Hex> reach = behind(lines, entry.first);
    return reach.contains(entry.first) && reach.contains(redirector);
  });
}

// The number of distinct ways from the shooter to the redirector.
int walks_to(const Lines& lines, const Line& start, Hex redirector) {
  if (is_behind_a_cycle(lines, redirector)) return kEndless;
  int walks = start.redirector == redirector ? 1 : 0;
  for (const auto& [before, exits] : lines) {
    for (const Line& line : exits) {
      if (line.redirector == redirector) walks += walks_to(lines, start, before);
    }
  }
  return walks;
}

void add(int& count, int more) { count = count == kEndless || more == kEndless ? kEndless : count + more; }

}  // namespace

bool is_prey(const Frozen& frozen, Hex attacker, Hex target) {
  const Seat shooter = frozen.reading.controller.at(attacker);
  const Seat other = frozen.reading.controller.at(target);
  const bool is_allied_moloch = frozen.state.army[shooter] == Army::moloch && shooter != other;
  return !same_side(frozen.state, shooter, other) || is_allied_moloch;
}

std::map<Arrival, int> shots(const Frozen& frozen, Hex attacker, Direction direction, Piercing piercing) {
  const Line start = follow(frozen, attacker, attacker, direction, piercing);
  const Lines lines = lines_behind(frozen, attacker, start, piercing);
  std::map<Arrival, int> result;
  for (const Arrival& arrival : start.struck) add(result[arrival], 1);
  for (const auto& [redirector, exits] : lines) {
    const int walks = walks_to(lines, start, redirector);
    for (const Line& line : exits) {
      for (const Arrival& arrival : line.struck) add(result[arrival], walks);
    }
  }
  return result;
}

}  // namespace nhx::reference
