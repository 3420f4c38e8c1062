#include <algorithm>
#include <bit>

#include "engine/turn/duel.h"
#include "explain/outcomes.h"
#include "notation/action_text.h"
#include "notation/position/position_lists.h"
#include "notation/position/position_text.h"
#include "notation/words.h"
#include "record/check.h"

namespace nhx {

namespace {

std::string instead(const std::string& found) { return "It is " + found + "."; }

HexSet medics_of(const Position& position, const Effects& effects, Hex patient) {
  HexSet medics;
  for (const Hex medic : effects.working(Trait::medic)) {
    if (linked(position, effects, medic).has(patient)) medics.add(medic);
  }
  return medics;
}

std::string number_differs(int found, int wanted) { return found == wanted ? "" : instead(std::to_string(found)); }

std::string word_differs(const std::string& found, const std::string& wanted) { return found == wanted ? "" : instead(found); }

std::string seat_differs(Seat found, Seat wanted, const std::string& does) {
  if (found == wanted) return "";
  return (found == kNoSeat ? "Nobody " : "Seat " + seat_word(found) + " ") + does + ".";
}

}  // namespace

std::string Inspector::difference(const Check& check) const {
  const Player& player = position_.players[check.seat < kSeats ? check.seat : 0];
  switch (check.kind) {
    case CheckKind::empty:
      return position_.board[check.hex].tile == kNoTile ? "" : "There is " + in_quotes(unit_text(position_, check.hex)) + ".";
    case CheckKind::unit: return unit_differs(check);
    case CheckKind::hp: return number_differs(player.hp, check.number);
    case CheckKind::pile: return number_differs(std::popcount(u64{player.pile}), check.number);
    case CheckKind::energy: return number_differs(player.energy, check.number);
    case CheckKind::score: return number_differs(static_cast<int>(player.score), check.number);
    case CheckKind::returned: return player.bio_droid_on_top ? "" : "No Bio-droid lies on top of that pile.";
    case CheckKind::hand:
    case CheckKind::gone: return tiles_differ(check);
    case CheckKind::winner: return winners_differ(check);
    case CheckKind::to_act: return turn_differs(check);
    case CheckKind::actions: return actions_differ(check);
    case CheckKind::legal:
    case CheckKind::illegal: return legality_differs(check);
    case CheckKind::outcomes: return outcomes_differ(check);
    default:
      return position_.units.has(check.hex) ? effect_differs(check)
                                            : "There is no unit on " + hex_word(check.hex, position_.large_board()) + ".";
  }
}

std::string Inspector::effect_differs(const Check& check) const {
  const Hex hex = check.hex;
  switch (check.kind) {
    case CheckKind::netted: return effects_.netted.has(hex) ? "" : "It is not netted.";
    case CheckKind::free: return effects_.netted.has(hex) ? "It is netted." : "";
    case CheckKind::control: return seat_differs(controller(position_, effects_, hex), check.seat, "controls it");
    case CheckKind::scoped: return seat_differs(effects_.scoped_by(hex), check.seat, "scopes it");
    case CheckKind::unscoped: return seat_differs(effects_.scoped_by(hex), kNoSeat, "scopes it");
    case CheckKind::initiative: return word_differs(segments_word(initiatives(position_, effects_, hex)), segments_word(check.segments));
    case CheckKind::melee: return number_differs(effects_.bonus[hex].melee, check.number);
    case CheckKind::ranged: return number_differs(effects_.bonus[hex].ranged, check.number);
    case CheckKind::medics: return hexes_differ(medics_of(position_, effects_, hex), check.hexes);
    case CheckKind::link:
    case CheckKind::no_link: return link_differs(check);
    default: return hexes_differ(linked(position_, effects_, hex), check.hexes);
  }
}

std::string Inspector::hexes_differ(HexSet found, HexSet wanted) const {
  return word_differs(hexes_word(found, position_.large_board()), hexes_word(wanted, position_.large_board()));
}

std::string Inspector::unit_differs(const Check& check) const {
  if (position_.board[check.hex] == check.unit) return "";
  if (position_.board[check.hex].tile == kNoTile) return hex_word(check.hex, position_.large_board()) + " is empty.";
  return "There is " + in_quotes(unit_text(position_, check.hex)) + ".";
}

std::string Inspector::turn_differs(const Check& check) const {
  if (position_.to_act == check.seat && position_.phase == check.phase) return "";
  return instead("'to-act " + seat_word(position_.to_act) + " " + std::string(phase_word(position_.phase)) + "'");
}

std::string Inspector::tiles_differ(const Check& check) const {
  TileCounts wanted{};
  for (const TileId tile : check.tiles) ++wanted[tile];
  const TileCounts found = check.kind == CheckKind::hand ? hand_counts(position_.players[check.seat]) : gone_counts(position_, check.seat);
  if (found == wanted) return "";
  const std::string word = tiles_word(position_.players[check.seat].army, found);
  return instead(word.empty() ? "-" : word);
}

std::string Inspector::winners_differ(const Check& check) const {
  if (position_.phase != Phase::over) return "The game is not over.";
  unsigned winners = 0;
  for (Seat seat = 0; seat < kSeats; ++seat) winners |= position_.players[seat].won ? 1U << seat : 0U;
  return word_differs(seats_word(static_cast<u8>(winners)), seats_word(check.seats));
}

std::string Inspector::link_differs(const Check& check) const {
  const bool is_link = links_of(position_, effects_, controller(position_, effects_, check.hex)).has(check.hex);
  if (is_link == (check.kind == CheckKind::link)) return "";
  return is_link ? "It is a Link." : "It is no Link.";
}

std::string Inspector::actions_differ(const Check& check) const {
  constexpr std::size_t kMostListed = 20;
  ActionList actions;
  legal_actions(position_, actions);
  if (static_cast<int>(actions.size()) == check.number) return "";
  std::string list;
  for (std::size_t i = 0; i < std::min(kMostListed, actions.size()); ++i) {
    list += (list.empty() ? ": " : ", ") + in_quotes(to_text(actions[i], position_.large_board()));
  }
  return "There are " + std::to_string(actions.size()) + list + (actions.size() > kMostListed ? " and so on." : ".");
}

std::string Inspector::legality_differs(const Check& check) const {
  const Illegal reason = why_illegal(position_, check.action);
  if ((reason == Illegal::none) != (check.kind == CheckKind::legal)) return std::string(sentence(reason));
  if (check.reason == Illegal::none || check.reason == reason) return "";
  return "The reason is " + in_quotes(word_of(reason)) + ": " + std::string(sentence(reason));
}

std::string Inspector::outcomes_differ(const Check& check) const {
  const Outcomes outcomes = explore_outcomes(position_, limit_);
  if (!outcomes.complete) return "There are too many choices to count the outcomes.";
  return outcomes.list.size() == static_cast<std::size_t>(check.number) ? "" : "There are " + std::to_string(outcomes.list.size()) + ".";
}

}  // namespace nhx
