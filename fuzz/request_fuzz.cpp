#include <array>

#include "notation/json.h"
#include "wasm/request.h"

#include "fuzz/require.h"

using nhx::fuzz::require;

namespace {

constexpr std::array<const char*, 8> kQuestions = {"look", "aim", "play", "deal", "bot", "read", "replay", "nothing"};

void ask(const std::string& request) {
  const auto answer = nlohmann::json::parse(nhx::answer_request(request), nullptr, false);
  require(answer.is_object() && !answer.empty(), "every request has an answer", request);
}

}  // namespace

// The first byte chooses the question, the rest up to a '|' is the position or the record, behind it stands an action. The same text is
// also asked as it is.
// NOLINTNEXTLINE(readability-identifier-naming): the fuzzer wants this name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string text(data + 1, data + size);
  const std::size_t bar = std::min(text.find('|'), text.size());
  const std::string position = text.substr(0, bar);
  const std::string action = text.substr(std::min(bar + 1, text.size()));
  const nlohmann::json moves = nlohmann::json::array({action});
  const nlohmann::json request = {{"ask", kQuestions[data[0] % kQuestions.size()]},
                                  {"position", position},
                                  {"start", position},
                                  {"text", position},
                                  {"action", action},
                                  {"moves", moves},
                                  {"seed", "7"},
                                  {"level", action.empty() ? "novice" : action}};
  ask(request.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
  ask(text);
  return 0;
}
