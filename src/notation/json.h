#pragma once

#define JSON_NO_IO  // no streams: notation also runs in the browser
#include <nlohmann/json.hpp>
#include <string>

namespace nhx {

using Json = nlohmann::ordered_json;

inline std::string dump(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace nhx
