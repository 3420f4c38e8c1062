#include "notation/words.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace nhx {

namespace {

constexpr std::array<std::string_view, kDirections> kDirectionWords = {"n", "ne", "se", "s", "sw", "nw"};
constexpr std::array<std::string_view, 9> kPhaseWords = {"setup",   "draw",  "discard", "play", "retreat",
                                                         "captive", "medic", "battle",  "over"};
constexpr std::array<std::string_view, kModes> kModeWords = {"two", "deathmatch", "score", "loner", "team"};
constexpr std::array<std::string_view, 3> kBoardWords = {"19", "37", "duel"};
constexpr std::array<std::string_view, 4> kBattleKindWords = {"played", "full-board", "final", "overtime"};
constexpr std::array<std::string_view, 3> kWayWords = {"mobility", "transport", "hq"};  // Moved: bit 0, 1, 2
constexpr std::array<std::string_view, 5> kKindWords = {"hq", "warrior", "module", "foundation", "instant"};

template <class Value, std::size_t Count>
std::optional<Value> value_of(std::string_view word, const std::array<std::string_view, Count>& words) {
  for (std::size_t i = 0; i < Count; ++i) {
    if (words[i] == word) return static_cast<Value>(i);
  }
  return std::nullopt;
}

// How much smaller the names' columns and lines are than those of place_of.
int inset(bool large_board) { return large_board ? 0 : 1; }

}  // namespace

std::string hex_word(Hex hex, bool large_board) {
  if (hex >= kHexes) return "-";
  const ColumnLine at = place_of(hex);
  return {static_cast<char>('a' - 1 + at.column - inset(large_board)), static_cast<char>('0' + at.line - inset(large_board))};
}

std::optional<Hex> parse_hex(std::string_view word, bool large_board) {
  if (word.size() != 2) return std::nullopt;
  const Hex hex = hex_at({word[0] - 'a' + 1 + inset(large_board), word[1] - '0' + inset(large_board)});
  if (hex == kNoHex || !(large_board ? kAllHexes : kInnerHexes).has(hex)) return std::nullopt;
  return hex;
}

std::string_view direction_word(Direction direction) { return kDirectionWords[static_cast<std::size_t>(index_of(direction))]; }
std::optional<Direction> parse_direction(std::string_view word) { return value_of<Direction>(word, kDirectionWords); }

std::optional<Army> parse_army(std::string_view word) {
  for (std::size_t i = 0; i < kArmySpecs.size(); ++i) {
    if (kArmySpecs[i].word == word) return static_cast<Army>(i);
  }
  return std::nullopt;
}

std::string_view phase_word(Phase phase) { return kPhaseWords[static_cast<std::size_t>(phase)]; }
std::optional<Phase> parse_phase(std::string_view word) { return value_of<Phase>(word, kPhaseWords); }
std::vector<std::string_view> phase_words() { return {kPhaseWords.begin(), kPhaseWords.end()}; }

std::string_view mode_word(Mode mode) { return kModeWords[static_cast<std::size_t>(mode)]; }
std::optional<Mode> parse_mode(std::string_view word) { return value_of<Mode>(word, kModeWords); }

std::string_view board_word(BoardKind board) { return kBoardWords[static_cast<std::size_t>(board)]; }
std::optional<BoardKind> parse_board(std::string_view word) { return value_of<BoardKind>(word, kBoardWords); }

std::string_view battle_kind_word(BattleKind kind) { return kBattleKindWords[static_cast<std::size_t>(kind)]; }
std::optional<BattleKind> parse_battle_kind(std::string_view word) { return value_of<BattleKind>(word, kBattleKindWords); }

std::string_view kind_word(TileKind kind) { return kKindWords[static_cast<std::size_t>(kind)]; }

std::string_view attack_word(AttackKind kind) {
  constexpr std::array<std::string_view, 3> kAttacks = {"melee", "ranged", "gauss"};
  return kAttacks[static_cast<std::size_t>(kind)];
}

std::string seat_word(Seat seat) { return std::to_string(seat + 1); }

std::optional<int> parse_number(std::string_view word) {
  if (word.empty() || word.size() > 9) return std::nullopt;
  int number = 0;
  for (const char digit : word) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = number * 10 + (digit - '0');
  }
  return number;
}

std::optional<u64> parse_seed(std::string_view word) {
  const bool has_prefix = word.substr(0, 2) == "0x" || word.substr(0, 2) == "0X";
  if (has_prefix) word.remove_prefix(2);
  const bool is_decimal = !has_prefix && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
  u64 seed = 0;
  const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), seed, is_decimal ? 10 : 16);
  if (fault != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return seed;
}

std::string hexes_word(HexSet hexes, bool large_board) {
  std::string word;
  for (const Hex hex : hexes) word += (word.empty() ? "" : ",") + hex_word(hex, large_board);
  return word.empty() ? "-" : word;
}

std::string moved_word(u8 ways) {
  std::string word;
  for (std::size_t i = 0; i < kWayWords.size(); ++i) {
    if (((ways >> i) & 1) != 0) word += (word.empty() ? "" : ",") + std::string(kWayWords[i]);
  }
  return word;
}

std::optional<u8> parse_way(std::string_view word) {
  for (std::size_t i = 0; i < kWayWords.size(); ++i) {
    if (kWayWords[i] == word) return static_cast<u8>(1U << i);
  }
  return std::nullopt;
}

std::string seats_word(u8 seats) {
  std::string word;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (((seats >> seat) & 1) != 0) word += (word.empty() ? "" : ",") + seat_word(seat);
  }
  return word.empty() ? "-" : word;
}

std::string segments_word(u16 segments) {
  std::string word;
  for (int segment = 15; segment >= 0; --segment) {
    if (((segments >> segment) & 1) != 0) word += (word.empty() ? "" : ",") + std::to_string(segment);
  }
  return word.empty() ? "-" : word;
}

}  // namespace nhx
