#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/model/event.h"
#include "engine/setup.h"

#include "record/record.h"

// A game at the table: where it stands, how it came there, and how it is kept in a file.
namespace nhx::cli {

enum class TakenBack {
  done,
  nothing_done,  // at the start
  tile_drawn,    // nobody can forget what he has seen
};

class Game {
 public:
  Game(const Setup& setup, const std::string& name);

  // Goes on behind the moves of the record, which must be a true one.
  explicit Game(Record record);

  [[nodiscard]] const Position& position() const { return positions_.back(); }
  [[nodiscard]] const Record& record() const { return record_; }

  // The action must be legal.
  std::vector<Event> play(const Action& action);

  // Takes the last decision back, unless a tile was drawn since.
  TakenBack take_back();

 private:
  Record record_;
  std::vector<Position> positions_;  // before each move, then the present one
};

// A record that stands in the file and is true; nothing, after complaining, when there is none.
std::optional<Record> load_record(const std::string& file);

// False, with a complaint. The file is never half written: a reader finds the old text or the new one.
bool save_record(const Record& record, const std::string& file);

// What the record in the file is called: "my-game" for "games/My game.nhx".
std::string record_name(const std::string& file);

}  // namespace nhx::cli
