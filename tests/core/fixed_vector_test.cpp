#include "core/fixed_vector.h"

#include <gtest/gtest.h>

namespace nhx {
namespace {

TEST(FixedVector, holds_what_was_pushed_in_order) {
  FixedVector<int, 3> numbers;
  EXPECT_TRUE(numbers.empty());
  numbers.push_back(7);
  numbers.push_back(8);
  EXPECT_EQ(numbers.size(), 2U);
  EXPECT_EQ(numbers[0], 7);
  EXPECT_EQ(numbers.back(), 8);
  EXPECT_FALSE(numbers.full());
  numbers.push_back(9);
  EXPECT_TRUE(numbers.full());
}

TEST(FixedVector, copies_are_independent) {
  FixedVector<int, 3> original;
  original.push_back(1);
  FixedVector<int, 3> copy = original;
  copy.push_back(2);
  EXPECT_EQ(original.size(), 1U);
  original = copy;
  EXPECT_EQ(original.back(), 2);
  copy.clear();
  EXPECT_EQ(original.size(), 2U);
}

}  // namespace
}  // namespace nhx
