#include "ai/value/learned.h"

namespace nhx {

namespace {

constexpr Network kLearned = {
#include "ai/value/learned_weights.inc"
};

}  // namespace

const Network& learned_network() { return kLearned; }

}  // namespace nhx
