#include "ai/value/learned.h"

namespace nhx {

namespace {

// kLearnedArmies, kLearnedLayout, kLearned. Tiles of armies that came later weigh nothing.
#include "ai/value/learned_weights.inc"

static_assert(kLearnedArmies <= kArmies && kLearnedLayout == feature_layout(kLearnedArmies),
              "The features or the tiles have changed, and learned_weights.inc is for the old ones: run `nhx train`. "
              "Only armies added at the end of the catalogue keep it valid.");

}  // namespace

const Network& learned_network() { return kLearned; }

}  // namespace nhx
