#pragma once

#include <string>
#include <vector>

namespace nhx::cli {

struct FoundFiles {
  std::vector<std::string> files;
  bool complete = true;  // false, after a complaint: a path does not exist or a folder cannot be read
};

// The files named, and the .nhx files of the folders named; each once.
FoundFiles find_files(const std::vector<std::string>& paths);

}  // namespace nhx::cli
