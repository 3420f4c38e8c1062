#pragma once

#include <vector>

#include "notation/json.h"
#include "notation/position/position_lists.h"
#include "notation/reading/fault.h"

// Lists that several answers in JSON have in common.
namespace nhx {

Json hexes_json(HexSet hexes, bool large_board);

// Highest first; bit i for segment i.
Json segments_json(u16 segments);

// Every copy a word of its own, in the order of the army's list.
Json tiles_json(const TileCounts& counts);

// A set of Moved.
Json ways_json(u8 ways);

Json faults_json(const std::vector<Fault>& faults);

}  // namespace nhx
