#include "record/differences.h"

#include <algorithm>

#include "notation/action_text.h"
#include "notation/event_text.h"

namespace nhx {

namespace {

// A few events before and after a place in the list.
std::string around(const std::vector<Event>& events, std::size_t place, bool large_board) {
  const std::size_t first = place < 2 ? 0 : place - 2;
  const std::size_t last = std::min(events.size(), place + 3);
  std::string text = first > 0 ? "... " : "";
  for (std::size_t i = first; i < last; ++i) text += "> " + to_text(events[i], large_board) + "; ";
  return text + (last < events.size() ? "..." : "end");
}

}  // namespace

std::optional<Fault> why_impossible(const Position& position, const Action& action, int line) {
  const Illegal reason = why_illegal(position, action);
  if (reason == Illegal::none) return std::nullopt;
  return Fault{line, 1, "illegal-action",
               in_quotes(to_text(action, position.large_board())) + " is not possible here. " + std::string(sentence(reason))};
}

std::optional<Fault> difference(const std::vector<Placed<Event>>& expected, const std::vector<Event>& happened, bool large_board) {
  std::vector<Event> wanted;
  for (const Placed<Event>& event : expected) wanted.push_back(event.value);
  const auto [first, found] = std::mismatch(wanted.begin(), wanted.end(), happened.begin(), happened.end());
  if (first == wanted.end() && found == happened.end()) return std::nullopt;
  const auto place = static_cast<std::size_t>(first - wanted.begin());
  const std::string what = first == wanted.end() ? "More happens than is listed"
                           : found == happened.end()
                               ? "'> " + to_text(*first, large_board) + "' does not happen any more"
                               : "'> " + to_text(*found, large_board) + "' happens instead of '> " + to_text(*first, large_board) + "'";
  return Fault{first != wanted.end() ? expected[place].line : expected.back().line, 1, "events-differ",
               what + ". Expected: " + around(wanted, place, large_board) + ". Happened: " + around(happened, place, large_board) + "."};
}

std::optional<Fault> difference(const Check& check, const Inspector& inspector) {
  const std::string found = inspector.difference(check);
  if (found.empty()) return std::nullopt;
  return Fault{check.line, 1, "check-failed", in_quotes(check.text) + " does not hold. " + found};
}

}  // namespace nhx
