#include "cli/play/kept_game.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "cli/input.h"
#include "cli/terminal.h"

namespace nhx::cli {

namespace {

// Why it failed; 0 when it did not.
int write_file(const std::string& file, const std::string& text) {
  std::FILE* opened = std::fopen(file.c_str(), "wb");
  if (opened == nullptr) return errno;
  const int written = std::fwrite(text.data(), 1, text.size(), opened) == text.size() ? 0 : errno;
  const int closed = std::fclose(opened) == 0 ? 0 : errno;
  return written != 0 ? written : closed;
}

bool complain_about_saving(const std::string& file, const std::string& why) {
  complain("nhx: write: The game could not be saved in " + in_quotes(file) + ": " + why + ".\n");
  return false;
}

}  // namespace

Game game_of(const Record& record) {
  Game game(record.position);
  for (const RecordMove& move : record.moves) game.play(move.action);
  return game;
}

void bring_up_to_date(Record& record, const Game& game) {
  const std::vector<Action>& actions = game.actions();
  std::size_t common = 0;
  while (common < std::min(actions.size(), record.moves.size()) && actions[common] == record.moves[common].action) ++common;
  if (common < std::max(actions.size(), record.moves.size())) record.then.clear();  // it speaks of an end that is none
  record.moves.resize(common);
  for (std::size_t i = common; i < actions.size(); ++i) record.moves.push_back({.action = actions[i]});
}

std::optional<Record> load_record(const std::string& file) {
  const Parsed<std::string> text = read_text(file);
  complain(text.faults, file);
  if (!text.ok()) return std::nullopt;
  Parsed<Record> record = parse_record(*text.value);
  complain(record.faults, file);
  if (!record.ok()) return std::nullopt;
  if (const std::optional<Fault> fault = verify_record(*record.value)) {
    complain({*fault}, file);
    return std::nullopt;
  }
  return std::move(record.value);
}

bool save_record(const Record& record, const std::string& file) {
  const std::string draft = file + ".tmp";
  if (const int error = write_file(draft, to_text(record))) return complain_about_saving(file, std::strerror(error));
  std::error_code failure;
  std::filesystem::rename(draft, file, failure);
  return failure ? complain_about_saving(file, failure.message()) : true;
}

std::string record_name(const std::string& file) {
  std::string name;
  for (const char c : std::filesystem::path(file).stem().string()) {
    const bool is_big = c >= 'A' && c <= 'Z';
    const char small = is_big ? static_cast<char>(c - 'A' + 'a') : c;
    const bool is_allowed = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9');
    if (is_allowed) {
      name += small;
    } else if (!name.empty() && name.back() != '-') {
      name += '-';
    }
  }
  while (!name.empty() && name.back() == '-') name.pop_back();
  return name.empty() ? "game" : name;
}

}  // namespace nhx::cli
