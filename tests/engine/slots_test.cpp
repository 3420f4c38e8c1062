#include "engine/layout/slots.h"

#include <gtest/gtest.h>

namespace nhx {
namespace {

constexpr u8 printed(std::initializer_list<int> values) {
  u8 bits = 0;
  for (const int value : values) bits = static_cast<u8>(bits | (1U << value));
  return bits;
}

TEST(Slots, bonuses_move_every_printed_initiative) {  // ruling 25
  EXPECT_EQ(shifted(printed({2, 1}), 1), 0b1100);
  EXPECT_EQ(shifted(printed({3}), 6), 1U << 9);
  EXPECT_EQ(shifted(printed({3, 2}), 0), 0b1100);
}

TEST(Slots, slots_that_meet_at_zero_are_one_attack) {  // ruling 26
  EXPECT_EQ(shifted(printed({2, 1}), -2), 0b1);
  EXPECT_EQ(shifted(printed({2, 1}), -5), 0b1);
  EXPECT_EQ(shifted(printed({2, 1}), -1), 0b11);
  EXPECT_EQ(shifted(0, -1), 0);
}

TEST(Slots, an_extra_slot_takes_the_first_free_value_below_the_highest) {  // rulings 28, 31, 33
  EXPECT_EQ(all_slots(printed({3, 2}), {.extra = 1}), 0b1110);
  EXPECT_EQ(all_slots(printed({2, 0}), {.extra = 1}), 0b111);
  EXPECT_EQ(all_slots(printed({3}), {.extra = 2}), 0b1110);
  EXPECT_EQ(all_slots(printed({0}), {.extra = 1}), 0b1);
  EXPECT_EQ(all_slots(printed({2, 1}), {.initiative = -1, .extra = 1}), 0b11);
  EXPECT_EQ(all_slots(0, {.extra = 3}), 0);
}

TEST(Slots, a_used_slot_does_not_come_back) {  // ruling 23: i2 and a Scout, who dies in segment 3
  const Spent spent = passed(printed({2}), {.initiative = 1}, {}, 3);
  EXPECT_EQ(open_slots(printed({2}), {}, spent), 0);
}

TEST(Slots, a_slot_lifted_above_the_running_segment_is_lost) {  // ruling 24: i3 slowed to 2, the Saboteur dies in segment 3
  const Spent spent = passed(printed({3}), {.initiative = -1}, {}, 3);
  EXPECT_EQ(open_slots(printed({3}), {.initiative = -1}, spent), 0b100);
  const Spent later = passed(printed({3}), {}, spent, 2);
  EXPECT_EQ(open_slots(printed({3}), {.initiative = -3}, later), 0);  // decision D7: slowed again, still lost
}

TEST(Slots, the_extra_slot_follows_the_present_value_once_a_source) {  // rulings 29, 30
  const Spent spent = passed(printed({2}), {.initiative = 1, .extra = 1}, {}, 3);
  EXPECT_EQ(open_slots(printed({2}), {.extra = 1}, spent), 0b10);
  const Spent used = passed(printed({3}), {.extra = 1}, {}, 2);
  EXPECT_EQ(open_slots(printed({3}), {.initiative = -1, .extra = 1}, used), 0);
}

TEST(Slots, everything_has_passed_after_segment_zero) {
  const Spent spent = passed(printed({2, 1}), {.initiative = -4, .extra = 1}, {}, 0);
  EXPECT_EQ(open_slots(printed({2, 1}), {.initiative = -4, .extra = 1}, spent), 0);
}

}  // namespace
}  // namespace nhx
