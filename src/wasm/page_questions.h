#pragma once

#include "ai/bot.h"
#include "notation/json.h"

// The questions of web/src/engine/api.ts, one function each. The parameters that a question must have are there and of the right type:
// request.cpp has looked.
namespace nhx {

using Ask = nlohmann::json;  // its objects are trees: an ordered one would take quadratic time for an object of many keys

Json answer_tiles(const Ask& ask);
Json answer_start(const Ask& ask);
Json answer_look(const Ask& ask);
Json answer_aim(const Ask& ask);
Json answer_play(const Ask& ask);
Json answer_deal(const Ask& ask);
Json answer_chances(const Ask& ask);
Json answer_read(const Ask& ask);
Json answer_write(const Ask& ask);
Json answer_replay(const Ask& ask);
Json answer_bench(const Ask& ask);

// These take their time.
Json answer_bot(const Ask& ask, const Progress& progress);
Json answer_hint(const Ask& ask, const Progress& progress);
Json answer_judge(const Ask& ask, const Progress& progress);

}  // namespace nhx
