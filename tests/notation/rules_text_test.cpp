#include "notation/rules_text.h"

#include <fstream>
#include <gtest/gtest.h>
#include <string>

namespace nhx {
namespace {

// The cells of a row of a table in Markdown.
std::vector<std::string> cells_of(const std::string& row) {
  std::vector<std::string> cells;
  for (std::size_t begin = row.find('|'); begin != std::string::npos && begin + 1 < row.size();) {
    const std::size_t end = row.find('|', begin + 1);
    const std::string cell = row.substr(begin + 1, end - begin - 1);
    const std::size_t first = cell.find_first_not_of(' ');
    cells.push_back(first == std::string::npos ? "" : cell.substr(first, cell.find_last_not_of(' ') + 1 - first));
    begin = end;
  }
  return cells;
}

TEST(RulesText, TheTableOfEditionsHasEveryOptionAndWhatPresetsAreMadeOf) {
  std::ifstream file(NHX_ROOT "/docs/rules.md");
  std::string line;
  while (std::getline(file, line) && !line.starts_with("| # | option |")) continue;
  const std::vector<std::string> head = cells_of(line);
  std::getline(file, line);
  int rows = 0;
  for (; std::getline(file, line) && line.starts_with("|"); ++rows) {
    ASSERT_LT(rows, kRuleOptions);
    const std::vector<std::string> cells = cells_of(line);
    ASSERT_EQ(cells.size(), head.size()) << line;
    EXPECT_EQ(cells[1], "`" + std::string(kRuleOptionWords[static_cast<std::size_t>(rows)]) + "`");
    for (std::size_t preset = 1; preset < kRulesPresets.size(); ++preset) {
      const std::size_t column = head.size() - kRulesPresets.size() + preset;
      EXPECT_EQ(head[column], "`" + std::string(kRulesPresets[preset].word) + "`");
      EXPECT_EQ(cells[column] == "yes", kRulesPresets[preset].rules.has(static_cast<RuleOption>(rows))) << line;
    }
  }
  EXPECT_EQ(rows, kRuleOptions);
}

}  // namespace
}  // namespace nhx
