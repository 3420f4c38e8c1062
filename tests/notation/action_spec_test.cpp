#include "engine/model/action_spec.h"

#include <gtest/gtest.h>
#include <set>

#include "notation/action_text.h"
#include "notation/actions_json.h"

#include "texts.h"

// What the compiler cannot see of the table of kinds; the rest is asserted in action_spec.cpp.
namespace nhx {
namespace {

const Position& table() {
  static const Position kTable = test::position_of("nhx 1;player 1 borgo;player 2 moloch");
  return kTable;
}

void fill(Action& action, const Operand& operand) {
  const TileId mutant = tile_named(Army::borgo, "mutant");
  switch (operand.field) {
    case Field::a: action.a = table().playable().lowest(); break;
    case Field::b: action.b = static_cast<Hex>(action.a + 1); break;
    case Field::c: action.c = static_cast<Hex>(action.a + 2); break;
    case Field::side: action.side = Direction::se; break;
    case Field::second_side: action.second_side = Direction::nw; break;
    case Field::number: action.number = 2; break;
    case Field::to_ranged: action.to_ranged = true; break;
    case Field::next: action.next = 1; break;
    case Field::tile: action.tiles[0] = mutant; break;
    case Field::tiles: action.tiles[0] = action.tiles[1] = mutant; break;
  }
}

Action action_with_all_operands(ActionKind kind) {
  Action action{.kind = kind};
  for (const Operand& operand : operands_of(kind)) fill(action, operand);
  return action;
}

Action action_with_everything(ActionKind kind) {
  Action action{.kind = kind};
  for (int field = 0; field <= static_cast<int>(Field::tiles); ++field) fill(action, {.field = static_cast<Field>(field)});
  return action;
}

TEST(ActionSpec, EveryKindComesBackFromItsText) {
  for (const ActionSpec& spec : kActionSpecs) {
    const Action action = action_with_all_operands(spec.kind);
    const std::string text = to_text(action, false);
    EXPECT_TRUE(text.starts_with("1 " + std::string(spec.word))) << text;
    EXPECT_EQ(parse_action(text, table()).value, action) << text;
  }
}

TEST(ActionSpec, OnlyOperandsAreWritten) {
  for (const ActionSpec& spec : kActionSpecs) {
    const Action bare = with_operands_only(action_with_everything(spec.kind));
    EXPECT_EQ(parse_action(to_text(bare, false), table()).value, bare) << spec.word;
    EXPECT_EQ(with_operands_only(bare), bare) << spec.word;
  }
}

TEST(ActionSpec, ThePageIsToldOfEveryKind) {
  const Json json = actions_json();
  ASSERT_EQ(json.size(), kActionSpecs.size());
  for (std::size_t i = 0; i < json.size(); ++i) {
    const ActionSpec& spec = kActionSpecs[i];
    EXPECT_EQ(json[i]["word"], spec.word);
    EXPECT_EQ(json[i]["operands"].size(), operands_of(spec.kind).size()) << spec.word;
    EXPECT_EQ(json[i]["pays"].is_null(), spec.pays.with == PaidWith::nothing) << spec.word;
    for (const Json& operand : json[i]["operands"]) EXPECT_NE(operand["type"], "") << spec.word;
  }
  const auto swap = static_cast<std::size_t>(ActionKind::run_swap);
  EXPECT_EQ(json[swap].dump(), R"({"word":"run swap","operands":[{"name":"hex","type":"hex"},{"name":"facing","type":"facing","on":2},)"
                               R"({"name":"hex","type":"hex"},{"name":"facing","type":"facing","on":0}],)"
                               R"("pays":{"with":"energy","points":2},"any_order":true,"about":null})");
}

TEST(ActionSpec, UsageNamesTheOperands) {
  EXPECT_EQ(usage_of(ActionKind::push), "push PUSHER PUSHED");
  EXPECT_EQ(usage_of(ActionKind::energy), "energy POINTS [TILES]");
  EXPECT_EQ(usage_of(ActionKind::medic), "medic LOST PATIENT [ATTACKER WOUNDS]");
  EXPECT_EQ(usage_of(ActionKind::end), "end");
}

}  // namespace
}  // namespace nhx
