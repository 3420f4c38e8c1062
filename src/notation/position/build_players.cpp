#include <algorithm>

#include "core/fixed_vector.h"
#include "notation/position/line_fields.h"
#include "notation/position/position_build.h"

namespace nhx {

namespace {

class PlayersBuilder {
 public:
  explicit PlayersBuilder(PositionBuild& build) : build_(build), faults_(build.faults), position_(build.position) {}

  void run() {
    const std::vector<PlayerDraft>& players = build_.draft.players;
    if (players.empty()) faults_.add({}, "missing-player", "There is no player; a line 'player 1 borgo' makes one.");
    for (const PlayerDraft& draft : players) build_.seats.push_back(build_seat(draft));
    find_gaps();
    for (std::size_t i = 0; i < players.size(); ++i) {
      if (build_.seats[i] == kNoSeat) continue;
      build_team(players[i], build_.seats[i]);
      build_hand(players[i], build_.seats[i]);
    }
  }

 private:
  // The seat of the player, kNoSeat when it is not his.
  Seat build_seat(const PlayerDraft& draft) {
    const std::optional<Seat> seat = read_seat(draft.seat, faults_);
    const std::optional<Army> army = parse_army(draft.army.text);
    if (!army) {
      std::vector<std::string_view> words;
      for (const ArmySpec& spec : kArmySpecs) words.push_back(spec.word);
      faults_.add(draft.army, "unknown-army", "There is no army " + in_quotes(draft.army.text) + "." + suggestion(draft.army.text, words));
    }
    const auto values = read_values(kPlayerFields, draft, faults_);
    if (!seat) return kNoSeat;
    Player& player = position_.players[*seat];
    if (player.plays) {
      faults_.add(draft.seat, "duplicate-line", "Seat " + seat_word(*seat) + " already has a player.");
      return kNoSeat;
    }
    player.plays = true;
    put_values(kPlayerFields, values, position_, *seat);
    if (army) build_army(draft, *seat, *army);
    return *seat;
  }

  void build_army(const PlayerDraft& draft, Seat seat, Army army) {
    for (Seat other = 0; other < kSeats && !position_.rules.has(RuleOption::same_army); ++other) {
      if (build_.armies[other] != army) continue;
      faults_.add(draft.army, "duplicate-army",
                  "Seat " + seat_word(other) + " already plays " + std::string(spec_of(army).word) +
                      "; an army plays once, unless the rules have the option 'same-army'.");
      return;
    }
    build_.armies[seat] = army;
    position_.players[seat].army = army;
  }

  void find_gaps() {
    std::array<bool, kSeats> reported{};
    for (std::size_t i = 0; i < build_.seats.size(); ++i) {
      const Seat seat = build_.seats[i];
      if (seat == kNoSeat) continue;
      for (Seat below = 0; below < seat; ++below) {
        if (position_.players[below].plays || reported[below]) continue;
        reported[below] = true;
        faults_.add(build_.draft.players[i].seat, "seat-missing",
                    "Seat " + seat_word(seat) + " plays but seat " + seat_word(below) + " does not; seats count from 1 without a gap.");
      }
    }
  }

  void build_team(const PlayerDraft& draft, Seat seat) {
    position_.players[seat].team = seat & 7;
    if (draft.team.word) {
      const std::optional<int> team = read_number(*draft.team.word, "A team", 1, kSeats, faults_);
      if (team) position_.players[seat].team = (*team - 1) & 7;
      return;
    }
    for (const PlayerDraft& other : build_.draft.players) {
      if (!other.team.word || parse_number(other.team.word->text) != seat + 1) continue;
      faults_.add(*other.team.word, "team-unclear",
                  "Seat " + seat_word(seat) + " has no team and so is team " + seat_word(seat) + " alone; give it a team too.");
    }
  }

