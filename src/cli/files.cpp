#include "cli/files.h"

#include <algorithm>
#include <filesystem>

#include "cli/terminal.h"

namespace nhx::cli {

namespace {

namespace fs = std::filesystem;

void add_folder(const std::string& folder, FoundFiles& findings) {
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

}  // namespace

FoundFiles find_files(const std::vector<std::string>& paths) {
  FoundFiles findings;
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
  drop_repeated(findings.files);
  return findings;
}

}  // namespace nhx::cli
