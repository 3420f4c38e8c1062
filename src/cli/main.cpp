#include <CLI/CLI.hpp>
#include <exception>

#include "cli/commands.h"
#include "cli/named_bot.h"
#include "cli/terminal.h"

// The command line: what may be typed, and which command it starts. The only file that knows CLI11.
namespace nhx::cli {

namespace {

constexpr const char* kAbout =
    "Neuroshima Hex: play it, study it, prove its rules.\n\n"
    "FILE holds a position in notation or JSON, or a scenario or record, of which the position is taken; '-' is the standard input.\n"
    "Exit codes: 0 all is well, 1 a check failed, 2 the input is bad.";

constexpr const char* kExamples =
    "Examples:\n"
    "  nhx play --armies borgo,moloch               a game for people at one keyboard\n"
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
  VerifyOptions verify;
  LegalOptions legal;
  PerftOptions perft;
  RandomOptions random;
  MatchOptions match;
  LadderOptions ladder;
  TrainOptions train;
  PlayOptions play;
  ServeOptions serve;
  int code = kOk;

  void add_to(CLI::App& app) {
    add_show(*app.add_subcommand("show", "Draw the board of a position"));
    add_state(*app.add_subcommand("state", "Tell what every unit is and can do now, and why"));
    add_battle(*app.add_subcommand("battle", "Fight the Battle that the seat to act causes, or the rest of a running one"));
    add_check(*app.add_subcommand("check", "Run scenario files and print what differs"));
    add_tiles(*app.add_subcommand("tiles", "Print what is on the tiles, to hold against the real ones"));
    add_bench(*app.add_subcommand("bench", "Measure the speed of Battles on fixed positions"));
    add_demo(*app.add_subcommand("demo", "Show a Battle segment by segment, with the board drawn"));
    add_play(*app.add_subcommand("play", "Play a game in the terminal, two to six people at one keyboard"));
    add_legal(*app.add_subcommand("legal", "List what may be done in a position"));
    add_perft(*app.add_subcommand("perft", "Count the ways to go on, so many decisions deep"));
    add_random(*app.add_subcommand("random", "Play random games, count the results, write their records"));
    add_match(*app.add_subcommand("match", "Let two bots play each other, every deal from both sides, and tell who is stronger"));
    add_ladder(*app.add_subcommand("ladder", "Let every bot play every other one, and tell how strong each is"));
    add_train(*app.add_subcommand("train", "Let bots play themselves and learn from it: makes the network of the stronger ones"));
    add_verify(*app.add_subcommand("verify", "Replay records and print the first difference of each"));
    add_serve(*app.add_subcommand("serve", "Serve the game's page to browsers"));
    add_talk(*app.add_subcommand("talk", "Answer programs line by line (docs/protocol.md)"));
  }

 private:
  static void add_game(CLI::App& command, GameOptions& game) {
    command.add_option("--mode", game.mode, "two, deathmatch, score, loner or team; left out: what the number of armies suggests");
    command.add_option("--board", game.board, "19, 37 or duel; left out: 19, or 37 for five and six players");
    command.add_option("--rules", game.rules, "A preset and options, joined by commas: duel,alternative-start")->capture_default_str();
    command.add_option("--armies", game.armies, "In order of play, joined by commas; left out: at random")->delimiter(',');
    command.add_option_function<std::uint64_t>(
        "--seed", [&game](std::uint64_t seed) { game.seed = seed, game.has_seed = true; }, "For the same luck again");
  }

  void add_play(CLI::App& command) {
    add_game(command, play.game);
    command.add_option("FILE", play.file, "A record to go on with; the game is saved there");
    command.add_option("--bot", play.bots, "A seat for a bot: 2, 2:skilled, 2:reply:futures=4; 2:person takes it back; may be repeated")
        ->take_all()
        ->expected(1);
    add_colour(command, play.colour);
    command.footer("Examples:\n  nhx play --armies borgo,moloch evening.nhx\n  nhx play --bot 2:skilled\n" + about_named_bots());
    command.callback([this] { code = cli::play(play); });
  }

  void add_legal(CLI::App& command) {
    command.add_option("FILE", legal.file, "Position, scenario or record, '-' for the standard input")->required();
    command.add_option("HEX", legal.hex, "Only what names this hex");
    command.add_flag("--json", legal.json, "As JSON");
    command.footer("Example: nhx legal games/duel-battle.nhx");
    command.callback([this] { code = cli::legal(legal); });
  }

  void add_perft(CLI::App& command) {
    command.add_option("FILE", perft.file, "Position, scenario or record, '-' for the standard input")->required();
    command.add_option("DEPTH", perft.depth, "Decisions, draws included")->required()->check(CLI::Range(0, 20));
    command.add_flag("--divide", perft.divide, "A line for every first action");
    command.footer("Example: nhx perft games/duel-battle.nhx 2");
    command.callback([this] { code = cli::perft(perft); });
  }