  void build_hand(const PlayerDraft& draft, Seat seat) {
    std::array<TileId, kHandTiles> hand{};
    std::size_t size = 0;
    for (const TileCount& tile : use_tiles(draft.hand, seat, "bad-hand", "in a hand")) {
      for (int i = 0; i < tile.count; ++i, ++size) {
        if (size < hand.size()) hand[size] = tile.tile;
      }
    }
    use_tiles(draft.gone, seat, "bad-gone", "among the discarded tiles");
    if (size > hand.size()) {
      faults_.add(*draft.hand.word, "bad-hand",
                  "A hand has at most " + std::to_string(hand.size()) + " tiles; here are " + std::to_string(size) + ".");
      return;
    }
    std::sort(hand.begin(), hand.begin() + static_cast<std::ptrdiff_t>(size));
    position_.players[seat].hand = hand;
  }

  using TileCountList = FixedVector<TileCount, kPileTiles>;

  TileCountList use_tiles(const FieldDraft& field, Seat seat, std::string_view code, std::string_view where) {
    TileCountList tiles;
    if (!build_.armies[seat]) return tiles;
    if (field.list.size() > kPileTiles) {
      faults_.add(*field.word, "too-many-copies", "An army has only " + std::to_string(kPileTiles) + " tiles besides its HQ.");
      return tiles;
    }
    for (const Word& word : field.list) {
      const std::optional<TileCount> tile = read_tile_count(word, *build_.armies[seat], faults_);
      if (!tile) continue;
      if (spec_of(tile->tile).kind == TileKind::hq) {
        faults_.add(word, code, "An HQ is never " + std::string(where) + ".");
      } else if (build_.use(word, seat, tile->tile, tile->count)) {
        tiles.push_back(*tile);
      }
    }
    return tiles;
  }

  PositionBuild& build_;
  FaultList& faults_;
  Position& position_;
};

void put_bio_droid_on_top(PositionBuild& build, const PlayerDraft& draft, Seat seat) {
  Player& player = build.position.players[seat];
  const TileId bio_droid = tile_named(Army::smart, "bio-droid");
  for (const Word& word : draft.top.list) {
    if (word.text != "bio-droid" || *build.armies[seat] != Army::smart) {
      build.faults.add(word, "bad-top", "Only Smart's 'bio-droid' can lie on top of a pile, not " + in_quotes(word.text) + ".");
    } else if (build.used[seat][bio_droid] > 0) {
      build.faults.add(word, "bad-top", "The Bio-droid is not in the pile: it stands elsewhere in this position.");
    } else if (player.bio_droid_on_top) {
      build.faults.add(word, "duplicate-word", "'bio-droid' stands twice.");
    } else {
      player.bio_droid_on_top = true;
    }
  }
}

}  // namespace

bool PositionBuild::use(const Word& at, Seat seat, TileId tile, int count) {
  const TileSpec& spec = spec_of(tile);
  int& copies = used[seat][tile];
  copies += count;
  if (copies <= spec.copies) return true;
  faults.add(at, "too-many-copies",
             std::string(spec_of(army_of(tile)).name) + " has " + std::to_string(spec.copies) + " of the tile " + in_quotes(spec.word) +
                 "; on the board, in the hand and gone there are now " + std::to_string(copies) + ".");
  return false;
}

void build_players(PositionBuild& build) { PlayersBuilder(build).run(); }

// What is left of the armies; the lowest copies of each tile are out.
void build_piles(PositionBuild& build) {
  for (std::size_t i = 0; i < build.seats.size(); ++i) {
    const Seat seat = build.seats[i];
    if (seat == kNoSeat || !build.armies[seat]) continue;
    u64 pile = 0;
    TileCounts out = build.used[seat];
    std::size_t copy = 0;
    for (const TileId tile : pile_tiles(*build.armies[seat])) {
      if (--out[tile] < 0) pile |= u64{1} << copy;
      ++copy;
    }
    build.position.players[seat].pile = pile & kFullPile;
    put_bio_droid_on_top(build, build.draft.players[i], seat);
  }
}

}  // namespace nhx
