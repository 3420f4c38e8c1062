#include <algorithm>

#include "notation/position/line_fields.h"
#include "notation/words.h"

namespace nhx {

namespace {

// A keyword and the word behind it, put into a field that may be set once.
bool read_option(WordReader& words, std::string_view keyword, std::string_view what, std::optional<Word>& field) {
  if (words.at_end() || words.peek().text != keyword) return false;
  const Word at = words.peek();
  words.take(keyword);
  const Word* value = words.next(what);
  if (field) words.faults().add(at, "duplicate-word", in_quotes(keyword) + " stands twice in this line.");
  if (value != nullptr) field = *value;
  return true;
}

// A word that stands alone.
bool read_flag(WordReader& words, std::string_view keyword, std::optional<Word>& field) {
  if (words.at_end() || words.peek().text != keyword) return false;
  if (field) words.faults().add(words.peek(), "duplicate-word", in_quotes(keyword) + " stands twice in this line.");
  field = *words.next("");
  return true;
}

bool is_one_of(std::string_view word, const std::vector<std::string_view>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

template <class Draft, std::size_t Count>
std::vector<std::string_view> words_of(const std::array<LineField<Draft>, Count>& fields) {
  std::vector<std::string_view> words;
  for (const LineField<Draft>& field : fields) words.push_back(field.word);
  return words;
}

// A misspelt keyword takes the word behind it along, so that one slip gives one fault.
void refuse_word(WordReader& words, const std::vector<std::string_view>& wanted) {
  const Word* word = words.next("");
  const std::string meant = suggestion(word->text, wanted);
  words.faults().add(*word, "unknown-word", in_quotes(word->text) + " means nothing here." + meant);
  if (!meant.empty() && !words.at_end() && !is_one_of(words.peek().text, wanted)) words.next("");
}

template <class Draft>
void read_field(WordReader& words, const LineField<Draft>& field, FieldDraft& draft) {
  if (field.kind == FieldKind::flag) {
    read_flag(words, field.word, draft.word);
  } else {
    read_option(words, field.word, field.what, draft.word);
  }
  if (field.kind == FieldKind::tiles && draft.word) draft.list = split_list(*draft.word);
}

// All that is left of the line, in any order.
template <class Draft, std::size_t Count>
void read_fields(WordReader& words, const std::array<LineField<Draft>, Count>& fields, Draft& draft) {
  while (!words.at_end()) {
    const auto field = std::ranges::find(fields, words.peek().text, &LineField<Draft>::word);
    if (field != fields.end()) {
      read_field(words, *field, draft.*(field->draft));
    } else {
      refuse_word(words, words_of(fields));
    }
  }
}

bool read_once(const Word& at, bool is_there, FaultList& faults) {
  if (is_there) faults.add(at, "duplicate-line", "There is another " + in_quotes(at.text) + " line above.");
  return !is_there;
}

std::vector<Word> copied(const Line& line) { return {line.begin(), line.end()}; }

void read_rules(WordReader& words, const Word& at, PositionDraft& draft) {
  if (!read_once(at, draft.preset.has_value(), words.faults())) return;
  const Word* preset = words.next("the name of the rules ('standard')");
  if (preset != nullptr) draft.preset = *preset;
  draft.options = copied(words.take_rest());
}

// A line of one word behind its keyword.
void read_single(WordReader& words, const Word& at, std::string_view what, std::optional<Word>& field) {
  if (!read_once(at, field.has_value(), words.faults())) return;
  const Word* word = words.next(what);
  if (word == nullptr) return;
  field = *word;
  words.finish();
}

void read_player(WordReader& words, PositionDraft& draft) {
  const Word* seat = words.next("the number of a seat");
  const Word* army = seat != nullptr ? words.next("the name of an army") : nullptr;
  if (army == nullptr) return;
  PlayerDraft player{.seat = *seat, .army = *army};
  read_fields(words, kPlayerFields, player);
  draft.players.push_back(std::move(player));
}

void read_turn(WordReader& words, const Word& at, PositionDraft& draft) {
  if (!read_once(at, draft.turn.has_value(), words.faults())) return;
  const Word* seat = words.next("the number of a seat");
  const Word* phase = seat != nullptr ? words.next("a phase ('play', 'draw', 'battle' and so on)") : nullptr;
  if (phase == nullptr) return;
  TurnDraft turn{.seat = *seat, .phase = *phase};
  read_fields(words, kTurnFields, turn);
  draft.turn = std::move(turn);
}

bool read_battle_kind(WordReader& words, std::optional<Word>& field) {
  return read_flag(words, "full-board", field) || read_flag(words, "final", field) || read_flag(words, "overtime", field);
}

void read_battle(WordReader& words, const Word& at, PositionDraft& draft) {
  if (!read_once(at, draft.battle.has_value(), words.faults())) return;
  std::optional<Word> causer;
  std::optional<Word> segment;
  BattleDraft battle{.at = at, .causer = {}, .segment = {}};
  while (!words.at_end()) {
    const bool known = read_option(words, "causer", "the number of a seat", causer) ||
                       read_option(words, "segment", "the number of the segment", segment) || read_battle_kind(words, battle.kind) ||
                       read_flag(words, "changed", battle.changed);
    if (!known) refuse_word(words, {"causer", "segment", "full-board", "final", "overtime", "changed"});
  }
  if (!causer || !segment) {
    words.faults().add(at, "missing-word", "This line is 'battle causer SEAT segment N'.");
    return;
  }
  battle.causer = *causer;
  battle.segment = *segment;
  draft.battle = battle;
}

std::optional<std::vector<Word>> rest_of(WordReader& words) {
  if (!words.at_end()) return copied(words.take_rest());
  words.missing("an action");
  return std::nullopt;
}

void read_captives(WordReader& words, const Word& at, PositionDraft& draft) {
  read_single(words, at, "a list of hexes", draft.captives.word);
  if (draft.captives.word) draft.captives.list = split_list(*draft.captives.word);
}

void read_pending(WordReader& words, const Word& at, PositionDraft& draft) {
  if (read_once(at, draft.pending.has_value(), words.faults())) draft.pending = rest_of(words);
}

void read_chosen(WordReader& words, PositionDraft& draft) {
  std::optional<std::vector<Word>> action = rest_of(words);
  if (action) draft.chosen.push_back(std::move(*action));
}

bool looks_like_hex(std::string_view word) {
  return word.size() == 2 && word[0] >= 'a' && word[0] <= 'z' && word[1] >= '0' && word[1] <= '9';
}

}  // namespace

void read_header(const Lines& lines, FaultList& faults) {
  static const Word kStart = {.line = 1, .column = 1};
  if (lines.empty() || lines[0][0].text != "nhx") {
    faults.add(lines.empty() ? kStart : lines[0][0], "missing-header", "The first line is 'nhx 1'.");
    return;
  }
  WordReader words(lines[0], faults);
  words.take("nhx");
  const Word* version = words.next("the version of the notation, 1,");
  if (version != nullptr && version->text != "1") {
    faults.add(*version, "unknown-version", "This program reads version 1 of the notation, not " + in_quotes(version->text) + ".");
  }
  words.finish();
}

std::vector<std::string_view> position_keywords() {
  return {"rules", "mode", "board", "player", "to-act", "ending", "overtime", "captives", "pending", "battle", "chosen"};
}

std::optional<UnitDraft> read_unit_line(const Line& line, FaultList& faults) {
  WordReader words(line, faults);
  const Word* hex = words.next("a hex");
  const Word* seat = hex != nullptr ? words.next("the seat that owns the tile") : nullptr;
  const Word* tile = seat != nullptr ? words.next("the name of a tile") : nullptr;
  if (tile == nullptr) return std::nullopt;
  UnitDraft unit{.hex = *hex, .seat = *seat, .tile = *tile};
  // What stands right behind the tile is a facing, unless it resembles one of the other words.
  const auto is_facing = [known = words_of(kUnitFields)](std::string_view word) {
    return parse_direction(word) || (!is_one_of(word, known) && suggestion(word, known).empty());
  };
  if (!words.at_end() && is_facing(words.peek().text)) unit.facing = *words.next("");
  read_fields(words, kUnitFields, unit);
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
  } else if (first.text == "mode") {
    read_single(words, first, "a mode (two, deathmatch, score, loner, team)", draft.mode);
  } else if (first.text == "board") {
    read_single(words, first, "the board (19, 37 or duel)", draft.board);
  } else if (first.text == "player") {
    read_player(words, draft);
  } else if (first.text == "to-act") {
    read_turn(words, first, draft);
  } else if (first.text == "ending") {
    read_single(words, first, "the number of a seat", draft.ending);
  } else if (first.text == "overtime") {
    read_single(words, first, "the number of a seat", draft.overtime);
  } else if (first.text == "captives") {
    read_captives(words, first, draft);
  } else if (first.text == "pending") {
    read_pending(words, first, draft);
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
