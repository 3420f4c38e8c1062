#include "notation/reading/read_word.h"

namespace nhx {

std::optional<int> read_number(const Word& word, std::string_view what, int least, int most, FaultList& faults) {
  const std::optional<int> number = parse_number(word.text);
  if (number && *number >= least && *number <= most) return number;
  faults.add(word, "bad-number",
             std::string(what) + " is a number from " + std::to_string(least) + " to " + std::to_string(most) + ", not " +
                 in_quotes(word.text) + ".");
  return std::nullopt;
}

std::optional<Seat> read_seat(const Word& word, FaultList& faults) {
  const std::optional<int> number = parse_number(word.text);
  if (number && *number >= 1 && *number <= kSeats) return static_cast<Seat>(*number - 1);
  faults.add(word, "bad-seat", "A seat is a number from 1 to 6, not " + in_quotes(word.text) + ".");
  return std::nullopt;
}

std::optional<Hex> read_hex(const Word& word, bool large_board, FaultList& faults) {
  const std::optional<Hex> hex = parse_hex(word.text, large_board);
  if (hex) return hex;
  const std::string board = large_board ? "board of 37 hexes (a1 to g7, letter and digit at most 3 apart)"
                                        : "board of 19 hexes (a1 to e5, letter and digit at most 2 apart)";
  const bool on_large = !large_board && parse_hex(word.text, true).has_value();
  faults.add(word, "bad-hex",
             "There is no hex " + in_quotes(word.text) + " on the " + board + "." +
                 (on_large ? " The line 'board 37' makes the board larger." : ""));
  return std::nullopt;
}

std::optional<Direction> read_direction(const Word& word, FaultList& faults) {
  const std::optional<Direction> direction = parse_direction(word.text);
  if (!direction) faults.add(word, "bad-facing", in_quotes(word.text) + " is no direction: n, ne, se, s, sw and nw are.");
  return direction;
}

std::optional<TileId> read_tile(const Word& word, Army army, FaultList& faults) {
  const TileId tile = tile_named(army, word.text);
  if (tile != kNoTile) return tile;
  std::vector<std::string_view> words;
  std::string_view elsewhere;
  for (const TileSpec& spec : spec_of(army).tiles) words.push_back(spec.word);
  for (const ArmySpec& other : kArmySpecs) {
    for (const TileSpec& spec : other.tiles) {
      if (spec.word == word.text) elsewhere = other.word;
    }
  }
  const std::string hint = elsewhere.empty() ? suggestion(word.text, words) : " It belongs to " + std::string(elsewhere) + ".";
  faults.add(word, "unknown-tile", "There is no tile " + in_quotes(word.text) + " in " + std::string(spec_of(army).word) + "." + hint);
  return std::nullopt;
}

std::optional<TileCount> read_tile_count(const Word& word, Army army, FaultList& faults) {
  if (word.text.empty()) {
    faults.add(word, "missing-word", "The name of a tile is missing here.");
    return std::nullopt;
  }
  const std::size_t star = word.text.find('*');
  Word name = word;
  name.text = word.text.substr(0, star);
  const std::optional<TileId> tile = read_tile(name, army, faults);
  std::optional<int> count = 1;
  if (star != std::string_view::npos) {
    Word number = word;
    number.text = word.text.substr(star + 1);
    if (number.line > 0) number.column += static_cast<int>(star) + 1;
    count = read_number(number, "The number of tiles", 1, kPileTiles, faults);
  }
  if (!tile || !count) return std::nullopt;
  return TileCount{*tile, *count};
}

std::optional<std::vector<TileId>> read_tiles(const Word& word, Army army, FaultList& faults) {
  std::vector<TileId> tiles;
  bool good = true;
  for (const Word& part : split_list(word)) {
    const std::optional<TileCount> tile = read_tile_count(part, army, faults);
    good = good && tile.has_value();
    if (!tile) continue;
    tiles.insert(tiles.end(), static_cast<std::size_t>(tile->count), tile->tile);
    if (tiles.size() <= kPileTiles) continue;
    faults.add(part, "too-many-copies", "An army has only " + std::to_string(kPileTiles) + " tiles besides its HQ.");
    return std::nullopt;
  }
  return good ? std::optional(std::move(tiles)) : std::nullopt;
}

bool is_seated(const Position& position, Seat seat, const Word& at, FaultList& faults) {
  if (position.players[seat].plays) return true;
  faults.add(at, "seat-missing", "Nobody plays at seat " + seat_word(seat) + "; there is no 'player " + seat_word(seat) + "' line.");
  return false;
}

std::optional<Seat> read_player_seat(const Word& word, const Position& position, FaultList& faults) {
  const std::optional<Seat> seat = read_seat(word, faults);
  return seat && is_seated(position, *seat, word, faults) ? seat : std::nullopt;
}

std::optional<u8> read_seats(const Word& word, const Position& position, FaultList& faults) {
  unsigned seats = 0;
  bool good = true;
  for (const Word& part : split_list(word)) {
    const std::optional<Seat> seat = read_player_seat(part, position, faults);
    good = good && seat.has_value();
    if (!seat) continue;
    if (((seats >> *seat) & 1) != 0) {
      faults.add(part, "duplicate-word", "The seat " + in_quotes(part.text) + " is listed twice.");
      good = false;
    }
    seats |= 1U << *seat;
  }
  return good ? std::optional(static_cast<u8>(seats)) : std::nullopt;
}

std::optional<HexSet> read_hexes(const Word& word, bool large_board, FaultList& faults) {
  HexSet hexes;
  bool good = true;
  for (const Word& part : split_list(word)) {
    const std::optional<Hex> hex = read_hex(part, large_board, faults);
    good = good && hex.has_value();
    if (!hex) continue;
    if (hexes.has(*hex)) {
      faults.add(part, "duplicate-word", "The hex " + in_quotes(part.text) + " is listed twice.");
      good = false;
    }
    hexes.add(*hex);
  }
  return good ? std::optional(hexes) : std::nullopt;
}

std::optional<u16> read_segments(const Word& word, FaultList& faults) {
  unsigned segments = 0;
  bool good = true;
  for (const Word& part : split_list(word)) {
    const std::optional<int> segment = read_number(part, "An initiative", 0, 15, faults);
    good = good && segment.has_value();
    if (!segment) continue;
    const unsigned bit = 1U << *segment;
    if ((segments & bit) != 0) {
      faults.add(part, "duplicate-word", "The initiative " + in_quotes(part.text) + " is listed twice.");
      good = false;
    }
    segments |= bit;
  }
  return good ? std::optional(static_cast<u16>(segments)) : std::nullopt;
}

}  // namespace nhx
