#include "bench/workload.h"
#include "engine/setup.h"
#include "notation/actions_json.h"
#include "notation/position/position_text.h"
#include "notation/setup_text.h"
#include "notation/tiles/tiles_text.h"
#include "wasm/parts.h"

// What can be asked before there is a position: tiles and kinds of actions, a new game, the fingerprint of the engine.
namespace nhx {

namespace {

std::optional<int> team_at(const Ask& seat) {
  const auto team = seat.is_object() ? seat.find("team") : seat.end();
  if (team == seat.end()) return std::nullopt;
  const double number = team->is_number() ? team->get<double>() : 0;
  for (int i = 1; i <= kSeats; ++i) {
    if (number == i) return i;
  }
  return 0;
}

// A list that the setup may have, empty otherwise.
const Ask& list_at(const Ask& setup, const char* key) {
  static const Ask kNone = Ask::array();
  const auto list = setup.find(key);
  return list != setup.end() && list->is_array() ? *list : kNone;
}

SetupWords words_of(const Ask& setup) {
  SetupWords words{.mode = word_at(setup, "mode"), .board = word_at(setup, "board"), .preset = word_at(setup, "preset")};
  for (const Ask& option : list_at(setup, "options")) words.options.push_back(option.is_string() ? option.get<std::string>() : "");
  for (const Ask& seat : list_at(setup, "seats")) words.seats.push_back({.army = word_at(seat, "army"), .team = team_at(seat)});
  return words;
}

std::string hexadecimal(u64 number) {
  std::string text(16, '0');
  for (std::size_t i = text.size(); i-- > 0; number >>= 4) text[i] = "0123456789abcdef"[number & 15];
  return text;
}

}  // namespace

Json answer_tiles(const Ask& /*ask*/) {
  Json json = catalogue_json(std::nullopt);
  json["actions"] = actions_json();
  return json;
}

Json answer_start(const Ask& ask) {
  const Parsed<Setup> setup = read_setup(words_of(*ask.find("setup")));
  if (!setup.ok()) return unreadable(setup.faults);
  return view_json(start_position(*setup.value));
}

Json answer_bench(const Ask& ask) {
  const bool quick = ask.find("quick")->get<bool>();
  return {{"signature", hexadecimal(quick ? quick_signature() : bench_signature())}};
}

}  // namespace nhx
