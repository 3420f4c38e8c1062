#include "core/rng.h"

#include <gtest/gtest.h>

namespace nhx {
namespace {

TEST(Rng, gives_the_published_numbers_of_splitmix64) {
  Rng rng(1234567);
  EXPECT_EQ(rng.next(), 6457827717110365317ULL);
  EXPECT_EQ(rng.next(), 3203168211198807973ULL);
}

TEST(Rng, stays_below_the_bound_and_reaches_all_values) {
  Rng rng(1);
  unsigned seen = 0;
  for (int i = 0; i < 1000; ++i) {
    const u32 value = rng.below(6);
    ASSERT_LT(value, 6U);
    seen |= 1U << value;
  }
  EXPECT_EQ(seen, 0b111111U);
}

}  // namespace
}  // namespace nhx
