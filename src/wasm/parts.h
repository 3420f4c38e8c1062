#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/legal.h"
#include "engine/model/action.h"
#include "engine/model/event.h"
#include "explain/preview.h"
#include "notation/reading/fault.h"
#include "wasm/page_questions.h"

// What several answers have in common.
namespace nhx {

// The request is broken: somebody's programming error.
Json error(const std::string& sentence);

Json refused(std::string_view word, std::string_view sentence);
Json refused(Illegal reason);

// A text of the request cannot be read; fits both answers that list faults and those that refuse.
Json unreadable(const std::vector<Fault>& faults);

// A text that the request has.
inline const std::string& text_of(const Ask& ask, const char* key) { return ask.find(key)->get_ref<const std::string&>(); }

// A text that an object of the request may have, empty otherwise.
std::string word_at(const Ask& object, const char* key);

// A position of the request.
Parsed<Position> position_of(const Ask& ask, const char* key = "position");

// The text of a position that is told, about which more will be asked.
std::string told_text(const Position& position);

// The action if it can be read and done, otherwise the refusal.
struct Considered {
  Action action{};
  std::optional<Json> refusal{};
};
Considered consider(const Position& position, std::string_view text);

Json events_json(const std::vector<Event>& events, bool large_board);

// What lies where, for naming: {"c3": {"seat": 1, "tile": "mutant"}}.
Json places_json(const Position& position);

Json bad_seed();

Json preview_json(const Preview& preview);

// How a position looks, and what a Battle would do: now, or the one that has just been started.
Json view_json(const Position& position);
Json view_json(const Position& position, const std::optional<Preview>& preview);

}  // namespace nhx
