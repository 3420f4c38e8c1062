#include <algorithm>

#include "notation/json.h"
#include "notation/position/line_fields.h"

namespace nhx {

namespace {

using Source = nlohmann::json;  // its objects are trees: an ordered one would take quadratic time for an object of many keys

// Listens to a broken text only to learn where it breaks.
struct BreakFinder final : nlohmann::json_sax<Source> {
  std::size_t where = 0;
  bool null() override { return true; }
  bool boolean(bool /*value*/) override { return true; }
  bool number_integer(number_integer_t /*value*/) override { return true; }
  bool number_unsigned(number_unsigned_t /*value*/) override { return true; }
  bool number_float(number_float_t /*value*/, const string_t& /*text*/) override { return true; }
  bool string(string_t& /*value*/) override { return true; }
  bool binary(binary_t& /*value*/) override { return true; }
  bool start_object(std::size_t /*size*/) override { return true; }
  bool key(string_t& /*value*/) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t /*size*/) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t position, const std::string& /*token*/, const nlohmann::detail::exception& /*error*/) override {
    where = position;
    return false;
  }
};

Word place_of_break(std::string_view text) {
  BreakFinder finder;
  static_cast<void>(Source::sax_parse(text, &finder));
  const std::string_view before = text.substr(0, std::min(text.size(), finder.where > 0 ? finder.where - 1 : 0));
  const std::size_t start_of_line = before.rfind('\n') + 1;  // npos + 1 is 0
  return {.line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1,
          .column = static_cast<int>(before.size() - start_of_line) + 1};
}

class JsonReader {
 public:
  explicit JsonReader(FaultList& faults) : faults_(faults) {}

  PositionDraft read(const Source& json) {
    allow_keys(json, "",
               {"nhx", "rules", "options", "mode", "board", "players", "to_act", "ending", "overtime", "captives", "pending", "battle",
                "chosen", "units"});
    const std::optional<Word> version = number(json, "", "nhx", true);
    if (version && version->text != "1") {
      faults_.add(*version, "unknown-version", "This program reads version 1 of the notation, not " + in_quotes(version->text) + ".");
    }
    draft_.preset = string(json, "", "rules", false);
    draft_.options = strings(json, "", "options").list;
    draft_.mode = string(json, "", "mode", false);
    draft_.board = read_board(json);
    read_list(json, "players", [&](const Source& item, std::string_view path) { read_player(item, path); });
    read_turn(json);
    draft_.ending = number(json, "", "ending", false);
    draft_.overtime = number(json, "", "overtime", false);
    draft_.captives = strings(json, "", "captives");
    read_pending(json);
    read_battle(json);
    read_chosen(json, "");
    read_list(json, "units", [&](const Source& item, std::string_view path) { read_unit(item, path); });
    return std::move(draft_);
  }

 private:
  static std::string joined_path(std::string_view path, std::string_view key) {
    return path.empty() ? std::string(key) : std::string(path) + "." + std::string(key);
  }

  // Words are views; the draft keeps what they say.
  std::string_view kept(std::string text) { return draft_.strings.emplace_front(std::move(text)); }
  Word word(std::string text, std::string_view path) { return {.text = kept(std::move(text)), .path = kept(std::string(path))}; }

  void fault(std::string_view path, std::string_view code, const std::string& sentence) { faults_.add({.path = path}, code, sentence); }

  void allow_keys(const Source& object, std::string_view path, const std::vector<std::string_view>& keys) {
    for (const auto& [key, value] : object.items()) {
      if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
      fault(path, "unknown-key", "There is no key " + in_quotes(key) + " here." + suggestion(key, keys));
    }
  }

  const Source* member(const Source& object, std::string_view path, std::string_view key, bool required) {
    const auto found = object.find(key);
    if (found != object.end()) return &*found;
    if (required) fault(path, "missing-key", "The key " + in_quotes(key) + " is missing.");
    return nullptr;
  }

  std::optional<Word> as_string(const Source& value, std::string_view path) {
    if (value.is_string()) return word(value.get<std::string>(), path);
    fault(path, "bad-type", "This must be a text in quotation marks.");
    return std::nullopt;
  }

  std::optional<Word> as_number(const Source& value, std::string_view path) {
    if (value.is_number_unsigned()) return word(std::to_string(value.get<std::uint64_t>()), path);
    if (value.is_number_integer()) return word(std::to_string(value.get<std::int64_t>()), path);
    fault(path, "bad-type", "This must be a whole number.");
    return std::nullopt;
  }

