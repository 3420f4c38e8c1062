#include "cli/commands.h"
#include "cli/files.h"
#include "cli/input.h"
#include "cli/terminal.h"
#include "record/record.h"

namespace nhx::cli {

namespace {

// Folders also hold positions and scenarios; those are not looked at.
bool is_record(const std::string& text) { return text.find("\ngame ") != std::string::npos; }

}  // namespace

int verify(const VerifyOptions& options) {
  const FoundFiles found = find_files(options.paths);
  int good = 0;
  int bad = 0;
  int unread = 0;
  const bool is_one_file = found.files.size() == 1;
  for (const std::string& file : found.files) {
    const Parsed<std::string> text = read_text(file);
    if (text.ok() && !is_one_file && !is_record(*text.value)) continue;
    const Parsed<Record> record = text.ok() ? parse_record(*text.value) : Parsed<Record>{};
    if (!record.ok()) {
      complain(text.ok() ? record.faults : text.faults, file);
      ++unread;
    } else if (const std::optional<Fault> difference = verify_record(*record.value)) {
      print(to_text(*difference, file) + "\n");
      ++bad;
    } else {
      ++good;
    }
  }
  print(std::to_string(good) + " true, " + std::to_string(bad) + " with a difference, " + std::to_string(unread) + " not readable\n");
  if (unread > 0 || !found.complete || found.files.empty()) return kBadInput;
  return bad > 0 ? kCheckFailed : kOk;
}

}  // namespace nhx::cli
