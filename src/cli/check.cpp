#include <filesystem>
#include <map>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/input.h"
#include "cli/terminal.h"
#include "record/scenario.h"

namespace nhx::cli {

namespace {

namespace fs = std::filesystem;

class Checker {
 public:
  explicit Checker(bool verbose) : verbose_(verbose) {}

  void look_at(const std::string& file) {
    Parsed<std::string> text = read_text(file);
    if (!text.ok()) return fail_unread(text.faults, file);
    const Parsed<Scenario> scenario = parse_scenario(*text.value);
    if (!scenario.ok()) return fail_unread(scenario.faults, file);
    any_read_ = true;

    std::vector<Fault> differences = check_scenario(*scenario.value);
    check_name(*scenario.value, file, differences);
    for (const Fault& difference : differences) print(to_text(difference, file) + "\n");
    ++(differences.empty() ? passed_ : failed_);
    if (differences.empty() && verbose_) print("ok " + scenario.value->name + "\n");
  }

  [[nodiscard]] int summary() const {
    print(std::to_string(passed_) + " passed, " + std::to_string(failed_) + " failed\n");
    if (!any_read_) return kBadInput;
    return failed_ > 0 ? kCheckFailed : kOk;
  }

 private:
  void fail_unread(const std::vector<Fault>& faults, const std::string& file) {
    complain(faults, file);
    ++failed_;
  }

  void check_name(const Scenario& scenario, const std::string& file, std::vector<Fault>& differences) {
    const std::string expected = file == "-" ? scenario.name : fs::path(file).stem().string();
    if (scenario.name != expected) {
      differences.push_back(
          {.code = "name", .sentence = "The scenario is named '" + scenario.name + "', but its file '" + expected + "'."});
    }
    const auto [first, is_new] = file_of_.emplace(scenario.name, file);
    if (!is_new)
      differences.push_back({.code = "name", .sentence = "'" + scenario.name + "' is already the name of " + first->second + "."});
  }

  bool verbose_;
  bool any_read_ = false;
  int passed_ = 0;
  int failed_ = 0;
  std::map<std::string, std::string> file_of_;
};

}  // namespace

int check(const CheckOptions& options) {
  const FoundFiles findings = find_files(options.paths);
  if (findings.files.empty()) {
    if (findings.complete) complain("nhx: nothing-found: There is no scenario (*.nhx) in what was named.\n");
    return kBadInput;
  }
  Checker checker(options.verbose);
  for (const std::string& file : findings.files) checker.look_at(file);
  const int code = checker.summary();
  return findings.complete ? code : kBadInput;
}

}  // namespace nhx::cli
