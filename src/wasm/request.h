#pragma once

#include <functional>
#include <string>
#include <string_view>

// The engine for the page: one request, one answer, both JSON; their shapes are those of web/src/engine/api.ts. Every request says all that
// its answer depends on.
namespace nhx {

// {"ask": "look", "position": "nhx 1\n..."}. Whatever the text is, there is an answer: {"error": "sentence"} when it is no request.
// Where thinking takes long, `progress` hears now and then how much of it is done, in percent.
std::string answer_request(std::string_view request, const std::function<void(int percent)>& progress = {});

}  // namespace nhx
