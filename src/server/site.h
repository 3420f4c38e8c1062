#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

// The files of one folder, by the paths of requests. Nothing outside the folder can be reached, by whatever spelling or link.
namespace nhx::server {

struct SiteFile {
  std::filesystem::path path;
  std::string type;         // Content-Type
  std::string tag;          // ETag: from size and modification time
  bool is_hashed = false;   // its name changes with its content
  bool is_gzipped = false;  // the stored bytes are the gzip form
  bool has_gzip = false;    // there are two forms to choose from
};

class Site {
 public:
  // The folder must exist.
  explicit Site(const std::filesystem::path& root);

  // The file for the target of a request: "/", "/assets/index-1a2b.js?x". Its gzip form, FILE.gz beside it, when there is one and the
  // client takes it.
  [[nodiscard]] std::optional<SiteFile> find(std::string_view target, bool takes_gzip) const;

 private:
  [[nodiscard]] std::optional<std::filesystem::path> inside(const std::filesystem::path& path) const;

  std::filesystem::path root_;  // canonical
};

// The path of a target as names of folders and a file; nothing when it is not well-formed or tries to leave the root.
std::optional<std::filesystem::path> path_of_target(std::string_view target);

std::string_view content_type(const std::filesystem::path& path);

}  // namespace nhx::server
