#include "wasm/request.h"

#include <algorithm>
#include <array>
#include <vector>

#include "notation/reading/lines.h"
#include "wasm/page_questions.h"
#include "wasm/parts.h"

namespace nhx {

namespace {

constexpr std::size_t kLongestRequest = 4 * kLongestText;

enum class Type : u8 { text, texts, truth, object };

struct Parameter {
  const char* key;
  Type type;
};

struct Question {
  std::string_view word;
  std::vector<Parameter> parameters;
  Json (*answer)(const Ask& ask) = nullptr;
  Json (*think)(const Ask& ask, const Progress& progress) = nullptr;
};

const std::vector<Question>& questions() {
  constexpr Parameter kPosition = {"position", Type::text};
  constexpr Parameter kAction = {"action", Type::text};
  constexpr Parameter kActions = {"actions", Type::texts};
  constexpr Parameter kSeed = {"seed", Type::text};
  static const std::vector<Question> kQuestions = {
      {"tiles", {}, answer_tiles},
      {"start", {{"setup", Type::object}}, answer_start},
      {"look", {kPosition}, answer_look},
      {"aim", {kPosition, kAction}, answer_aim},
      {"play", {kPosition, kAction}, answer_play},
      {"deal", {kPosition, kSeed}, answer_deal},
      {"chances", {kPosition}, answer_chances},
      {"read", {{"text", Type::text}}, answer_read},
      {"write", {{"record", Type::object}}, answer_write},
      {"replay", {{"start", Type::text}, {"moves", Type::texts}}, answer_replay},
      {"bench", {{"quick", Type::truth}}, answer_bench},
      {"bot", {kPosition, kSeed}, nullptr, answer_bot},
      {"hint", {kPosition, kSeed}, nullptr, answer_hint},
      {"judge", {{"start", Type::text}, kActions, kSeed}, nullptr, answer_judge},
  };
  return kQuestions;
}

bool is_of_type(const Ask& value, Type type) {
  switch (type) {
    case Type::text: return value.is_string();
    case Type::texts: return value.is_array() && std::all_of(value.begin(), value.end(), [](const Ask& item) { return item.is_string(); });
    case Type::truth: return value.is_boolean();
    case Type::object: return value.is_object();
  }
  return false;
}

std::string_view in_words(Type type) {
  constexpr std::array<std::string_view, 4> kWords = {"a text", "a list of texts", "true or false", "an object"};
  return kWords[static_cast<std::size_t>(type)];
}

Json answer_json(std::string_view request, const Progress& progress) {
  if (request.size() > kLongestRequest) return error("A request has at most 4 megabytes.");
  const Ask ask = Ask::parse(request, nullptr, false);
  if (!ask.is_object()) return error("A request is a JSON object: {\"ask\": \"look\", ...}.");
  const auto word = ask.find("ask");
  if (word == ask.end() || !word->is_string()) return error("A request has the text \"ask\", the word of a question.");
  const std::string& asked = word->get_ref<const std::string&>();
  const auto question = std::find_if(questions().begin(), questions().end(), [&](const Question& each) { return each.word == asked; });
  if (question == questions().end()) return error("There is no question " + in_quotes(asked) + ".");
  for (const Parameter& parameter : question->parameters) {
    const auto value = ask.find(parameter.key);
    if (value == ask.end() || !is_of_type(*value, parameter.type)) {
      return error("The question " + in_quotes(asked) + " has " + in_quotes(parameter.key) + ", " + std::string(in_words(parameter.type)) +
                   ".");
    }
  }
  return question->think != nullptr ? question->think(ask, progress) : question->answer(ask);
}

}  // namespace

std::string answer_request(std::string_view request, const std::function<void(int percent)>& progress) {
  return dump(answer_json(request, progress));
}

}  // namespace nhx
