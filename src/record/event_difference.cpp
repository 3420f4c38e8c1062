#include "record/event_difference.h"

#include <algorithm>

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

EventDifference difference(const std::vector<Placed<Event>>& expected, const std::vector<Event>& happened, bool large_board) {
  std::vector<Event> wanted;
  for (const Placed<Event>& event : expected) wanted.push_back(event.value);
  const auto [first, found] = std::mismatch(wanted.begin(), wanted.end(), happened.begin(), happened.end());
  if (first == wanted.end() && found == happened.end()) return {};
  const auto place = static_cast<std::size_t>(first - wanted.begin());
  const std::string what = first == wanted.end() ? "More happens than is listed"
                           : found == happened.end()
                               ? "'> " + to_text(*first, large_board) + "' does not happen any more"
                               : "'> " + to_text(*found, large_board) + "' happens instead of '> " + to_text(*first, large_board) + "'";
  return {
      .line = first != wanted.end() ? expected[place].line : expected.back().line,
      .sentence = what + ". Expected: " + around(wanted, place, large_board) + ". Happened: " + around(happened, place, large_board) + "."};
}

}  // namespace nhx
