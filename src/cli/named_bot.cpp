#include "cli/named_bot.h"

#include <algorithm>

#include "notation/reading/lines.h"

namespace nhx::cli {

namespace {

std::vector<std::string_view> level_words() {
  std::vector<std::string_view> words;
  for (int i = 0; i < kLevels; ++i) words.push_back(level_word(static_cast<Level>(i)));
  return words;
}

std::vector<std::string_view> kind_words() { return {skill_words().begin(), skill_words().end()}; }

std::string joined(const std::vector<std::string_view>& words) {
  std::string text;
  for (const std::string_view word : words) text += (text.empty() ? "" : ", ") + std::string(word);
  return text;
}

std::string unknown_bot(std::string_view word) {
  std::vector<std::string_view> known = level_words();
  for (const std::string_view kind : kind_words()) known.push_back(kind);
  return "There is no bot " + in_quotes(word) + "." + suggestion(word, known) + " Levels: " + joined(level_words()) +
         ". Kinds: " + joined(kind_words()) + ".";
}

}  // namespace

std::optional<NamedBot> parse_named_bot(std::string_view text, std::string& fault) {
  const std::string_view word = text.substr(0, text.find(':'));
  if (const std::optional<Level> level = parse_level(word)) {
    if (word.size() == text.size()) return NamedBot{.name = std::string(text), .level = level};
    fault = "The level " + in_quotes(word) + " has no settings; kinds of bots have: " + joined(kind_words()) + ".";
    return std::nullopt;
  }
  const std::vector<std::string_view> kinds = kind_words();
  if (std::find(kinds.begin(), kinds.end(), word) == kinds.end()) {
    fault = unknown_bot(word);
    return std::nullopt;
  }
  const std::optional<BotSpec> spec = parse_bot(text, fault);
  if (!spec) return std::nullopt;
  return NamedBot{.name = std::string(text), .spec = *spec};
}

std::string about_named_bots() { return "Levels: " + joined(level_words()) + ". Kinds: " + about_bots(); }

}  // namespace nhx::cli
