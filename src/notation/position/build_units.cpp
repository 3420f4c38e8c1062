#include "notation/position/position_build.h"

namespace nhx {

namespace {

constexpr int kMostExtra = 7;

class UnitBuilder {
 public:
  UnitBuilder(PositionBuild& build, const UnitDraft& draft)
      : build_(build), draft_(draft), faults_(build.faults), position_(build.position) {}

  void run() {
    const std::optional<Hex> hex = read_hex(draft_.hex, position_.large_board(), faults_);
    const std::optional<Seat> seat = read_seat(draft_.seat, faults_);
    const std::optional<Direction> facing = draft_.facing ? read_direction(*draft_.facing, faults_) : Direction::n;
    bool good = hex && seat && facing && is_seated(position_, *seat, draft_.seat, faults_);
    if (hex && position_.board[*hex].tile != kNoTile) {
      faults_.add(draft_.hex, "hex-taken", "There already is a tile on " + in_quotes(draft_.hex.text) + ".");
      good = false;
    }
    if (!seat || !build_.armies[*seat]) return;
    const std::optional<TileId> tile = read_tile(draft_.tile, *build_.armies[*seat], faults_);
    if (!tile || !is_placeable(*tile, *seat)) return;
    const int wounds = read_wounds(*tile);
    const Spent spent = read_spent(*tile);
    if (!good) return;
    position_.board[*hex] = make_unit(*tile, *seat, is_round(*tile) ? Direction::n : *facing, wounds);
    position_.spent[*hex] = spent;
    if (is_unit(spec_of(*tile).kind)) position_.units.add(*hex);
  }

 private:
  bool is_placeable(TileId tile, Seat seat) {
    const TileKind kind = spec_of(tile).kind;
    if (kind == TileKind::instant) {
      faults_.add(draft_.tile, "not-a-unit", in_quotes(draft_.tile.text) + " is an instant and cannot lie on the board.");
      return false;
    }
    return kind == TileKind::hq ? is_hq_placeable(tile, seat) : build_.use(draft_.tile, seat, tile, 1);
  }

  bool is_hq_placeable(TileId tile, Seat seat) {
    if (++build_.used[seat][tile] > 1) {
      faults_.add(draft_.tile, "hq-twice", "The HQ of seat " + seat_word(seat) + " is already on the board.");
      return false;
    }
    if (position_.players[seat].out) {
      faults_.add(draft_.tile, "hq-of-the-eliminated", "Seat " + seat_word(seat) + " is out, so its HQ is no longer on the board.");
      return false;
    }
    if (position_.players[seat].hp != 0 || may_stand_fallen()) return true;
    faults_.add(draft_.tile, "hq-without-points", "Seat " + seat_word(seat) + " has 0 points, so its HQ is no longer on the board.");
    return false;
  }

  [[nodiscard]] bool may_stand_fallen() const {
    if (position_.mode == Mode::score || !build_.is_phase_known) return true;
    const bool is_battle = position_.phase == Phase::battle || position_.phase == Phase::over;
    return is_battle && position_.rules.has(RuleOption::hq_stays_until_battle_ends);
  }

  int read_wounds(TileId tile) {
    if (!draft_.wounds.word) return 0;
    const std::optional<int> wounds = read_number(*draft_.wounds.word, "The number of wounds", 0, 99, faults_);
    if (!wounds || *wounds == 0) return 0;
    const TileSpec& spec = spec_of(tile);
    if (spec.kind == TileKind::hq || spec.kind == TileKind::foundation) {
      faults_.add(
          *draft_.wounds.word, "too-many-wounds",
          spec.kind == TileKind::hq ? "An HQ has no wounds; its points are the 'hp' of its player." : "A foundation has no wounds.");
      return 0;
    }
    if (*wounds > spec.toughness) {
      faults_.add(*draft_.wounds.word, "too-many-wounds",
                  in_quotes(spec.word) + " survives " + std::to_string(spec.toughness) + " wounds; with " + std::to_string(*wounds) +
                      " it is gone.");
      return 0;
    }
    return *wounds;
  }

  Spent read_spent(TileId tile) {
    Spent spent;
    if (!build_.is_phase_known) return spent;
    const bool is_a_unit = is_unit(spec_of(tile).kind);
    const bool in_battle = position_.phase == Phase::battle;
    for (const std::optional<Word>* word : {&draft_.spent.word, &draft_.extra.word, &draft_.converted.word}) {
      if (*word && !(in_battle && is_a_unit)) faults_.add(**word, "not-in-battle", "Only a unit in the middle of a Battle can have this.");
    }
    if (draft_.moved.word && (in_battle || !is_a_unit)) {
      faults_.add(*draft_.moved.word, "not-in-turn", "Only a unit outside of a Battle can have this.");
    }
    if (!is_a_unit) return spent;
    if (in_battle) {
      read_passed(tile, spent);
    } else if (draft_.moved.word) {
      spent.slots = read_ways(*draft_.moved.word) & 0xF;
    }
    return spent;
  }

  void read_passed(TileId tile, Spent& spent) {
    if (draft_.spent.word) {
      const std::optional<u16> slots = read_segments(*draft_.spent.word, faults_);
      if (slots && (*slots & ~unsigned{spec_of(tile).initiative}) != 0) {
        faults_.add(*draft_.spent.word, "bad-spent",
                    in_quotes(spec_of(tile).word) + " has the printed initiatives " + segments_word(spec_of(tile).initiative) +
                        "; only these can be spent.");
      } else if (slots) {
        spent.slots = *slots & 0xF;
      }
    }
    if (draft_.extra.word) {
      const std::optional<int> extra = read_number(*draft_.extra.word, "The number of additional initiatives", 0, kMostExtra, faults_);
      if (extra) spent.extra = *extra & 7;
    }
    spent.converted = draft_.converted.word.has_value();
  }

  u8 read_ways(const Word& list) {
    unsigned ways = 0;
    for (const Word& word : split_list(list)) {
      const std::optional<u8> way = parse_way(word.text);
      if (!way) {
        faults_.add(word, "unknown-word",
                    "A unit moves by mobility, transport or hq, not by " + in_quotes(word.text) + "." +
                        suggestion(word.text, {"mobility", "transport", "hq"}));
      } else if ((ways & *way) != 0) {
        faults_.add(word, "duplicate-word", in_quotes(word.text) + " stands twice.");
      }
      ways |= way.value_or(u8{0});
    }
    return static_cast<u8>(ways);
  }

  PositionBuild& build_;
  const UnitDraft& draft_;
  FaultList& faults_;
  Position& position_;
};

}  // namespace

void build_units(PositionBuild& build) {
  for (const UnitDraft& draft : build.draft.units) UnitBuilder(build, draft).run();
}

}  // namespace nhx
