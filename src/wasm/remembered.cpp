#include "wasm/remembered.h"

#include <array>

namespace nhx {

namespace {

// Enough for where the game stands, for what is aimed at in it, and for taking back.
constexpr std::size_t kRemembered = 8;

struct Told {
  std::string text;
  Position position;
};

struct Memory {
  std::array<Told, kRemembered> told{};
  std::size_t next = 0;  // is forgotten first
};

Memory& memory() {
  static Memory memory;
  return memory;
}

}  // namespace

void remember(std::string text, const Position& position) {
  if (remembered(text)) return;
  Memory& kept = memory();
  kept.told[kept.next] = {.text = std::move(text), .position = position};
  kept.next = (kept.next + 1) % kRemembered;
}

std::optional<Position> remembered(std::string_view text) {
  for (const Told& each : memory().told) {
    if (!each.text.empty() && each.text == text) return each.position;
  }
  return std::nullopt;
}

}  // namespace nhx
