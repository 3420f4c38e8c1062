#include "notation/json_lists.h"

#include "notation/words.h"

namespace nhx {

Json hexes_json(HexSet hexes, bool large_board) {
  Json list = Json::array();
  for (const Hex hex : hexes) list.push_back(hex_word(hex, large_board));
  return list;
}

Json segments_json(u16 segments) {
  Json list = Json::array();
  for (int segment = 15; segment >= 0; --segment) {
    if (((segments >> segment) & 1) != 0) list.push_back(segment);
  }
  return list;
}

Json tiles_json(const TileCounts& counts) {
  Json list = Json::array();
  for (TileId tile = 1; tile <= kTileTypes; ++tile) {
    for (int i = 0; i < counts[tile]; ++i) list.push_back(spec_of(tile).word);
  }
  return list;
}

Json ways_json(u8 ways) {
  Json list = Json::array();
  for (const u8 way : {u8{1}, u8{2}, u8{4}}) {
    if ((ways & way) != 0) list.push_back(moved_word(way));
  }
  return list;
}

Json faults_json(const std::vector<Fault>& faults) {
  Json list = Json::array();
  for (const Fault& fault : faults) {
    list.push_back({{"line", fault.line}, {"column", fault.column}, {"code", fault.code}, {"sentence", fault.sentence}});
  }
  return list;
}

}  // namespace nhx
