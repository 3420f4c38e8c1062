#include "notation/illegal_text.h"

#include <array>

namespace nhx {

namespace {

struct Wording {
  std::string_view word;
  std::string_view sentence;
};

// In the order of Illegal.
constexpr std::array<Wording, kIllegals> kWordings = {{
    {"none", "It is legal."},
    {"over", "The game is over."},
    {"not-your-turn", "Another seat is asked."},
    {"not-now", "A decision of another kind is asked now."},
    {"not-offered", "That is not one of the answers that are possible now."},
    {"no-such-tile", "That tile is not in the hand; or, when drawing, not in the pile."},
    {"wrong-kind", "That tile is not played in this way."},
    {"not-on-board", "That hex is not on this board."},
    {"facing", "That tile looks the same from all sides and is not turned."},
    {"taken", "That hex is not free."},
    {"nobody-there", "There is no unit on that hex."},
    {"not-yours", "Another player controls that unit."},
    {"netted", "That unit is netted and can do nothing; nobody can move or push it."},
    {"not-an-enemy", "That is not an enemy's."},
    {"hq-is-safe", "An HQ cannot be chosen for this."},
    {"too-far", "That is too far away."},
    {"no-way", "There is no way to that hex which the unit may take."},
    {"nothing-changes", "The unit already stands there and faces that way."},
    {"no-mobility", "That unit cannot move by itself."},
    {"no-link", "Nothing that would be needed is linked: the module or HQ does not serve that unit, or the unit is no Link on a terminal."},
    {"used", "That was already used in this turn."},
    {"no-retreat", "The pushed unit would have nowhere to go."},
    {"no-target", "There is nothing that it could hit."},
    {"terror", "After a Terror nothing may be placed in this turn."},
    {"limit", "No more tiles may be played in this turn."},
    {"no-battle", "A last tile has been drawn; since then no Battle tile may be played."},
    {"not-unlucky", "The hand is not unlucky, so it cannot be drawn anew."},
    {"must-keep", "With reinforcements the tiles that are not played are kept."},
    {"no-energy", "There is not enough energy."},
    {"too-much-energy", "Nobody can have more than five points of energy."},
    {"last-point", "The last HQ point cannot be given up."},
    {"no-duel-board", "There is energy only on the Duel board."},
    {"wrong-order", "Hexes are named in the order of their names, tiles in the order of the army's list."},
}};

}  // namespace

std::string_view word_of(Illegal reason) { return kWordings[static_cast<std::size_t>(reason)].word; }

std::optional<Illegal> parse_illegal(std::string_view word) {
  for (std::size_t i = 0; i < kWordings.size(); ++i) {
    if (kWordings[i].word == word) return static_cast<Illegal>(i);
  }
  return std::nullopt;
}

std::vector<std::string_view> illegal_words() {
  std::vector<std::string_view> words;
  for (const Wording& reason : kWordings) words.push_back(reason.word);
  return words;
}

std::string_view sentence(Illegal reason) { return kWordings[static_cast<std::size_t>(reason)].sentence; }

}  // namespace nhx
