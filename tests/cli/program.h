#pragma once

#include <string>
#include <vector>

// Runs the built program as a user would.
namespace nhx::test {

struct Ran {
  int code = 0;
  std::string out;
  std::string err;
};

// Arguments are passed as they are; `input` becomes the standard input.
Ran run(const std::vector<std::string>& arguments, const std::string& input = "");

// A shell command in which $NHX is the program; its exit code, outputs as above.
Ran run_shell(const std::string& command, const std::string& input = "");

// A folder of the running test alone, empty at its start and gone at its end.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  Folder(Folder&&) = delete;
  Folder& operator=(Folder&&) = delete;
  [[nodiscard]] std::string path(const std::string& name) const { return path_ + "/" + name; }
  [[nodiscard]] const std::string& path() const { return path_; }
  // The file's path.
  [[nodiscard]] std::string write(const std::string& name, const std::string& text) const;

 private:
  std::string path_;
};

std::string read(const std::string& path);
std::string project_file(const std::string& path);  // its place on the disk

bool contains(const std::string& text, const std::string& part);

// A Clown that may explode beside a Mutant: one question, two results.
inline const std::string kClown =
    "nhx 1\n"
    "player 1 moloch\n"
    "player 2 borgo\n"
    "a1 1 hq\n"
    "c3 1 clown n\n"
    "c4 2 mutant s\n"
    "e5 2 hq\n";

}  // namespace nhx::test
