#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/site.h"

// From a request to its answer, without sockets.
namespace nhx::server {

struct Asked {
  std::string_view method;
  std::string_view target;
  std::string_view if_none_match;
  std::string_view accept_encoding;
};

struct Answer {
  unsigned status = 200;
  std::vector<std::pair<std::string, std::string>> headers;  // without length and connection
  std::string body;
};

// For GET and HEAD; the sender leaves the body out for HEAD.
Answer answer_to(const Site& site, const Asked& asked);

// A short plain page: 400, 404 ...
Answer refusal(unsigned status);

// Does an Accept-Encoding header allow gzip?
bool takes_gzip(std::string_view accept_encoding);

}  // namespace nhx::server
