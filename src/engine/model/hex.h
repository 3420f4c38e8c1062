#pragma once

#include <array>
#include <bit>
#include <iterator>

#include "core/integers.h"

// The board: 37 flat-topped hexes, of which the 19 inner ones are the ordinary board. Both boards share one geometry, so a hex has the
// same number on either; only its name differs.
//
// Hexes are numbered column by column from the west and from south to north within a column, the order of their names. Along every line
// the numbers rise (n, ne, se) or fall (s, sw, nw): the first unit on a line of fire is one AND and one bit scan.
namespace nhx {

enum class Direction : u8 { n, ne, se, s, sw, nw };  // clockwise
inline constexpr int kDirections = 6;

using Hex = u8;
inline constexpr int kHexes = 37;
inline constexpr Hex kNoHex = 0xFF;

constexpr int index_of(Direction direction) { return static_cast<int>(direction); }
constexpr Direction direction_at(int index) { return static_cast<Direction>(index % kDirections); }
constexpr Direction opposite(Direction direction) { return direction_at(index_of(direction) + 3); }
constexpr Direction turned(Direction direction, int clockwise) { return direction_at(index_of(direction) + clockwise); }
constexpr bool is_ascending(Direction direction) { return direction <= Direction::se; }

// A set of hexes in one word.
class HexSet {
 public:
  constexpr HexSet() = default;
  constexpr explicit HexSet(u64 bits) : bits_(bits) {}
  static constexpr HexSet of(Hex hex) { return HexSet(u64{1} << hex); }

  [[nodiscard]] constexpr bool has(Hex hex) const { return ((bits_ >> hex) & 1) != 0; }
  [[nodiscard]] constexpr bool any() const { return bits_ != 0; }
  [[nodiscard]] constexpr bool none() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr u64 bits() const { return bits_; }
  [[nodiscard]] constexpr Hex lowest() const { return static_cast<Hex>(std::countr_zero(bits_)); }
  [[nodiscard]] constexpr Hex highest() const { return static_cast<Hex>(63 - std::countl_zero(bits_)); }

  constexpr void add(Hex hex) { bits_ |= u64{1} << hex; }
  constexpr void remove(Hex hex) { bits_ &= ~(u64{1} << hex); }

  friend constexpr HexSet operator|(HexSet a, HexSet b) { return HexSet(a.bits_ | b.bits_); }
  friend constexpr HexSet operator&(HexSet a, HexSet b) { return HexSet(a.bits_ & b.bits_); }
  friend constexpr HexSet operator-(HexSet a, HexSet b) { return HexSet(a.bits_ & ~b.bits_); }
  constexpr HexSet& operator|=(HexSet other) { return *this = *this | other; }
  constexpr HexSet& operator&=(HexSet other) { return *this = *this & other; }
  constexpr HexSet& operator-=(HexSet other) { return *this = *this - other; }
  friend constexpr bool operator==(HexSet, HexSet) = default;

  // for (Hex hex : set) goes through the members in the order of their names.
  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Hex;
    using difference_type = std::ptrdiff_t;
    using pointer = const Hex*;
    using reference = Hex;

