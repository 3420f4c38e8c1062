#include <array>

#include "notation/battle_replay.h"
#include "notation/draft.h"
#include "notation/read_word.h"

namespace nhx {

namespace {

constexpr int kMostTurns = 0xFFFF;
constexpr int kMostExtra = 7;

struct TileWord {
  TileId tile = kNoTile;
  int count = 1;
};

// Turns a draft into a position part by part. A part that depends on a faulty one is left unjudged, so that one slip gives one fault.
class Builder {
 public:
  Builder(const PositionDraft& draft, FaultList& faults) : draft_(draft), faults_(faults) {}

  Position build() {
    build_rules();
    build_board();
    build_players();
    build_turn();
    for (const UnitDraft& unit : draft_.units) build_unit(unit);
    for (std::size_t i = 0; i < draft_.players.size(); ++i) build_pile(draft_.players[i], seats_[i]);
    build_battle();
    return position_;
  }

 private:
  void build_rules() {
    if (draft_.preset && draft_.preset->text != "standard") {
      faults_.add(*draft_.preset, "unknown-rules", "There are no rules " + quoted(draft_.preset->text) + "; 'standard' are.");
    }
    for (const Word& option : draft_.options) {
      const bool is_stay = option.text == "hq-stays-until-battle-ends";
      if (!is_stay && option.text != "clown-spares-hqs") {
        faults_.add(option, "unknown-option",
                    "There is no option " + quoted(option.text) + " of the rules." +
                        suggestion(option.text, {"hq-stays-until-battle-ends", "clown-spares-hqs"}));
      } else if ((is_stay ? position_.rules.hq_stays_until_battle_ends : position_.rules.clown_spares_hqs) != 0) {
        faults_.add(option, "duplicate-word", "The option " + quoted(option.text) + " stands twice.");
      } else if (is_stay) {
        position_.rules.hq_stays_until_battle_ends = 1;
      } else {
        position_.rules.clown_spares_hqs = 1;
      }
    }
  }

  void build_board() {
    position_.large_board = draft_.large_board();
    if (!draft_.board || position_.large_board || draft_.board->text == "19") return;
    faults_.add(*draft_.board, "bad-board", "A board has 19 or 37 hexes, not " + quoted(draft_.board->text) + ".");
  }

  void build_players() {
    if (draft_.players.empty()) faults_.add({}, "missing-player", "There is no player; a line 'player 1 borgo' makes one.");
    for (const PlayerDraft& draft : draft_.players) seats_.push_back(build_seat(draft));
    find_gaps();
    for (std::size_t i = 0; i < draft_.players.size(); ++i) {
      if (seats_[i] == kNoSeat) continue;
      build_team(draft_.players[i], seats_[i]);
      build_hand(draft_.players[i], seats_[i]);
    }
  }

  // The seat of the player, kNoSeat when it is not his.
  Seat build_seat(const PlayerDraft& draft) {
    const std::optional<Seat> seat = read_seat(draft.seat, faults_);
    const std::optional<Army> army = parse_army(draft.army.text);
    if (!army) {
      std::vector<std::string_view> words;
      for (const ArmySpec& spec : kArmySpecs) words.push_back(spec.word);
      faults_.add(draft.army, "unknown-army", "There is no army " + quoted(draft.army.text) + "." + suggestion(draft.army.text, words));
    }
    const std::optional<int> hp = draft.hp ? read_number(*draft.hp, "The hp of an HQ", 0, kHitPoints, faults_) : kHitPoints;
    if (!seat) return kNoSeat;
    Player& player = position_.players[*seat];
    if (player.plays != 0) {
      faults_.add(draft.seat, "duplicate-line", "Seat " + seat_word(*seat) + " already has a player.");
      return kNoSeat;
    }
    player.plays = 1;
    player.hp = static_cast<u8>(hp.value_or(kHitPoints) & 0x1F);
    if (army) build_army(draft, *seat, *army);
    return *seat;
  }

  void build_army(const PlayerDraft& draft, Seat seat, Army army) {
    for (Seat other = 0; other < kSeats; ++other) {
      if (armies_[other] != army) continue;
      faults_.add(draft.army, "duplicate-army",
                  "Seat " + seat_word(other) + " already plays " + std::string(spec_of(army).word) + "; an army plays once.");
      return;
    }
    armies_[seat] = army;
    position_.players[seat].army = static_cast<u8>(army) & 7;
  }

