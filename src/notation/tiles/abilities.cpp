#include "notation/tiles/abilities.h"

#include <array>

namespace nhx {

namespace {

// In the order of Ability, from the first behind none.
constexpr std::array<AbilityText, kAbilityKinds - 1> kAbilitySentences = {{
    {Ability::initiative, "initiative", 1, "friendly", Via::links, "{} have +1 initiative."},
    {Ability::slow, "initiative", -1, "enemy", Via::links, "{} have -1 initiative."},
    {Ability::melee, "melee", 1, "friendly", Via::links, "{} strike with +1 in melee."},
    {Ability::ranged, "ranged", 1, "friendly", Via::links, "{} shoot with +1."},
    {Ability::extra_attack, "extra_attack", 1, "friendly", Via::links, "{} attack once more, at the next free initiative."},
    {Ability::medic, "medic", 0, "friendly", Via::links, "Saves a friend on its links from one whole attack and is lost for it."},
    {Ability::scoper, "capture_module", 0, "enemy", Via::links, "Enemy modules on its links work for this army."},
    {Ability::quartermaster, "convert_attack", 1, "friendly", Via::links,
     "A friend on its links may, once in a Battle, turn one icon from melee into ranged or back."},
    {Ability::transport, "grant_mobility", 1, "friendly", Via::links, "{} may move once more in a turn."},
    {Ability::recon, "double_move", 2, "friendly", Via::board, "Every move of this army may be two steps long."},
    {Ability::rotate_one, "rotate_any_one_friendly_unit_per_turn", 0, "friendly", Via::board,
     "Once a turn one own unit but the HQ may be turned."},
    {Ability::takeover, "takeover", 0, "enemy", Via::takeover_edge, "Controls the enemy unit on its takeover edge, unless that is an HQ."},
    {Ability::explode, "explode", 1, "all", Via::all_adjacent,
     "May explode instead of attacking: 1 wound for every unit beside it, and it is gone."},
    {Ability::explode_when_hit, "explode_when_hit_on_trap_edge", 1, "all", Via::all_adjacent,
     "Explodes when an attack comes in on its marked edge: 1 wound for every unit beside it, and it is gone."},
    {Ability::redirect, "redirect_ranged", 0, "", Via::none, "Friendly shots that come in at an entry go out at every exit."},
    {Ability::return_to_pile, "return_to_top_of_pile_on_death", 0, "", Via::none, "Destroyed, it goes to the top of its pile."},
    {Ability::replace_with_unit, "replace_with_unit", 0, "", Via::none, "A unit from the hand may take its place."},
    {Ability::battle, "battle", 0, "", Via::none, "Starts a Battle and ends the turn."},
    {Ability::move, "move", 0, "", Via::none, "One own unit goes to a free hex beside it, turns, or both."},
    {Ability::push_back, "push_back", 0, "", Via::none, "One own unit pushes an enemy beside it one hex away; its player says where to."},
    {Ability::sniper, "sniper", 0, "", Via::none, "1 wound for an enemy unit anywhere, but no HQ; or the end of a foundation."},
    {Ability::grenade, "grenade", 0, "", Via::none, "Destroys an enemy unit beside the own HQ, but no HQ."},
    {Ability::air_strike, "air_strike", 0, "", Via::none, "1 wound for every unit but HQs on a hex and the six around it."},
    {Ability::small_bomb, "small_bomb", 0, "", Via::none, "1 wound for every unit but HQs on three hexes that touch each other."},
    {Ability::castling, "castling", 0, "", Via::none, "Two own units beside each other change places."},
    {Ability::rotation, "rotation", 0, "", Via::none, "Turns one own unit."},
    {Ability::terror, "terror", 0, "", Via::none, "In their next turns the other players put no tile on the board."},
    {Ability::mine, "mine", 0, "", Via::none, "Destroys the unit that comes onto it; an HQ just clears it. It is gone then."},
}};

constexpr bool has_all_abilities() {
  for (std::size_t i = 0; i < kAbilitySentences.size(); ++i) {
    if (kAbilitySentences[i].ability != static_cast<Ability>(i + 1)) return false;
  }
  return true;
}
static_assert(has_all_abilities());

constexpr AbilityText kNoText{};

std::string reached(const TileSpec& spec, const AbilityText& text) {
  const std::string who = text.target == "enemy" ? "enemies" : "friends";
  return who + (spec.kind == TileKind::hq ? " beside it" : " on its links");
}

}  // namespace

const AbilityText& text_of(Ability ability) {
  return ability == Ability::none ? kNoText : kAbilitySentences[static_cast<std::size_t>(ability) - 1];
}

std::string_view via_word(Via via) {
  switch (via) {
    case Via::links: return "links";
    case Via::board: return "board";
    case Via::takeover_edge: return "takeover_edge";
    case Via::all_adjacent: return "all_adjacent";
    case Via::none: break;
  }
  return "";
}

std::string ability_sentence(const TileSpec& spec, Ability ability) {
  const AbilityText& text = text_of(ability);
  std::string sentence(text.sentence);
  const std::size_t gap = sentence.find("{}");
  if (gap == std::string::npos) return sentence;
  sentence.replace(gap, 2, reached(spec, text));
  if (gap == 0) sentence[0] = static_cast<char>(sentence[0] - 'a' + 'A');
  return sentence;
}

}  // namespace nhx
