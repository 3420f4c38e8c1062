#include "notation/reason_text.h"

#include <array>

#include "notation/names.h"
#include "notation/words.h"

namespace nhx {

namespace {

constexpr std::array<std::string_view, kReasonKinds> kWords = {"hq-is-safe",
                                                               "controlled",
                                                               "takeovers-cancel",
                                                               "netted",
                                                               "netter-is-netted",
                                                               "nets-cancel",
                                                               "takeover-stops-net",
                                                               "ring",
                                                               "gives",
                                                               "slows",
                                                               "medics",
                                                               "quartermasters",
                                                               "scoped",
                                                               "turns-modules",
                                                               "slows-others",
                                                               "serves",
                                                               "serves-nobody",
                                                               "moved",
                                                               "initiative-passed",
                                                               "extra-passed",
                                                               "converted"};

// The values as bits: 3, 2 -> 0b1100.
u16 bits_of(const std::vector<int>& values) {
  unsigned bits = 0;
  for (const int value : values) bits |= 1U << value;
  return static_cast<u16>(bits);
}

u8 sum_of(const std::vector<int>& values) {
  int sum = 0;
  for (const int value : values) sum += value;
  return static_cast<u8>(sum);
}

std::string gift(std::size_t index, int value) {
  constexpr std::array<std::string_view, 3> kGifts = {" initiative", " in melee", " to its shots"};
  if (index < kGifts.size()) return "+" + std::to_string(value) + std::string(kGifts[index]);
  return value == 1 ? "one more attack" : std::to_string(value) + " more attacks";
}

std::string gifts(const std::vector<int>& values) {
  std::string text;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] != 0) text += (text.empty() ? "" : " and ") + gift(i, values[i]);
  }
  return text;
}

}  // namespace

std::string_view word_of(ReasonKind kind) { return kWords[static_cast<std::size_t>(kind)]; }

std::string sentence(const Reason& reason, const Position& position) {
  const std::string units = unit_names(position, reason.hexes);
  const bool several = reason.hexes.size() > 1;
  const std::string scoped = reason.seat == kNoSeat ? "" : " (scoped by " + army_name(position, reason.seat) + ")";
  switch (reason.kind) {
    case ReasonKind::hq_is_safe: return "An HQ cannot be taken over.";
    case ReasonKind::controlled: return army_name(position, reason.seat) + " controls it through " + units + ".";
    case ReasonKind::takeovers_cancel: return "The takeovers on it cancel each other (" + units + "), so it stays its owner's.";
    case ReasonKind::netted: return units + (several ? " net it" : " nets it") + "; it can do nothing.";
    case ReasonKind::netter_is_netted: return units + " does not net it, being netted itself.";
    case ReasonKind::nets_cancel: return "Its net and that of " + units + " cancel each other.";
    case ReasonKind::takeover_stops_net: return units + " cannot net it, because its takeover edge points there.";
    case ReasonKind::ring: return units + " does not net it: the nets form a ring.";
    case ReasonKind::gives: return units + " gives it " + gifts(reason.values) + scoped + ".";
    case ReasonKind::slows: return units + " slows it by 1" + scoped + ".";
    case ReasonKind::medics: return units + (several ? " each save" : " saves") + " it from one attack.";
    case ReasonKind::quartermasters: return units + " may turn one of its icons from melee into ranged or back.";
    case ReasonKind::scoped: return "It works for " + army_name(position, reason.seat) + " because of " + units + ".";
    case ReasonKind::turns_modules: return "It turns " + units + ".";
    case ReasonKind::slows_others: return "It slows " + units + ".";
    case ReasonKind::serves: return "It serves " + units + ".";
    case ReasonKind::serves_nobody: return "It serves none of the units it reaches.";
    case ReasonKind::moved: return "In this turn it has already moved by " + moved_word(sum_of(reason.values)) + ".";
    case ReasonKind::initiative_passed:
      return "In this Battle its printed initiative " + segments_word(bits_of(reason.values)) + " has passed.";
    case ReasonKind::extra_passed: return "In this Battle " + std::to_string(reason.values[0]) + " of its additional attacks has passed.";
    case ReasonKind::converted: return "A Quartermaster has served it in this Battle.";
  }
  return {};
}

}  // namespace nhx