  void find_gaps() {
    std::array<bool, kSeats> reported{};
    for (std::size_t i = 0; i < seats_.size(); ++i) {
      if (seats_[i] == kNoSeat) continue;
      for (Seat below = 0; below < seats_[i]; ++below) {
        if (position_.players[below].plays != 0 || reported[below]) continue;
        reported[below] = true;
        faults_.add(
            draft_.players[i].seat, "seat-missing",
            "Seat " + seat_word(seats_[i]) + " plays but seat " + seat_word(below) + " does not; seats count from 1 without a gap.");
      }
    }
  }

  void build_team(const PlayerDraft& draft, Seat seat) {
    position_.players[seat].team = seat & 7;
    if (draft.team) {
      const std::optional<int> team = read_number(*draft.team, "A team", 1, kSeats, faults_);
      if (team) position_.players[seat].team = static_cast<u8>((*team - 1) & 7);
      return;
    }
    for (const PlayerDraft& other : draft_.players) {
      if (!other.team || parse_number(other.team->text) != seat + 1) continue;
      faults_.add(*other.team, "team-unclear",
                  "Seat " + seat_word(seat) + " has no team and so is team " + seat_word(seat) + " alone; give it a team too.");
    }
  }

  void build_hand(const PlayerDraft& draft, Seat seat) {
    std::size_t size = 0;
    Player& player = position_.players[seat];
    std::array<int, kTileTypes + 1> held{};
    for (const TileWord& tile : read_tiles(draft.hand, seat, "bad-hand", "in a hand")) {
      size += static_cast<std::size_t>(tile.count);
      held[tile.tile] += tile.count;
    }
    read_tiles(draft.gone, seat, "bad-gone", "among the discarded tiles");
    if (size > player.hand.size()) {
      faults_.add(draft.hand.at, "bad-hand",
                  "A hand has at most " + std::to_string(player.hand.size()) + " tiles; here are " + std::to_string(size) + ".");
      return;
    }
    std::size_t next = 0;
    for (TileId tile = 1; tile <= kTileTypes; ++tile) {
      for (int i = 0; i < held[tile]; ++i) player.hand[next++] = tile;
    }
  }

  std::vector<TileWord> read_tiles(const TilesDraft& list, Seat seat, std::string_view code, const std::string& where) {
    std::vector<TileWord> tiles;
    if (!armies_[seat]) return tiles;
    if (list.tiles.size() > kPileTiles) {
      faults_.add(list.at, "too-many-copies", "An army has only " + std::to_string(kPileTiles) + " tiles besides its HQ.");
      return tiles;
    }
    for (const Word& word : list.tiles) {
      const std::optional<TileWord> tile = read_tile_word(word, *armies_[seat]);
      if (!tile) continue;
      if (spec_of(tile->tile).kind == TileKind::hq) {
        faults_.add(word, code, "An HQ is never " + where + ".");
      } else if (use(word, tile->tile, tile->count)) {
        tiles.push_back(*tile);
      }
    }
    return tiles;
  }

  // "move", "move*2"
  std::optional<TileWord> read_tile_word(const Word& word, Army army) {
    if (word.text.empty()) {
      faults_.add(word, "missing-word", "The name of a tile is missing here.");
      return std::nullopt;
    }
    const std::size_t star = word.text.find('*');
    Word name = word;
    name.text = word.text.substr(0, star);
    const std::optional<TileId> tile = read_tile(name, army, faults_);
    std::optional<int> count = 1;
    if (star != std::string::npos) {
      Word number = word;
      number.text = word.text.substr(star + 1);
      if (number.line > 0) number.column += static_cast<int>(star) + 1;
      count = read_number(number, "The number of tiles", 1, kPileTiles, faults_);
    }
    if (!tile || !count) return std::nullopt;
    return TileWord{*tile, *count};
  }

  // Counts copies; false when the army has not so many.
  bool use(const Word& at, TileId tile, int count) {
    const TileSpec& spec = spec_of(tile);
    used_[tile] += count;
    if (used_[tile] <= spec.copies) return true;
    faults_.add(at, "too-many-copies",
                std::string(spec_of(army_of(tile)).name) + " has " + std::to_string(spec.copies) + " of the tile " + quoted(spec.word) +
                    "; on the board, in the hand and gone there are now " + std::to_string(used_[tile]) + ".");
    return false;
  }