    constexpr Iterator() = default;
    constexpr explicit Iterator(u64 rest) : rest_(rest) {}
    constexpr Hex operator*() const { return static_cast<Hex>(std::countr_zero(rest_)); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    u64 rest_ = 0;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  u64 bits_ = 0;
};

// All that can be reached from the first hexes, they included, when step(hex) gives the hexes one step further.
template <class Step>
constexpr HexSet reachable(HexSet first, Step step) {
  HexSet all = first;
  for (HexSet fresh = first; fresh.any();) {
    const Hex hex = fresh.lowest();
    fresh.remove(hex);
    const HexSet more = step(hex) - all;
    fresh |= more;
    all |= more;
  }
  return all;
}

// Column and line counted from 1, as in the names of the 37-hex board: {4, 4} is d4, the centre.
struct ColumnLine {
  int column = 0;
  int line = 0;
  friend constexpr bool operator==(ColumnLine, ColumnLine) = default;
};

inline constexpr int kColumns = 7;
inline constexpr int kReach = 3;  // a hex exists when its column and line differ by at most this

namespace hex_tables {

constexpr bool exists(ColumnLine at, int columns, int reach) {
  const int difference = at.column - at.line;
  return at.column >= 1 && at.column <= columns && at.line >= 1 && at.line <= columns && difference <= reach && -difference <= reach;
}

constexpr ColumnLine step(ColumnLine at, Direction direction) {
  switch (direction) {
    case Direction::n: return {at.column, at.line + 1};
    case Direction::ne: return {at.column + 1, at.line + 1};
    case Direction::se: return {at.column + 1, at.line};
    case Direction::s: return {at.column, at.line - 1};
    case Direction::sw: return {at.column - 1, at.line - 1};
    case Direction::nw: return {at.column - 1, at.line};
  }
  return at;
}

inline constexpr int kWindow = 7;  // the numbers of neighbours differ by no more; so the table of their sets fits the first-level cache

struct Tables {
  std::array<ColumnLine, kHexes> place{};
  std::array<std::array<Hex, kColumns + 1>, kColumns + 1> hex_at{};  // [column][line], kNoHex outside the board
  std::array<std::array<Hex, kDirections>, kHexes> neighbour{};      // kNoHex at the rim
  std::array<std::array<HexSet, kDirections>, kHexes> beside{};      // the neighbour as a set, empty at the rim
  std::array<std::array<HexSet, kDirections>, kHexes> ray{};         // all hexes in that direction
  std::array<std::array<u16, 64>, kHexes> beside_any{};              // in a set of directions; bit i is hex + i - kWindow
  std::array<std::array<Direction, kHexes>, kHexes> direction_to{};  // for neighbours
  std::array<HexSet, kHexes> around{};                               // the neighbours on all sides
  HexSet inner;                                                      // the 19 hexes of the ordinary board
};

constexpr Tables make_tables() {
  Tables tables;
  for (auto& column : tables.hex_at) column.fill(kNoHex);
  Hex next = 0;
  for (int column = 1; column <= kColumns; ++column) {
    for (int line = 1; line <= kColumns; ++line) {
      if (!exists({column, line}, kColumns, kReach)) continue;
      tables.place[next] = {column, line};
      tables.hex_at[static_cast<std::size_t>(column)][static_cast<std::size_t>(line)] = next;
      if (exists({column - 1, line - 1}, kColumns - 2, kReach - 1)) tables.inner.add(next);
      ++next;
    }
  }
  for (Hex hex = 0; hex < kHexes; ++hex) {
    for (int d = 0; d < kDirections; ++d) {
      const auto index = static_cast<std::size_t>(d);
      tables.neighbour[hex][index] = kNoHex;
      ColumnLine at = step(tables.place[hex], direction_at(d));
      for (int distance = 1; exists(at, kColumns, kReach); ++distance, at = step(at, direction_at(d))) {
        const Hex there = tables.hex_at[static_cast<std::size_t>(at.column)][static_cast<std::size_t>(at.line)];
        tables.ray[hex][index].add(there);
        if (distance > 1) continue;
        tables.neighbour[hex][index] = there;
        tables.beside[hex][index].add(there);
        tables.around[hex].add(there);
        tables.direction_to[hex][there] = direction_at(d);
      }
    }
  }
  for (Hex hex = 0; hex < kHexes; ++hex) {
    for (std::size_t directions = 0; directions < 64; ++directions) {
      for (std::size_t d = 0; d < kDirections; ++d) {
        if (((directions >> d) & 1) == 0 || tables.neighbour[hex][d] == kNoHex) continue;
        tables.beside_any[hex][directions] |= static_cast<u16>(1U << (tables.neighbour[hex][d] + kWindow - hex));
      }
    }
  }
  return tables;
}

inline constexpr Tables kTables = make_tables();

}  // namespace hex_tables

inline constexpr HexSet kInnerHexes = hex_tables::kTables.inner;
inline constexpr HexSet kAllHexes{(u64{1} << kHexes) - 1};

constexpr ColumnLine place_of(Hex hex) { return hex_tables::kTables.place[hex]; }
constexpr Hex hex_at(ColumnLine at) {
  return hex_tables::exists(at, kColumns, kReach)
             ? hex_tables::kTables.hex_at[static_cast<std::size_t>(at.column)][static_cast<std::size_t>(at.line)]
             : kNoHex;
}
constexpr Hex neighbour(Hex hex, Direction direction) { return hex_tables::kTables.neighbour[hex][static_cast<std::size_t>(direction)]; }
constexpr HexSet beside(Hex hex, Direction direction) { return hex_tables::kTables.beside[hex][static_cast<std::size_t>(direction)]; }
constexpr HexSet beside_any(Hex hex, u8 directions) {
  return HexSet((u64{hex_tables::kTables.beside_any[hex][directions]} << hex) >> hex_tables::kWindow);
}
constexpr HexSet ray(Hex hex, Direction direction) { return hex_tables::kTables.ray[hex][static_cast<std::size_t>(direction)]; }
constexpr HexSet around(Hex hex) { return hex_tables::kTables.around[hex]; }

// Where a neighbour lies.
constexpr Direction direction_to(Hex hex, Hex neighbour_hex) { return hex_tables::kTables.direction_to[hex][neighbour_hex]; }

// The member of a non-empty set of hexes on one ray that is nearest to where the ray starts.
constexpr Hex nearest(HexSet on_ray, Direction direction) { return is_ascending(direction) ? on_ray.lowest() : on_ray.highest(); }

}  // namespace nhx
