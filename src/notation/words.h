#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/position.h"
#include "explain/attacks.h"

// Single words of the notation and their values. A hex has another name on the large board.
namespace nhx {

std::string hex_word(Hex hex, bool large_board);
std::optional<Hex> parse_hex(std::string_view word, bool large_board);

std::string_view direction_word(Direction direction);
std::optional<Direction> parse_direction(std::string_view word);

std::optional<Army> parse_army(std::string_view word);

std::string_view phase_word(Phase phase);
std::optional<Phase> parse_phase(std::string_view word);
std::vector<std::string_view> phase_words();

std::string_view mode_word(Mode mode);
std::optional<Mode> parse_mode(std::string_view word);

std::string_view board_word(BoardKind board);
std::optional<BoardKind> parse_board(std::string_view word);

std::string_view battle_kind_word(BattleKind kind);
std::optional<BattleKind> parse_battle_kind(std::string_view word);

std::string_view kind_word(TileKind kind);
std::string_view attack_word(AttackKind kind);

// People count seats from 1.
std::string seat_word(Seat seat);

// Digits alone, at most nine of them.
std::optional<int> parse_number(std::string_view word);

// Of random numbers: decimal, or hexadecimal with or without 0x.
std::optional<u64> parse_seed(std::string_view word);

// "b2,b3", "-" for none.
std::string hexes_word(HexSet hexes, bool large_board);

// "3,2", highest first, "-" for none; bit i for segment i.
std::string segments_word(u16 segments);

// "mobility,hq"; a set of Moved. Nothing for a word that is none of them.
std::string moved_word(u8 ways);
std::optional<u8> parse_way(std::string_view word);

// "1,3", "-" for none; bit i for seat i.
std::string seats_word(u8 seats);

}  // namespace nhx
