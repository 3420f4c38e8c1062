#include "cli/terminal.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <unistd.h>

namespace nhx::cli {

namespace {

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

bool is_dumb_terminal() {
  const char* term = std::getenv("TERM");
  return term != nullptr && std::strcmp(term, "dumb") == 0;
}

// Why the standard output could not be written; 0: it could.
int& failed_write() {
  static int error = 0;
  return error;
}

void note_failed_write() {
  if (failed_write() == 0) failed_write() = errno;
}

}  // namespace

void print(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) < text.size()) note_failed_write();
}

void print_line(std::string_view text) {
  while (!text.empty() && text.back() == '\n') text.remove_suffix(1);
  print(text);
  print("\n");
}

void complain(std::string_view text) {
  if (std::fflush(stdout) != 0) note_failed_write();
  std::fwrite(text.data(), 1, text.size(), stderr);
}

void complain(const std::vector<Fault>& faults, const std::string& file) {
  for (const Fault& fault : faults) complain(to_text(fault, file.empty() ? "''" : file) + "\n");
}

bool is_input_a_terminal() { return isatty(STDIN_FILENO) != 0; }

bool is_output_a_terminal() { return isatty(STDOUT_FILENO) != 0; }

bool wants_colour(std::optional<bool> asked_for) {
  return asked_for.value_or(is_output_a_terminal() && !is_set("NO_COLOR") && !is_dumb_terminal());
}

void survive_closed_pipes() { std::signal(SIGPIPE, SIG_IGN); }

bool flush_output() {
  if (std::fflush(stdout) != 0) note_failed_write();
  const int error = failed_write();
  if (error == 0 || error == EPIPE) return true;
  complain("nhx: write: The output could not be written: " + std::string(std::strerror(error)) + ".\n");
  return false;
}

}  // namespace nhx::cli
