#include "cli/play/seats.h"

#include <algorithm>

#include "notation/reading/lines.h"
#include "notation/words.h"

namespace nhx::cli {

namespace {

constexpr Level kUsualLevel = Level::regular;

NamedBot usual_level() { return {.name = std::string(level_word(kUsualLevel)), .level = kUsualLevel}; }

std::string word_for(std::string_view kind, Seat seat) { return std::string(kind) + "-" + seat_word(seat); }

std::string said(const Record& record, const std::string& word) {
  for (const About& about : record.about) {
    if (about.word == word) return about.text;
  }
  return {};
}

void say(Record& record, const std::string& word, const std::string& text) {
  const auto line = std::find_if(record.about.begin(), record.about.end(), [&](const About& about) { return about.word == word; });
  if (text.empty()) {
    if (line != record.about.end()) record.about.erase(line);
  } else if (line != record.about.end()) {
    line->text = text;
  } else {
    record.about.push_back({word, text});
  }
}

bool is_bot(std::string_view text) { return text == "bot" || text.starts_with("bot "); }

}  // namespace

BotSeats bots_of(const Record& record) {
  BotSeats bots;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!is_bot(said(record, word_for("seat", seat)))) continue;
    std::string ignored;
    bots[seat] = parse_named_bot(said(record, word_for("bot", seat)), ignored);
    if (!bots[seat]) bots[seat] = parse_named_bot(said(record, word_for("level", seat)), ignored);
    if (!bots[seat]) bots[seat] = usual_level();
  }
  return bots;
}

std::optional<BotSeats> with_options(BotSeats bots, const std::vector<std::string>& options, const Position& position, std::string& fault) {
  std::vector<int> named;
  for (const std::string& option : options) {
    const std::size_t colon = std::min(option.find(':'), option.size());
    const std::optional<int> number = parse_number(option.substr(0, colon));
    if (!number || *number < 1 || *number > kSeats || !position.players[static_cast<std::size_t>(*number - 1)].plays) {
      fault = "A bot needs a seat at which somebody plays, as in 2:skilled, not " + in_quotes(option.substr(0, colon)) + ".";
      return std::nullopt;
    }
    if (std::find(named.begin(), named.end(), *number) != named.end()) {
      fault = "Seat " + std::to_string(*number) + " is named twice.";
      return std::nullopt;
    }
    named.push_back(*number);
    std::optional<NamedBot>& bot = bots[static_cast<std::size_t>(*number - 1)];
    const std::string name = colon == option.size() ? usual_level().name : option.substr(colon + 1);
    bot = name == "person" ? std::nullopt : parse_named_bot(name, fault);
    if (!bot && name != "person") return std::nullopt;
  }
  return bots;
}

void write_bots(Record& record, const BotSeats& bots) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const std::optional<NamedBot>& bot = bots[seat];
    const bool was_bot = is_bot(said(record, word_for("seat", seat)));
    if (bot.has_value() != was_bot) say(record, word_for("seat", seat), bot ? "bot" : "");
    if (!bot && !was_bot) continue;
    say(record, word_for("level", seat), bot && bot->level ? bot->name : "");
    say(record, word_for("bot", seat), bot && !bot->level ? bot->name : "");
  }
}

}  // namespace nhx::cli