  void add_random(CLI::App& command) {
    command.add_option("--games", random.games, "How many")->capture_default_str()->check(CLI::Range(1, 100'000'000));
    add_game(command, random.game);
    command.add_option("--write", random.write, "Folder for the records, which are also verified");
    command.footer("Example: nhx random --games 1000 --mode team --seed 7");
    command.callback([this] { code = cli::random(random); });
  }

  void add_match(CLI::App& command) {
    command.add_option("--a", match.a, "A level or a kind of bot")->capture_default_str();
    command.add_option("--b", match.b, "Its opponent")->capture_default_str();
    command.add_option("--pairs", match.pairs, "Deals, each played twice with the seats changed")
        ->capture_default_str()
        ->check(CLI::Range(1, 10'000'000));
    command.add_option("--seed", match.seed, "For the same deals again")->capture_default_str();
    command.add_option("--armies", match.armies, "Joined by commas; every one meets every one, itself too; left out: all")->delimiter(',');
    command.add_option("--threads", match.threads, "How many pairs at a time")->capture_default_str()->check(CLI::Range(1, 256));
    command.add_option("--sprt", match.sprt, "Stop when it is clear which of two strengths (Elo) is true: 0,20")
        ->delimiter(',')
        ->expected(2);
    command.add_option("--log", match.log, "A file that keeps finished pairs: a match that was stopped goes on");
    command.add_flag("--json", match.json, "As JSON, with the score of every pair of armies");
    command.footer(about_named_bots() +
                   "\nExamples:\n  nhx match --a expert --b skilled\n  nhx match --a reply:futures=4 --b greedy --pairs 490 --threads 2");
    command.callback([this] { code = cli::match(match); });
  }

  void add_ladder(CLI::App& command) {
    command.add_option("BOTS", ladder.bots, "Two or more levels or kinds of bots, the first of which has Elo 0")
        ->required()
        ->expected(2, 64);
    command.add_option("--pairs", ladder.pairs, "Deals for each two bots")->capture_default_str()->check(CLI::Range(1, 10'000'000));
    command.add_option("--seed", ladder.seed, "For the same deals again")->capture_default_str();
    command.add_option("--threads", ladder.threads, "How many pairs at a time")->capture_default_str()->check(CLI::Range(1, 256));
    command.add_option("--folder", ladder.folder, "Where finished pairs are kept: a ladder that was stopped goes on")
        ->capture_default_str();
    command.add_option("--write", ladder.write,
                       "A Markdown file for the table, which stays as it is otherwise; a picture is written beside it");
    command.footer("Bots: see 'nhx match --help'.\nExample: nhx ladder regular skilled expert reply --pairs 98 --threads 2");
    command.callback([this] { code = cli::ladder(ladder); });
  }

  void add_train(CLI::App& command) {
    command.add_option("--folder", train.folder, "Where games and networks are kept: a training that was stopped goes on")
        ->capture_default_str();
    command.add_option("--games", train.games, "Games in each generation")->capture_default_str()->check(CLI::Range(20, 1'000'000));
    command.add_option("--generations", train.generations, "Each plays with the network of the one before, the first by the formula")
        ->capture_default_str()
        ->check(CLI::Range(1, 100));
    command.add_option("--rounds", train.rounds, "How often all positions are learned after each generation")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000));
    command.add_option("--threads", train.threads, "How many games at a time")->capture_default_str()->check(CLI::Range(1, 256));
    command.add_option("--write", train.write, "Where the last network goes")->capture_default_str();
    command.add_option("--openings", train.openings, "Where it goes what the places of HQs are worth")->capture_default_str();
    command.footer("Example: nhx train --threads 2");
    command.callback([this] { code = cli::train(train); });
  }

  void add_verify(CLI::App& command) {
    command.add_option("PATH", verify.paths, "Records, or folders with .nhx files")->required();
    command.footer("Example: nhx verify games");
    command.callback([this] { code = cli::verify(verify); });
  }

  void add_serve(CLI::App& command) {
    command.add_option("--port", serve.port, "Where to listen; 0: any free port")->capture_default_str();
    command.add_option("--host", serve.host, "The address to listen on; 0.0.0.0: also for other computers")->capture_default_str();
    command.add_option("--root", serve.root, "The folder with the page")->capture_default_str();
    command.footer("Example: nhx serve --port 9000\nCtrl+C ends it. ./play builds the page and serves it.");
    command.callback([this] { code = cli::serve(serve); });
  }

  void add_talk(CLI::App& command) {
    command.footer("Example: printf 'hello\\nquit\\n' | nhx talk");
    command.callback([this] { code = cli::talk(); });
  }

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
