#include <cstdlib>
#include <gtest/gtest.h>
#include <new>

#include "engine/effects.h"

#include "properties/deals.h"
#include "properties/random_battle.h"

// The engine never allocates: all global forms of new are counted here, for this thread.
namespace {

thread_local std::size_t allocations = 0;

void* counted(std::size_t size) {
  ++allocations;
  return std::malloc(size == 0 ? 1 : size);
}

void* counted(std::size_t size, std::align_val_t alignment) {
  ++allocations;
  const auto step = static_cast<std::size_t>(alignment);
  return std::aligned_alloc(step, (size + step - 1) / step * step);
}

void* or_throw(void* memory) {
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

void* operator new(std::size_t size) { return or_throw(counted(size)); }
void* operator new[](std::size_t size) { return or_throw(counted(size)); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new(std::size_t size, std::align_val_t alignment) { return or_throw(counted(size, alignment)); }
void* operator new[](std::size_t size, std::align_val_t alignment) { return or_throw(counted(size, alignment)); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

namespace nhx::properties {
namespace {

constexpr u64 kPositions = 10'000;

TEST(NoAllocation, TheCounterCounts) {
  const std::size_t before = allocations;
  const std::vector<int> numbers(100);
  EXPECT_EQ(allocations, before + 1) << numbers.size();
}

TEST(NoAllocation, BattlesAndLegalActionsDoNotAllocate) {
  for (u64 number = 0; number < kPositions; ++number) {
    Position position = with_battle_in_hand(position_number(5'000'000'000 + number));
    Rng rng(number);
    NoEvents sink;
    const std::size_t before = allocations;
    Position started = position;
    start_battle(started, 0, sink);
    do {
      ActionList actions;
      legal_actions(position, actions);
      if (actions.empty()) break;
      apply(position, actions[rng.below(static_cast<u32>(actions.size()))], sink);
    } while (position.phase == Phase::battle);
    const Effects effects = evaluate(position);
    ASSERT_EQ(allocations, before) << number << ' ' << effects.seats;
  }
}

}  // namespace
}  // namespace nhx::properties
