#include "engine/battle/questions.h"

#include <algorithm>
#include <cassert>

namespace nhx {

Questions::Questions(const Cursor& cursor, Seat orders, const Action* new_answer)
    : cursor_(cursor), orders_(orders), new_answer_(new_answer) {}

bool Questions::ask(const AnswerList& options, Action& answer) {
  if (options.size() == 1 || used_ == kMaxChoices) {
    answer = options[0];
    return true;
  }
  if (used_ < cursor_.choices) {
    answer = options[cursor_.choice[static_cast<std::size_t>(used_)]];
  } else if (new_answer_ != nullptr && !took_new_answer_) {
    const auto* found = std::find(options.begin(), options.end(), *new_answer_);
    assert(found != options.end());
    new_index_ = static_cast<u8>(found - options.begin());
    took_new_answer_ = true;
    answer = *found;
  } else {
    open_ = options;
    return false;
  }
  ++used_;
  chosen_.push_back(answer);
  return true;
}

bool Questions::ask_order(u8 seats, Seat& seat) {
  AnswerList options;
  for (Seat next = 0; next < kSeats; ++next) {
    if (((seats >> next) & 1) != 0) options.push_back({.kind = ActionKind::order, .seat = orders_, .next = next});
  }
  Action answer;
  if (!ask(options, answer)) return false;
  seat = answer.next;
  return true;
}

void Questions::stop(Position& position, Phase phase) const {
  Cursor& cursor = position.cursor;
  if (took_new_answer_) {
    cursor.choice[cursor.choices] = new_index_;
    ++cursor.choices;
  }
  position.phase = phase;
  position.to_act = open_[0].seat;
}

}  // namespace nhx
