#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/action.h"
#include "notation/reading/fault.h"
#include "notation/reading/lines.h"

// Who answers when a Battle asks: a list typed beforehand, the first answer always, or a person at the terminal.
namespace nhx::cli {

struct Choice {
  Action action;
  int line = 0;  // where it stands in the list
  int column = 0;
};

// "1 explode c4; 2 hold d3"
Parsed<std::vector<Choice>> parse_choices(std::string_view text, const Position& position);

// The question and its numbered answers, in words and in notation.
std::string question_in_words(const Position& position);

// The player who is asked may answer by number or in notation. Nothing at the end of the input.
std::optional<Action> ask_person(const Position& position);

struct Answers {
  std::vector<Choice> choices{};
  bool first = false;       // when the choices are used up
  bool ask_person = false;  // likewise
  std::size_t used = 0;
  std::vector<Fault> faults{};  // a choice that is not legal

  // Nothing when there is none left or when it is not legal.
  std::optional<Action> next(const Position& position);

  // Choices that nothing asked for.
  [[nodiscard]] std::vector<Fault> unused() const;
};

}  // namespace nhx::cli
