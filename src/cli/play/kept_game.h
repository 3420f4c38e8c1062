#pragma once

#include <optional>
#include <string>

#include "record/record.h"
#include "table/game.h"

// Games in files.
namespace nhx::cli {

// Behind the moves of the record, which must be a true one.
Game game_of(const Record& record);

// The moves of the game, with what is said in the record about those that it has already.
void bring_up_to_date(Record& record, const Game& game);

// A record that stands in the file and is true; nothing, after complaining, when there is none.
std::optional<Record> load_record(const std::string& file);

// False, with a complaint. The file is never half written: a reader finds the old text or the new one.
bool save_record(const Record& record, const std::string& file);

// What the record in the file is called: "my-game" for "games/My game.nhx".
std::string record_name(const std::string& file);

}  // namespace nhx::cli
