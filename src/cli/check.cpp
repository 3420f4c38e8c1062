#include <algorithm>
#include <filesystem>
#include <map>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/terminal.h"
#include "notation/scenario.h"

namespace nhx::cli {

namespace {

namespace fs = std::filesystem;

struct Findings {
  std::vector<std::string> files;
  bool complete = true;  // false: a path does not exist or a folder cannot be read
};

void add_folder(const std::string& folder, Findings& findings) {
  std::vector<std::string> files;
  std::error_code error;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    std::error_code ignored;
    if (at->path().extension() == ".nhx" && !at->is_directory(ignored)) files.push_back(at->path().string());
  }
  if (error) {
    complain({{.code = "unreadable", .sentence = "The folder cannot be read: " + error.message() + "."}}, folder);
    findings.complete = false;
  }
  std::sort(files.begin(), files.end());
  findings.files.insert(findings.files.end(), files.begin(), files.end());
}

Findings find_files(const std::vector<std::string>& paths) {
  Findings findings;
  for (const std::string& path : paths) {
    std::error_code error;
    if (fs::is_directory(path, error)) {
      add_folder(path, findings);
    } else if (path == "-" || fs::exists(path, error)) {
      findings.files.push_back(path);
    } else {
      complain({{.code = "unreadable", .sentence = "There is no such file or folder."}}, path);
      findings.complete = false;
    }
  }
  return findings;
}

// A file that is named twice, or once and once by its folder, is looked at once.
void drop_repeated(std::vector<std::string>& files) {
  std::vector<fs::path> seen;
  std::erase_if(files, [&](const std::string& file) {
    std::error_code ignored;
    const fs::path path = file == "-" ? fs::path(file) : fs::weakly_canonical(file, ignored);
    if (std::find(seen.begin(), seen.end(), path) != seen.end()) return true;
    seen.push_back(path);
    return false;
  });
}

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
  Findings findings = find_files(options.paths);
  drop_repeated(findings.files);
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
