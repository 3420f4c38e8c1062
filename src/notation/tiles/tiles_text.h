#pragma once

#include <optional>
#include <string>

#include "engine/armies/catalogue.h"
#include "notation/json.h"

// The proof sheet of `nhx tiles`: all that is printed on the tiles of one army, or of all.
namespace nhx {

std::string tiles_text(std::optional<Army> army);
Json catalogue_json(std::optional<Army> army);

}  // namespace nhx
