#pragma once

#include <cstdlib>
#include <gtest/gtest.h>

#include "dealer/dealer.h"
#include "engine/apply.h"
#include "engine/legal.h"

// What the tests of bots share.
namespace nhx {

inline constexpr int kMostDecisions = 3'000;  // far more than any game needs

// Deals with the generator and lets choose(position) decide until the game is over, always legally.
template <class Choose>
void play_to_the_end(Position& position, Rng& rng, Choose choose) {
  NoEvents unheard;
  for (int decisions = 0; position.phase != Phase::over; ++decisions) {
    ASSERT_LT(decisions, kMostDecisions) << "endless";
    const Action action = position.phase == Phase::draw ? deal_tile(position, rng) : choose(position);
    ASSERT_EQ(why_illegal(position, action), Illegal::none);
    ASSERT_NE(action.kind, ActionKind::resign);
    apply(position, action, unheard);
  }
}

// The number in a variable of the environment.
inline u64 number_from(const char* variable, u64 otherwise) {
  const char* text = std::getenv(variable);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

}  // namespace nhx
