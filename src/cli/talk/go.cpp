#include "cli/talk/go.h"

#include <algorithm>
#include <array>

#include "cli/talk/words.h"
#include "notation/reading/lines.h"

namespace nhx::cli {

namespace {

constexpr u64 kMostNodes = 1'000'000'000;
constexpr u64 kLongestThinking = 3'600'000;                   // milliseconds
constexpr u64 kPartToFindTurns = 4;                           // of the nodes, so that most are left for what may follow
constexpr auto kBetweenLooks = std::chrono::milliseconds(2);  // at the input

class GoReader {
 public:
  Parsed<GoOptions> read(std::string_view words) {
    while (!words.empty() && parsed_.faults.empty()) {
      const std::string_view key = take_word(words);
      const std::string_view value = take_word(words);
      read_option(key, value);
    }
    if (parsed_.faults.empty()) parsed_.value = options_;
    return std::move(parsed_);
  }

 private:
  void read_option(std::string_view key, std::string_view value) {
    const bool names_bot = key == "bot" || key == "level";
    if (!names_bot && key != "nodes" && key != "time" && key != "seed") {
      return fail("unknown-word", "'go' knows bot, level, nodes, time and seed, not " + in_quotes(key) + ".");
    }
    if (value.empty()) return fail("missing-word", "Something must stand behind " + in_quotes(key) + ".");
    if (names_bot ? has_bot_ : number(key).has_value()) {
      return fail("duplicate-word", names_bot ? "One bot or one level can think." : in_quotes(key) + " stands twice.");
    }
    if (names_bot) return read_bot(key, value);
    read_number(key, value);
  }

  void read_bot(std::string_view key, std::string_view value) {
    std::string fault;
    const std::optional<NamedBot> bot = parse_named_bot(value, fault);
    if (!bot) return fail("unknown-bot", fault);
    if (key == "level" && !bot->level)
      return fail("unknown-bot", in_quotes(value) + " is a kind of bot and no level: 'bot " + std::string(value) + "'.");
    options_.bot = *bot;
    has_bot_ = true;
  }

  void read_number(std::string_view key, std::string_view value) {
    const std::optional<u64> number_read = parse_whole(value);
    const u64 most = key == "nodes" ? kMostNodes : key == "time" ? kLongestThinking : ~u64{0};
    if (!number_read || *number_read > most || (*number_read == 0 && key != "seed")) {
      return fail("bad-number",
                  key == "seed" ? "A seed is a whole number, not " + in_quotes(value) + "."
                                : in_quotes(key) + " needs a number from 1 to " + std::to_string(most) + ", not " + in_quotes(value) + ".");
    }
    number(key) = number_read;
  }

  std::optional<u64>& number(std::string_view key) {
    return key == "nodes" ? options_.nodes : key == "time" ? options_.milliseconds : options_.seed;
  }

  void fail(std::string code, std::string sentence) {
    parsed_.faults.push_back({.code = std::move(code), .sentence = std::move(sentence)});
  }

  GoOptions options_;
  bool has_bot_ = false;
  Parsed<GoOptions> parsed_;
};

}  // namespace

Parsed<GoOptions> parse_go(std::string_view words) { return GoReader().read(words); }

BotSpec spec_for(const GoOptions& options, const Position& position) {
  BotSpec spec = options.bot.spec_in(position);
  const bool looks_ahead = spec.skill >= Skill::reply;
  if (options.nodes) {
    const u64 to_find_turns = looks_ahead ? std::max(u64{1}, *options.nodes / kPartToFindTurns) : *options.nodes;
    spec.turns.nodes = static_cast<int>(std::min(static_cast<u64>(spec.turns.nodes), to_find_turns));
    spec.milliseconds = 0;
  }
  if (options.milliseconds && looks_ahead) spec.milliseconds = static_cast<int>(*options.milliseconds);
  return spec;
}

Deadline::Deadline(const GoOptions& options, std::function<bool()> is_interrupted)
    : nodes_left_(options.nodes.value_or(~u64{0})), is_interrupted_(std::move(is_interrupted)) {
  if (options.milliseconds) end_ = Clock::now() + std::chrono::milliseconds(*options.milliseconds);
}

bool Deadline::is_reached() {
  if (nodes_left_-- == 0) return true;
  const Clock::time_point now = Clock::now();
  if (end_ && now >= *end_) return true;
  if (now < next_look_) return false;
  next_look_ = now + kBetweenLooks;
  return is_interrupted_();
}

}  // namespace nhx::cli
