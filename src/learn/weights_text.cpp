#include "learn/weights_text.h"

namespace nhx {

namespace {

template <class Numbers>
std::string row(const Numbers& numbers) {
  std::string text = "{{";
  for (std::size_t i = 0; i < numbers.size(); ++i) text += (i == 0 ? "" : ",") + std::to_string(numbers[i]);
  return text + "}}";
}

// For which armies the numbers are, as the compiler will check it.
std::string heading(const std::string& name, u64 layout) {
  return "constexpr int " + name + "Armies = " + std::to_string(kArmies) + ";\nconstexpr u64 " + name +
         "Layout = " + std::to_string(layout) + "U;\n";
}

}  // namespace

std::string weights_text(const Network& network) {
  std::string text = heading("kLearned", feature_layout(kArmies)) + "constexpr Network kLearned = {\n{{\n";
  for (const auto& weights : network.hidden) text += row(weights) + ",\n";
  return text + "}},\n" + row(network.direct) + ",\n" + row(network.output) + "\n};\n";
}

std::string openings_text(const std::array<OpeningWorth, kArmies>& openings) {
  std::string text = heading("kOpenings", opening_layout(kArmies)) + "constexpr std::array<OpeningWorth, kArmies> kOpenings = {{\n";
  for (const OpeningWorth& opening : openings) text += "{" + row(opening.place) + "," + row(opening.distance) + "},\n";
  return text + "}};\n";
}

}  // namespace nhx
