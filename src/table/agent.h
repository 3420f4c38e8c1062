#pragma once

#include <span>

#include "engine/model/action.h"
#include "engine/model/event.h"
#include "table/game.h"

// Who sits at a table: those who decide and those who watch. A person at this terminal does both, a bot or a script only decides.
namespace nhx {

struct Wish {
  enum class Kind : u8 { act, take_back, leave };
  Kind kind = Kind::leave;
  Action action{};  // to act: a legal one
};

class Agent {
 public:
  virtual ~Agent() = default;

  // What whoever decides for the seat that is asked wants to do. Somebody is asked: not in Phase::draw or Phase::over.
  virtual Wish decide(const Position& position) = 0;

 protected:
  Agent() = default;
  Agent(const Agent&) = default;
  Agent(Agent&&) = default;
  Agent& operator=(const Agent&) = default;
  Agent& operator=(Agent&&) = default;
};

// One action and what came of it.
struct Step {
  const Position& before;
  const Action& action;
  std::span<const Event> events;
  const Position& after;
};

class Witness {
 public:
  virtual ~Witness() = default;

  virtual void see(const Step& step) = 0;
  virtual void see_taken_back(TakenBack result) = 0;

 protected:
  Witness() = default;
  Witness(const Witness&) = default;
  Witness(Witness&&) = default;
  Witness& operator=(const Witness&) = default;
  Witness& operator=(Witness&&) = default;
};

}  // namespace nhx
