#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <string>

#include "notation/position/position_text.h"
#include "wasm/parts.h"

namespace nhx {
namespace {

// The names that web/src/engine/api.ts declares for an interface.
std::set<std::string> names_of_interface(const std::string& interface) {
  std::ifstream file(NHX_ROOT "/web/src/engine/api.ts");
  std::string line;
  while (std::getline(file, line) && line != "export interface " + interface + " {") continue;
  std::set<std::string> names;
  while (std::getline(file, line) && line != "}") names.insert(line.substr(2, line.find(':') - 2));
  return names;
}

TEST(View, APlayerHasTheFieldsThatThePageDeclares) {
  const Json view = view_json(*parse_position("nhx 1;player 1 borgo;player 2 moloch;a1 1 hq;e5 2 hq").value);
  std::set<std::string> names;
  for (const auto& [name, value] : view["players"][0].items()) names.insert(name);
  EXPECT_EQ(names, names_of_interface("PlayerView"));
}

}  // namespace
}  // namespace nhx