  std::optional<Word> string(const Source& object, std::string_view path, std::string_view key, bool required) {
    const Source* value = member(object, path, key, required);
    return value != nullptr ? as_string(*value, joined_path(path, key)) : std::nullopt;
  }

  std::optional<Word> number(const Source& object, std::string_view path, std::string_view key, bool required) {
    const Source* value = member(object, path, key, required);
    return value != nullptr ? as_number(*value, joined_path(path, key)) : std::nullopt;
  }

  const Source* list(const Source& object, std::string_view path, std::string_view key, bool required) {
    const Source* value = member(object, path, key, required);
    if (value == nullptr || value->is_array()) return value;
    fault(joined_path(path, key), "bad-type", "This must be a list in square brackets.");
    return nullptr;
  }

  FieldDraft strings(const Source& object, std::string_view path, std::string_view key) {
    FieldDraft draft;
    const Source* values = list(object, path, key, false);
    if (values == nullptr) return draft;
    draft.word = word("", joined_path(path, key));
    for (std::size_t i = 0; i < values->size(); ++i) {
      const std::optional<Word> item = as_string((*values)[i], item_path(draft.word->path, i));
      if (item) draft.list.push_back(*item);
    }
    return draft;
  }

  static std::string item_path(std::string_view path, std::size_t index) { return std::string(path) + "[" + std::to_string(index) + "]"; }

  template <class Read>
  void read_list(const Source& object, std::string_view key, Read read) {
    const Source* values = list(object, "", key, true);
    for (std::size_t i = 0; values != nullptr && i < values->size(); ++i) {
      const std::string path = item_path(key, i);
      if ((*values)[i].is_object()) {
        read((*values)[i], path);
      } else {
        fault(path, "bad-type", "This must be an object in braces.");
      }
    }
  }

  const Source* object_at(const Source& json, std::string_view key) {
    const Source* value = member(json, "", key, false);
    if (value == nullptr || value->is_object()) return value;
    fault(key, "bad-type", "This must be an object in braces.");
    return nullptr;
  }

  // 19, 37 or "duel"
  std::optional<Word> read_board(const Source& json) {
    const Source* value = member(json, "", "board", false);
    if (value == nullptr) return std::nullopt;
    return value->is_string() ? as_string(*value, "board") : as_number(*value, "board");
  }

  void read_player(const Source& json, std::string_view path) {
    allow_keys(json, path, {"seat", "army"}, kPlayerFields);
    const std::optional<Word> seat = number(json, path, "seat", true);
    const std::optional<Word> army = string(json, path, "army", true);
    PlayerDraft player;
    read_fields(json, path, kPlayerFields, player);
    if (!seat || !army) return;
    player.seat = *seat;
    player.army = *army;
    draft_.players.push_back(std::move(player));
  }

  void read_turn(const Source& json) {
    const Source* value = object_at(json, "to_act");
    if (value == nullptr) return;
    allow_keys(*value, "to_act", {"seat", "phase"}, kTurnFields);
    const std::optional<Word> seat = number(*value, "to_act", "seat", true);
    const std::optional<Word> phase = string(*value, "to_act", "phase", true);
    TurnDraft turn;
    read_fields(*value, "to_act", kTurnFields, turn);
    if (!seat || !phase) return;
    turn.seat = *seat;
    turn.phase = *phase;
    draft_.turn = std::move(turn);
  }

  void read_battle(const Source& json) {
    const Source* value = object_at(json, "battle");
    if (value == nullptr) return;
    allow_keys(*value, "battle", {"causer", "segment", "kind", "changed", "chosen"});
    const std::optional<Word> causer = number(*value, "battle", "causer", true);
    const std::optional<Word> segment = number(*value, "battle", "segment", true);
    BattleDraft battle{.at = {.text = "battle", .path = "battle"}, .causer = {}, .segment = {}};
    battle.kind = string(*value, "battle", "kind", false);
    battle.changed = flag(*value, "battle", "changed");
    read_chosen(*value, "battle");
    if (!causer || !segment) return;
    battle.causer = *causer;
    battle.segment = *segment;
    draft_.battle = battle;
  }

  void read_pending(const Source& json) {
    const std::optional<Word> action = string(json, "", "pending", false);
    if (action) draft_.pending = words_of(*action);
  }

  void read_chosen(const Source& json, std::string_view path) {
    for (const Word& action : strings(json, path, "chosen").list) {
      std::optional<std::vector<Word>> words = words_of(action);
      if (words) draft_.chosen.push_back(std::move(*words));
    }
  }