  bool is_seated(const Word& word, Seat seat) {
    if (position_.players[seat].plays != 0) return true;
    faults_.add(word, "seat-missing", "Nobody plays at seat " + seat_word(seat) + "; there is no 'player " + seat_word(seat) + "' line.");
    return false;
  }

  void build_turn() {
    if (!draft_.turn) return;
    const std::optional<Seat> seat = read_seat(draft_.turn->seat, faults_);
    if (seat && is_seated(draft_.turn->seat, *seat)) position_.to_act = *seat;
    const std::optional<Phase> phase = parse_phase(draft_.turn->phase.text);
    if (phase) {
      position_.phase = *phase;
    } else {
      faults_.add(draft_.turn->phase, "unknown-word",
                  "A phase is play, battle or over, not " + quoted(draft_.turn->phase.text) + "." +
                      suggestion(draft_.turn->phase.text, {"play", "battle", "over"}));
    }
    if (!draft_.turn->turn) return;
    const std::optional<int> turn = read_number(*draft_.turn->turn, "The turn", 0, kMostTurns, faults_);
    if (turn) position_.turn = static_cast<u16>(*turn);
  }

  void build_unit(const UnitDraft& draft) {
    const std::optional<Hex> hex = read_hex(draft.hex, position_.large_board, faults_);
    const std::optional<Seat> seat = read_seat(draft.seat, faults_);
    const std::optional<Direction> facing = draft.facing ? read_direction(*draft.facing, faults_) : Direction::n;
    bool good = hex && seat && facing && is_seated(draft.seat, *seat);
    if (hex && position_.board[*hex].tile != kNoTile) {
      faults_.add(draft.hex, "hex-taken", "There already is a tile on " + quoted(draft.hex.text) + ".");
      good = false;
    }
    if (!seat || !armies_[*seat]) return;
    const std::optional<TileId> tile = read_tile(draft.tile, *armies_[*seat], faults_);
    if (!tile || !is_placeable(draft, *tile, *seat)) return;
    const int wounds = read_wounds(draft, *tile);
    if (!good) return;
    Unit& unit = position_.board[*hex];
    unit.tile = *tile & 0x7F;
    unit.seat = *seat & 7;
    unit.facing = static_cast<u16>(is_round(*tile) ? 0 : index_of(*facing)) & 7;
    unit.wounds = static_cast<u16>(wounds & 3);
    if (is_unit(spec_of(*tile).kind)) position_.units.add(*hex);
    build_spent(draft, *hex, *tile);
  }

  bool is_placeable(const UnitDraft& draft, TileId tile, Seat seat) {
    const TileKind kind = spec_of(tile).kind;
    if (kind == TileKind::instant) {
      faults_.add(draft.tile, "not-a-unit", quoted(draft.tile.text) + " is an instant and cannot lie on the board.");
      return false;
    }
    if (kind != TileKind::hq) return use(draft.tile, tile, 1);
    if (++used_[tile] > 1) {
      faults_.add(draft.tile, "hq-twice", "The HQ of seat " + seat_word(seat) + " is already on the board.");
      return false;
    }
    const bool may_stand_fallen = position_.rules.hq_stays_until_battle_ends != 0 && position_.phase != Phase::play;
    if (position_.players[seat].hp == 0 && !may_stand_fallen) {
      faults_.add(draft.tile, "hq-without-points", "Seat " + seat_word(seat) + " has 0 points, so its HQ is no longer on the board.");
      return false;
    }
    return true;
  }

  int read_wounds(const UnitDraft& draft, TileId tile) {
    if (!draft.wounds) return 0;
    const std::optional<int> wounds = read_number(*draft.wounds, "The number of wounds", 0, 99, faults_);
    if (!wounds || *wounds == 0) return 0;
    const TileSpec& spec = spec_of(tile);
    if (spec.kind == TileKind::hq || spec.kind == TileKind::foundation) {
      faults_.add(
          *draft.wounds, "too-many-wounds",
          spec.kind == TileKind::hq ? "An HQ has no wounds; its points are the 'hp' of its player." : "A foundation has no wounds.");
      return 0;
    }
    if (*wounds > spec.toughness) {
      faults_.add(
          *draft.wounds, "too-many-wounds",
          quoted(spec.word) + " survives " + std::to_string(spec.toughness) + " wounds; with " + std::to_string(*wounds) + " it is gone.");
      return 0;
    }
    return *wounds;
  }

