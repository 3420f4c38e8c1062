#include "notation/position/line_fields.h"
#include "notation/position/position_build.h"

namespace nhx {

namespace {

class TurnBuilder {
 public:
  explicit TurnBuilder(PositionBuild& build) : build_(build), faults_(build.faults), position_(build.position) {}

  void run() {
    if (build_.draft.turn) build_turn(*build_.draft.turn);
    build_stage();
    if (build_.is_phase_known) judge_players();
  }

 private:
  void build_turn(const TurnDraft& draft) {
    const std::optional<Seat> seat = read_player_seat(draft.seat, position_, faults_);
    if (seat) position_.to_act = *seat;
    const std::optional<Seat> active = draft.of.word ? read_player_seat(*draft.of.word, position_, faults_) : seat;
    if (active) position_.active = *active;
    build_phase(draft.phase);
    put_values(kTurnFields, read_values(kTurnFields, draft, faults_), position_, position_.active);
    if (draft.named.word && build_.is_phase_known && position_.phase != Phase::captive) {
      faults_.add(*draft.named.word, "not-in-captive", "'named' needs 'to-act SEAT captive'.");
    }
    if (active && build_.armies[*active]) build_drawn(draft.drawn, *active);
  }

  void build_phase(const Word& word) {
    const std::optional<Phase> phase = parse_phase(word.text);
    build_.is_phase_known = phase.has_value();
    if (phase) {
      position_.phase = *phase;
      return;
    }
    std::string list;
    const std::vector<std::string_view> words = phase_words();
    for (const std::string_view each : words) list += (list.empty() ? "" : each == words.back() ? " or " : ", ") + std::string(each);
    faults_.add(word, "unknown-word", "A phase is " + list + ", not " + in_quotes(word.text) + "." + suggestion(word.text, words));
  }

  // Of equal tiles in the hand the later places were drawn.
  void build_drawn(const FieldDraft& field, Seat seat) {
    Player& player = position_.players[seat];
    unsigned drawn = 0;
    for (const Word& word : field.list) {
      const std::optional<TileCount> tile = read_tile_count(word, *build_.armies[seat], faults_);
      if (!tile) continue;
      int left = tile->count;
      for (std::size_t place = player.hand.size(); place-- > 0 && left > 0;) {
        if (player.hand[place] != tile->tile || ((drawn >> place) & 1) != 0) continue;
        drawn |= 1U << place;
        --left;
      }
      if (left == 0) continue;
      faults_.add(word, "not-in-hand",
                  in_quotes(word.text) + " was drawn, it says here, but it is not in the hand of seat " + seat_word(seat) + ".");
    }
    player.drawn = drawn & 0x3F;
  }

  void build_stage() {
    const PositionDraft& draft = build_.draft;
    if (draft.ending && draft.overtime) {
      faults_.add(*draft.overtime, "misplaced-line", "'overtime' comes after the ending sequence; there is no 'ending' line any more.");
      return;
    }
    if (!draft.ending && !draft.overtime) return;
    const std::optional<Seat> seat = read_player_seat(draft.ending ? *draft.ending : *draft.overtime, position_, faults_);
    position_.stage = draft.ending ? Stage::ending : Stage::overtime;
    if (seat) position_.ender = *seat & 7;
  }

  void judge_players() {
    for (const PlayerDraft& draft : build_.draft.players) {
      if (draft.won.word && position_.phase != Phase::over) faults_.add(*draft.won.word, "not-over", "'won' needs 'to-act SEAT over'.");
      if (draft.due.word && !build_.draft.ending && !build_.draft.overtime) {
        faults_.add(*draft.due.word, "not-ending", "'due' needs a line 'ending SEAT' or 'overtime SEAT'.");
      }
      if (draft.rival.word && !build_.draft.overtime) faults_.add(*draft.rival.word, "not-ending", "'rival' needs a line 'overtime SEAT'.");
      if (draft.score.word && draft.score.word->text != "0" && position_.mode != Mode::score) {
        faults_.add(*draft.score.word, "not-score", "Points are counted only in 'mode score'.");
      }
    }
  }

  PositionBuild& build_;
  FaultList& faults_;
  Position& position_;
};

}  // namespace

void build_turn(PositionBuild& build) { TurnBuilder(build).run(); }

}  // namespace nhx
