#include <iostream>

#include "ai/bot.h"
#include "dealer/dealer.h"
#include "engine/apply.h"
#include "engine/legal.h"
#include "engine/setup.h"
#include "notation/action_text.h"
#include "notation/drawing/diagram.h"
#include "notation/event_text.h"

// Borgo against Moloch until the first Battle has been fought.
int main() {
  nhx::Setup setup;
  setup.seats.push_back({.army = nhx::Army::borgo});
  setup.seats.push_back({.army = nhx::Army::moloch});
  nhx::Position position = nhx::start_position(setup);

  nhx::ActionList actions;
  nhx::legal_actions(position, actions);
  std::cout << actions.size() << " legal actions, the first is: " << nhx::to_text(actions[0], position.large_board()) << '\n';

  nhx::Rng rng(10);
  nhx::Bot bot(nhx::usual_bot(nhx::Skill::greedy), 10);
  for (bool fought = false; !fought;) {
    const nhx::Position before = position;
    const nhx::Action action = position.phase == nhx::Phase::draw ? nhx::deal_tile(position, rng) : bot.choose(position);
    nhx::EventLog log;
    nhx::apply(position, action, log);
    std::cout << nhx::to_text(action, position.large_board()) << '\n';
    for (const nhx::Event& event : log.events) {
      std::cout << "  " << nhx::in_words(event, before) << '\n';
      fought = fought || event.kind == nhx::EventKind::over;
    }
  }
  std::cout << nhx::diagram(position);
}