  void build_spent(const UnitDraft& draft, Hex hex, TileId tile) {
    const bool in_battle = position_.phase == Phase::battle && is_unit(spec_of(tile).kind);
    for (const std::optional<Word>* word : {&draft.spent, &draft.extra, &draft.converted}) {
      if (*word && !in_battle) faults_.add(**word, "not-in-battle", "Only a unit in the middle of a Battle can have this.");
    }
    if (!in_battle) return;
    Spent& spent = position_.spent[hex];
    if (draft.spent) {
      const std::optional<u16> slots = read_segments(*draft.spent, faults_);
      if (slots && (*slots & ~unsigned{spec_of(tile).initiative}) != 0) {
        faults_.add(*draft.spent, "bad-spent",
                    quoted(spec_of(tile).word) + " has the printed initiatives " + segments_word(spec_of(tile).initiative) +
                        "; only these can be spent.");
      } else if (slots) {
        spent.slots = *slots & 0xF;
      }
    }
    if (draft.extra) {
      const std::optional<int> extra = read_number(*draft.extra, "The number of additional initiatives", 0, kMostExtra, faults_);
      if (extra) spent.extra = static_cast<u8>(*extra & 7);
    }
    spent.converted = draft.converted ? 1 : 0;
  }

  // What is left of the army; the lowest copies of each tile are out.
  void build_pile(const PlayerDraft& draft, Seat seat) {
    if (seat == kNoSeat || !armies_[seat]) return;
    Player& player = position_.players[seat];
    std::array<int, kTileTypes + 1> out = used_;
    std::size_t copy = 0;
    for (const TileId tile : pile_tiles(*armies_[seat])) {
      if (--out[tile] < 0) player.pile |= u64{1} << copy;
      ++copy;
    }
    const TileId bio_droid = tile_named(Army::smart, "bio-droid");
    for (const Word& word : draft.top.tiles) {
      if (word.text != "bio-droid" || *armies_[seat] != Army::smart) {
        faults_.add(word, "bad-top", "Only Smart's 'bio-droid' can lie on top of a pile, not " + quoted(word.text) + ".");
      } else if (used_[bio_droid] > 0) {
        faults_.add(word, "bad-top", "The Bio-droid is not in the pile: it stands elsewhere in this position.");
      } else if (player.bio_droid_on_top != 0) {
        faults_.add(word, "duplicate-word", "'bio-droid' stands twice.");
      } else {
        player.bio_droid_on_top = 1;
      }
    }
  }

  void build_battle() {
    if (position_.phase != Phase::battle) {
      if (draft_.turn && !parse_phase(draft_.turn->phase.text)) return;
      if (draft_.battle) faults_.add(draft_.battle->at, "not-in-battle", "A 'battle' line needs 'to-act SEAT battle'.");
      if (!draft_.chosen.empty()) faults_.add(draft_.chosen[0][0], "not-in-battle", "A 'chosen' line needs 'to-act SEAT battle'.");
      return;
    }
    if (!draft_.battle) {
      faults_.add(draft_.turn->phase, "missing-battle", "In the middle of a Battle there must be a line 'battle causer SEAT segment N'.");
      return;
    }
    const std::optional<Seat> causer = read_seat(draft_.battle->causer, faults_);
    if (causer && is_seated(draft_.battle->causer, *causer)) position_.battle.causer = *causer;
    const std::optional<int> segment = read_number(draft_.battle->segment, "A segment", 0, 15, faults_);
    if (segment) position_.battle.segment = static_cast<u8>(*segment);
    replay_battle(draft_, position_, faults_);
  }

  const PositionDraft& draft_;
  FaultList& faults_;
  Position position_;
  std::vector<Seat> seats_;  // of the draft's players, in their order
  std::array<std::optional<Army>, kSeats> armies_{};
  std::array<int, kTileTypes + 1> used_{};  // copies on the board, in the hand and gone
};

}  // namespace

Position position_from(const PositionDraft& draft, FaultList& faults) { return Builder(draft, faults).build(); }

}  // namespace nhx
