#pragma once

#include <array>
#include <functional>
#include <vector>

#include "table/agent.h"
#include "table/game.h"

namespace nhx {

// Draws for the players in Phase::draw.
using Dealer = std::function<Action(const Position&)>;

// Asks whoever sits at the seat that has to decide, carries out what he wants, and tells those who watch. It does not care who they are.
class Table {
 public:
  Table(Game& game, Dealer dealer) : game_(game), dealer_(std::move(dealer)) {}

  // An agent may have several seats.
  void seat(Seat seat, Agent& agent) { agents_[seat] = &agent; }
  void watch(Witness& witness) { witnesses_.push_back(&witness); }

  // Until the game is over or somebody leaves. Every seat that plays must have its agent.
  void play();

 private:
  void carry_out(const Action& action);
  [[nodiscard]] SeatSet seats_of(const Agent& agent) const;

  Game& game_;
  Dealer dealer_;
  std::array<Agent*, kSeats> agents_{};
  std::vector<Witness*> witnesses_;
};

}  // namespace nhx
