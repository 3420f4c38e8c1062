#include <CLI/CLI.hpp>
#include <exception>

#include "cli/commands.h"
#include "cli/terminal.h"

// The command line: what may be typed, and which command it starts. The only file that knows CLI11.
namespace nhx::cli {

namespace {

constexpr const char* kAbout =
    "Neuroshima Hex: positions, Battles and scenarios.\n\n"
    "FILE holds a position in notation or JSON, or a scenario, of which the position is taken; '-' is the standard input.\n"
    "Exit codes: 0 all is well, 1 a check failed, 2 the input is bad.";

constexpr const char* kExamples =
    "Examples:\n"
    "  nhx demo                                     the rulebook's example Battle, segment by segment\n"
    "  nhx show games/duel-battle.nhx               the board\n"
    "  nhx battle games/duel-battle.nhx             the Battle in words\n"
    "  nhx check tests/scenarios                    run all scenarios\n"
    "'nhx COMMAND --help' tells more about a command.";

void add_colour(CLI::App& command, std::optional<bool>& colour) {
  command.add_flag_callback("--color", [&colour] { colour = true; }, "Colours even when the output is no terminal");
  command.add_flag_callback("--no-color", [&colour] { colour = false; }, "No colours (so does the variable NO_COLOR)");
}

struct Commands {
  ShowOptions show;
  StateOptions state;
  BattleOptions battle;
  CheckOptions check;
  TilesOptions tiles;
  BenchOptions bench;
  DemoOptions demo;
  int code = kOk;

  void add_to(CLI::App& app) {
    add_show(*app.add_subcommand("show", "Draw the board of a position"));
    add_state(*app.add_subcommand("state", "Tell what every unit is and can do now, and why"));
    add_battle(*app.add_subcommand("battle", "Fight the Battle that the seat to act causes, or the rest of a running one"));
    add_check(*app.add_subcommand("check", "Run scenario files and print what differs"));
    add_tiles(*app.add_subcommand("tiles", "Print what is on the tiles, to hold against the real ones"));
    add_bench(*app.add_subcommand("bench", "Measure the speed of Battles on fixed positions"));
    add_demo(*app.add_subcommand("demo", "Show a Battle segment by segment, with the board drawn"));
  }

 private:
  void add_show(CLI::App& command) {
    command.add_option("FILE", show.file, "Position or scenario, '-' for the standard input")->required();
    add_colour(command, show.colour);
    command.footer("Example: nhx show games/duel-battle.nhx");
    command.callback([this] { code = cli::show(show); });
  }

  void add_state(CLI::App& command) {
    command.add_option("FILE", state.file, "Position or scenario, '-' for the standard input")->required();
    command.add_flag("--json", state.json, "As JSON");
    command.footer("Examples:\n  nhx state games/duel-battle.nhx\n  nhx state - --json < games/duel-battle.nhx");
    command.callback([this] { code = cli::state(state); });
  }

  void add_battle(CLI::App& command) {
    command.add_option("FILE", battle.file, "Position or scenario, '-' for the standard input")->required();
    CLI::Option* events = command.add_flag("--events", battle.events, "Print events and the position after them in notation");
    command.add_flag("--json", battle.json, "Print events, position, HQ points and the open question, if any, as JSON");
    CLI::Option* outcomes = command.add_flag("--outcomes", battle.outcomes, "Explore all choices and print every different result");
    outcomes->excludes(events);
    command.add_flag("--first", battle.first, "Answer every question with its first answer")->excludes(outcomes);
    command.add_option("--choices", battle.choices, "Answers in the order of the questions: \"1 explode c4; 2 hold d3\"")
        ->excludes(outcomes);
    command.footer(
        "Questions that no option answers are put to you when the input is a terminal; otherwise the Battle stops there.\n"
        "Examples:\n"
        "  nhx battle games/duel-battle.nhx\n"
        "  nhx battle games/duel-battle.nhx --events\n"
        "  nhx battle games/duel-battle.nhx --outcomes --json\n"
        "  nhx battle my.nhx --choices \"1 explode c4; 1 medic b2 c2 d4 3\"");
    command.callback([this] { code = cli::battle(battle); });
  }

  void add_check(CLI::App& command) {
    command.add_option("PATH", check.paths, "Scenario files, and folders in which all *.nhx are scenarios")->required();
    command.add_flag("--verbose", check.verbose, "Name also the scenarios that hold");
    command.footer("Examples:\n  nhx check tests/scenarios\n  nhx check --verbose tests/scenarios/battles/duel-battle.nhx");
    command.callback([this] { code = cli::check(check); });
  }

  void add_tiles(CLI::App& command) {
    command.add_option("ARMY", tiles.army, "outpost, moloch, borgo, hegemony, smart, vegas or doomsday; left out: all");
    command.add_flag("--json", tiles.json, "As JSON");
    command.footer("Examples:\n  nhx tiles borgo\n  nhx tiles --json");
    command.callback([this] { code = cli::tiles(tiles); });
  }

  void add_bench(CLI::App& command) {
    command.add_flag("--json", bench.json, "As JSON");
    command.footer("Example: nhx bench --json\nThe signature changes when a rule changes.");
    command.callback([this] { code = cli::bench(bench); });
  }

  void add_demo(CLI::App& command) {
    command.add_option("FILE", demo.file, "Position or scenario; left out: the example of the 3.0 rulebook");
    command.add_flag("--step", demo.step, "Wait for Enter before each segment");
    add_colour(command, demo.colour);
    command.footer("Examples:\n  nhx demo\n  nhx demo games/duel-battle.nhx --step");
    command.callback([this] { code = cli::demo(demo); });
  }
};

int run(int argc, char** argv) {
  survive_closed_pipes();
  CLI::App app(kAbout, "nhx");
  app.footer(kExamples);
  app.set_version_flag("--version", "nhx " NHX_VERSION, "The version of this program");
  app.require_subcommand(1);
  Commands commands;
  commands.add_to(app);
  if (argc < 2) {
    complain(app.help());
    return kBadInput;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& wish) {  // --help and --version
    return app.exit(wish);
  } catch (const CLI::ParseError& error) {
    complain("nhx: option: " + std::string(error.what()) + "\nRun with --help for more information.\n");
    return kBadInput;
  }
  return commands.code;
}

}  // namespace

}  // namespace nhx::cli

int main(int argc, char** argv) {
  try {
    const int code = nhx::cli::run(argc, argv);
    return nhx::cli::flush_output() ? code : nhx::cli::kBadInput;
  } catch (const std::exception& error) {
    nhx::cli::complain("nhx: internal: " + std::string(error.what()) + "\n");
  } catch (...) {
    nhx::cli::complain("nhx: internal: something unknown went wrong\n");
  }
  return nhx::cli::kBadInput;
}
