#pragma once

#include <bit>

#include "engine/model/facts.h"
#include "engine/model/position.h"

// Initiative bookkeeping: a unit may attack once in each of its slots (rulings 21 to 28). A set of segments is a word: bit i for segment i.
namespace nhx {

using Segments = u16;
inline constexpr int kSegments = 16;  // printed 3 and a dozen bonuses at the very most

// Printed initiatives after the bonuses; never below 0 (ruling 25). Slots that meet on one value are one attack (ruling 26).
constexpr Segments shifted(u8 printed, int modifier) {
  if (modifier >= 0) return static_cast<Segments>(printed << modifier);
  const int down = modifier < -kSegments ? kSegments : -modifier;
  const bool reaches_zero = (printed & ((1U << down) - 1)) != 0;
  return static_cast<Segments>((printed >> down) | (reaches_zero ? 1 : 0));
}

// The highest free value below the unit's highest, as a set; empty when there is none (rulings 28, 33, decision D1).
constexpr Segments next_extra(Segments taken) {
  if (taken == 0) return 0;
  const unsigned below_highest = (1U << (std::bit_width(taken) - 1)) - 1;
  return static_cast<Segments>(std::bit_floor(below_highest & ~static_cast<unsigned>(taken)));
}

// All slots, passed or not.
constexpr Segments all_slots(u8 printed, const Bonus& bonus) {
  Segments slots = shifted(printed, bonus.initiative);
  for (int i = 0; i < bonus.extra; ++i) slots = static_cast<Segments>(slots | next_extra(slots));
  return slots;
}

// The slots that have not passed.
constexpr Segments open_slots(u8 printed, const Bonus& bonus, Spent spent) {
  Segments open = shifted(static_cast<u8>(printed & ~spent.slots), bonus.initiative);
  Segments taken = shifted(printed, bonus.initiative);
  for (int i = 1; i <= bonus.extra; ++i) {
    const Segments extra = next_extra(taken);
    taken = static_cast<Segments>(taken | extra);
    if (i > spent.extra) open = static_cast<Segments>(open | extra);
  }
  return open;
}

// Segment `segment` and all above it are over: every slot that is there now has passed, used or not (rulings 21-24, decision D7).
constexpr Spent passed(u8 printed, const Bonus& bonus, Spent spent, int segment) {
  const int lowest_printed = segment - bonus.initiative;
  if (segment == 0 || lowest_printed <= 0) {
    spent.slots = printed & 0xF;
  } else if (lowest_printed < 4) {
    spent.slots = (spent.slots | (printed & ~((1U << lowest_printed) - 1))) & 0xF;
  }
  Segments taken = shifted(printed, bonus.initiative);
  for (int i = 1; i <= bonus.extra; ++i) {
    const Segments extra = next_extra(taken);
    if ((extra >> segment) == 0) break;
    taken = static_cast<Segments>(taken | extra);
    if (i > spent.extra) spent.extra = i & 7;
  }
  return spent;
}

}  // namespace nhx
