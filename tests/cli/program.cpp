#include "program.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <sys/wait.h>

namespace nhx::test {

namespace {

namespace fs = std::filesystem;

std::string in_quotes(const std::string& argument) {
  std::string text = "'";
  for (const char c : argument) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + "'";
}

// Different for every test and for every build folder, so that tests may run side by side.
std::string own_place() {
  const testing::TestInfo* test = testing::UnitTest::GetInstance()->current_test_info();
  const std::string name = std::string(test->test_suite_name()) + "." + test->name();
  return (fs::temp_directory_path() / ("nhx-" + std::to_string(std::hash<std::string>{}(NHX_PROGRAM)) + "-" + name)).string();
}

}  // namespace

Ran run_shell(const std::string& command, const std::string& input) {
  const std::string place = own_place();
  std::ofstream(place + ".in", std::ios::binary) << input;
  const std::string whole = "export NHX=" + in_quotes(NHX_PROGRAM) + "; { " + command + "; } <" + in_quotes(place + ".in") + " >" +
                            in_quotes(place + ".out") + " 2>" + in_quotes(place + ".err");
  const int status = std::system(whole.c_str());  // NOLINT(bugprone-command-processor,cert-env33-c)
  Ran ran{.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1, .out = read(place + ".out"), .err = read(place + ".err")};
  for (const char* end : {".in", ".out", ".err"}) fs::remove(place + end);
  return ran;
}

Ran run(const std::vector<std::string>& arguments, const std::string& input) {
  std::string command = "\"$NHX\"";
  for (const std::string& argument : arguments) command += " " + in_quotes(argument);
  return run_shell(command, input);
}

Folder::Folder() : path_(own_place()) {
  fs::remove_all(path_);
  fs::create_directories(path_);
}

Folder::~Folder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::string Folder::write(const std::string& name, const std::string& text) const {
  const fs::path file = fs::path(path_) / name;
  fs::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << text;
  return file.string();
}

std::string read(const std::string& path) {
  const std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string project_file(const std::string& path) { return std::string(NHX_ROOT) + "/" + path; }

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace nhx::test
