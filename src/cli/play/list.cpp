#include "cli/play/list.h"

#include <algorithm>
#include <memory>

#include "cli/tell.h"
#include "engine/legal.h"
#include "notation/action_text.h"
#include "notation/drawing/columns.h"
#include "notation/names.h"
#include "notation/reading/lines.h"
#include "notation/words.h"

namespace nhx::cli {

namespace {

constexpr std::size_t kMostListed = 36;  // lines
constexpr std::size_t kFew = 16;         // lines that are listed without any ado
constexpr std::size_t kStemWidth = 28;
constexpr std::size_t kNumberWidth = 7;

struct Numbered {
  Action action;
  std::size_t number = 0;
  std::string text;
};

std::vector<Numbered> numbered_actions(const Position& position) {
  const auto legal = std::make_unique<ActionList>();
  legal_actions(position, *legal);
  std::vector<Numbered> list;
  for (std::size_t i = 0; i < legal->size(); ++i) {
    list.push_back({.action = (*legal)[i], .number = i + 1, .text = words_without_seat((*legal)[i], position)});
  }
  return list;
}

// Actions that differ in their last word alone, a facing, share a line.
struct ListLine {
  std::string stem;
  std::string group;    // what the overview calls it
  std::string choices;  // "1 n    2 ne"
  std::size_t first = 0;
  std::size_t last = 0;
};

struct Split {
  std::string stem;
  std::string facing;
};

Split split_facing(const std::string& text) {
  const std::size_t gap = text.rfind(' ');
  if (gap == std::string::npos || !parse_direction(text.substr(gap + 1))) return {.stem = text, .facing = {}};
  return {.stem = text.substr(0, gap), .facing = text.substr(gap + 1)};
}

// The first words, so many as the kind of action deserves.
std::string group_of(const Numbered& numbered) {
  std::size_t words = 1;
  switch (numbered.action.kind) {
    case ActionKind::place:
    case ActionKind::discard:
    case ActionKind::move:
    case ActionKind::walk:
    case ActionKind::transport:
    case ActionKind::hq_move:
    case ActionKind::run_swap:
    case ActionKind::run_laser:
    case ActionKind::run_elimination: words = 2; break;
    case ActionKind::run_rotation:
    case ActionKind::run_push: words = 3; break;
    default: break;
  }
  std::size_t end = 0;
  for (std::size_t i = 0; i < words && end != std::string::npos; ++i) end = numbered.text.find(' ', end + (i == 0 ? 0 : 1));
  return numbered.text.substr(0, end);
}

std::vector<ListLine> lines_of(const std::vector<Numbered>& list) {
  std::vector<ListLine> lines;
  for (const Numbered& numbered : list) {
    const Split split = split_facing(numbered.text);
    const bool joins = !lines.empty() && !split.facing.empty() && lines.back().stem == split.stem;
    if (!joins) lines.push_back({.stem = split.stem, .group = group_of(numbered), .choices = {}, .first = numbered.number});
    ListLine& line = lines.back();
    line.last = numbered.number;
    line.choices += padded(std::to_string(numbered.number) + (split.facing.empty() ? "" : " " + split.facing), kNumberWidth) + " ";
  }
  return lines;
}

std::string line_in_words(const ListLine& line) {
  std::string text = "  " + padded(line.stem, kStemWidth) + line.choices;
  text.erase(text.find_last_not_of(' ') + 1);
  return text + "\n";
}

std::string all_lines(const std::vector<ListLine>& lines) {
  std::string text;
  for (std::size_t i = 0; i < lines.size() && i < kMostListed; ++i) text += line_in_words(lines[i]);
  if (lines.size() > kMostListed) {
    text += "  and " + std::to_string(lines.size() - kMostListed) + " lines more; add a word to see less, as in 'list " + lines[0].group +
            " c3'.\n";
  }
  return text;
}

// A group of one line as it is, a larger one as a line of its own.
std::string overview(const std::vector<ListLine>& lines) {
  std::string text;
  for (auto line = lines.begin(); line != lines.end();) {
    const auto end = std::find_if(line, lines.end(), [&](const ListLine& other) { return other.group != line->group; });
    if (end - line == 1) {
      text += line_in_words(*line);
    } else {
      text += "  " + padded(line->group + " ...", kStemWidth) +
              padded(std::to_string(line->first) + "-" + std::to_string((end - 1)->last), 10) + "'list " + line->group + "' shows them\n";
    }
    line = end;
  }
  return text;
}

bool mentions(const std::string& text, const std::string& word) {
  const std::string_view gaps = " ,";
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    const bool starts = at == 0 || gaps.find(text[at - 1]) != std::string_view::npos;
    const bool ends = end == text.size() || gaps.find(text[end]) != std::string_view::npos;
    if (starts && ends) return true;
  }
  return false;
}

std::string meaning(const Action& answer, const Position& position) {
  switch (answer.kind) {
    case ActionKind::retreat: return unit_name(position, answer.a) + " goes to " + hex_word(answer.b, position.large_board());
    case ActionKind::turn:
      if (position.board[answer.a].facing == answer.side) return unit_name(position, answer.a) + " stays as it is";
      return unit_name(position, answer.a) + " turns to the " + std::string(direction_word(answer.side));
    case ActionKind::medic:
      if (answer.c != kNoHex) break;
      return unit_name(position, answer.a) + " is lost, " + unit_name(position, answer.b) + " is spared";
    default: break;
  }
  return in_words(answer, position);
}

}  // namespace

std::string words_without_seat(const Action& action, const Position& position) {
  const std::string text = to_text(action, position.large_board());
  return text.substr(text.find(' ') + 1);
}

std::string list_in_words(const Position& position, const std::vector<std::string>& words) {
  std::vector<Numbered> list = numbered_actions(position);
  for (const std::string& word : words) {
    std::erase_if(list, [&](const Numbered& numbered) { return !mentions(numbered.text, word); });
    if (list.empty()) return "Nothing that is possible now has to do with " + in_quotes(word) + ".\n";
  }
  const std::vector<ListLine> lines = lines_of(list);
  return words.empty() && lines.size() > kFew ? overview(lines) : all_lines(lines);
}

std::string answers_in_words(const Position& position) {
  std::string text;
  for (const Numbered& numbered : numbered_actions(position)) {
    const std::string number = std::to_string(numbered.number);
    text += std::string(number.size() < 4 ? 4 - number.size() : 0, ' ') + number + "  " + padded(numbered.text, kStemWidth) +
            meaning(numbered.action, position) + "\n";
  }
  return text;
}

std::optional<Action> action_numbered(const Position& position, int number) {
  const auto legal = std::make_unique<ActionList>();
  legal_actions(position, *legal);
  if (number < 1 || number > static_cast<int>(legal->size())) return std::nullopt;
  return (*legal)[static_cast<std::size_t>(number - 1)];
}

}  // namespace nhx::cli
