#include "record/title.h"

#include <algorithm>

namespace nhx {

std::string read_title(const Line& line, std::size_t index, FaultList& faults) {
  const std::string keyword(line[0].text);
  WordReader words(line, faults);
  words.take(keyword);
  if (index != 1) faults.add(line[0], "misplaced-line", in_quotes(keyword) + " stands right after 'nhx 1'.");
  const Word* name = words.next("the name of the " + keyword);
  if (name == nullptr) return {};
  const auto is_allowed = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  if (!std::all_of(name->text.begin(), name->text.end(), is_allowed)) {
    faults.add(*name, "bad-name", "A name has small letters, digits and hyphens only, unlike " + in_quotes(name->text) + ".");
  }
  words.finish();
  return std::string(name->text);
}

}  // namespace nhx
