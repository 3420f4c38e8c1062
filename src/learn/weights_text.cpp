#include "learn/weights_text.h"

namespace nhx {

namespace {

template <class Numbers>
std::string row(const Numbers& numbers) {
  std::string text = "{{";
  for (std::size_t i = 0; i < numbers.size(); ++i) text += (i == 0 ? "" : ",") + std::to_string(numbers[i]);
  return text + "}}";
}

}  // namespace

std::string weights_text(const Network& network) {
  std::string text = "{{\n";
  for (const auto& weights : network.hidden) text += row(weights) + ",\n";
  return text + "}},\n" + row(network.direct) + ",\n" + row(network.output) + "\n";
}

std::string openings_text(const std::array<OpeningWorth, kArmies>& openings) {
  std::string text;
  for (const OpeningWorth& opening : openings) text += "{" + row(opening.place) + "," + row(opening.distance) + "},\n";
  return text;
}

}  // namespace nhx