  std::optional<std::vector<Word>> words_of(const Word& action) {
    FaultList unheard;
    const Lines lines = split_lines(action.text, unheard);
    if (lines.size() != 1 || unheard.any()) {
      faults_.add(action, "bad-action", "One action is expected, not " + in_quotes(action.text) + ".");
      return std::nullopt;
    }
    std::vector<Word> words;
    for (const Word& part : lines[0]) words.push_back({.text = part.text, .path = action.path});
    return words;
  }

  void read_unit(const Source& json, std::string_view path) {
    allow_keys(json, path, {"hex", "seat", "tile", "facing"}, kUnitFields);
    const std::optional<Word> hex = string(json, path, "hex", true);
    const std::optional<Word> seat = number(json, path, "seat", true);
    const std::optional<Word> tile = string(json, path, "tile", true);
    UnitDraft unit;
    unit.facing = string(json, path, "facing", false);
    read_fields(json, path, kUnitFields, unit);
    if (!hex || !seat || !tile) return;
    unit.hex = *hex;
    unit.seat = *seat;
    unit.tile = *tile;
    draft_.units.push_back(std::move(unit));
  }

  template <class Draft, std::size_t Count>
  void allow_keys(const Source& json, std::string_view path, std::vector<std::string_view> keys,
                  const std::array<LineField<Draft>, Count>& fields) {
    std::array<std::string, Count> names;
    for (std::size_t i = 0; i < Count; ++i) keys.push_back(names[i] = json_key(fields[i].word));
    allow_keys(json, path, keys);
  }

  template <class Draft, std::size_t Count>
  void read_fields(const Source& json, std::string_view path, const std::array<LineField<Draft>, Count>& fields, Draft& draft) {
    for (const LineField<Draft>& field : fields) draft.*(field.draft) = read_field(json, path, json_key(field.word), field.kind);
  }

  FieldDraft read_field(const Source& json, std::string_view path, const std::string& key, FieldKind kind) {
    switch (kind) {
      case FieldKind::flag: return {.word = flag(json, path, key)};
      case FieldKind::number: return {.word = number(json, path, key, false)};
      case FieldKind::tiles: return strings(json, path, key);
      case FieldKind::segments: return {.word = read_segments_list(json, path, key)};
      case FieldKind::ways: return {.word = read_ways_list(json, path, key)};
    }
    return {};
  }

  // [3, 2] as the word "3,2".
  std::optional<Word> read_segments_list(const Source& json, std::string_view path, std::string_view key) {
    const Source* values = list(json, path, key, false);
    if (values == nullptr || values->empty()) return std::nullopt;
    const std::string here = joined_path(path, key);
    std::string all;
    for (std::size_t i = 0; i < values->size(); ++i) {
      const std::optional<Word> slot = as_number((*values)[i], item_path(here, i));
      if (!slot) return std::nullopt;
      if (i > 0) all += ',';
      all += slot->text;
    }
    return word(std::move(all), here);
  }

  // ["mobility", "hq"] as the word "mobility,hq".
  std::optional<Word> read_ways_list(const Source& json, std::string_view path, std::string_view key) {
    const FieldDraft ways = strings(json, path, key);
    if (ways.list.empty()) return std::nullopt;
    std::string all;
    for (const Word& way : ways.list) {
      if (!all.empty()) all += ',';
      all += way.text;
    }
    return word(std::move(all), ways.word->path);
  }

  // True is the key as a word.
  std::optional<Word> flag(const Source& json, std::string_view path, std::string_view key) {
    const Source* value = member(json, path, key, false);
    if (value == nullptr) return std::nullopt;
    const std::string here = joined_path(path, key);
    if (!value->is_boolean()) {
      fault(here, "bad-type", "This must be true or false.");
      return std::nullopt;
    }
    return value->get<bool>() ? std::optional(word(std::string(key), here)) : std::nullopt;
  }

  FaultList& faults_;
  PositionDraft draft_;
};

}  // namespace

PositionDraft draft_from_json(std::string_view text, FaultList& faults) {
  if (text.size() > kLongestText) {
    faults.add({}, "text-too-long",
               "A text has at most " + std::to_string(kLongestText) + " bytes; this one has " + std::to_string(text.size()) + ".");
    return {};
  }
  const Source json = Source::parse(text, nullptr, false);
  if (!json.is_object()) {
    faults.add(place_of_break(text), "bad-json", "The text starts like JSON but is broken here.");
    return {};
  }
  return JsonReader(faults).read(json);
}

}  // namespace nhx
