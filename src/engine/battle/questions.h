#pragma once

#include "engine/model/action.h"

namespace nhx {

// Asks the players in the middle of a segment or an instant. The answers come from the cursor; then there may be a new one; then somebody
// must be asked.
class Questions {
 public:
  // `orders` is the seat that says who decides next (ruling 117, decision D47).
  Questions(const Cursor& cursor, Seat orders, const Action* new_answer);

  // Puts the question whose answers are in `options`. False when it is not answered yet. A question with one answer is not asked.
  bool ask(const AnswerList& options, Action& answer);

  // Among several seats, a bit for each, somebody says who decides next.
  bool ask_order(u8 seats, Seat& seat);

  [[nodiscard]] const AnswerList& open() const { return open_; }  // the options of the question that is not answered
  [[nodiscard]] const AnswerList& chosen() const { return chosen_; }

  // The cursor for the next time: with the new answer among those given. Stops for the seat that is asked.
  void stop(Position& position, Phase phase) const;

 private:
  const Cursor& cursor_;
  Seat orders_;
  const Action* new_answer_;
  int used_ = 0;
  u8 new_index_ = 0;
  bool took_new_answer_ = false;
  AnswerList open_;
  AnswerList chosen_;
};

}  // namespace nhx
