#include "cli/commands.h"
#include "cli/terminal.h"
#include "server/server.h"

namespace nhx::cli {

int serve(const ServeOptions& options) {
  server::Server server({.host = options.host, .port = options.port, .root = options.root, .ends_by_signal = true});
  const std::string fault = server.listen();
  if (!fault.empty()) {
    complain("nhx serve: " + fault + "\n");
    return kBadInput;
  }
  print_line("The game is at " + server.address() + "  (Ctrl+C ends it)");
  flush_output();
  server.run();
  return kOk;
}

}  // namespace nhx::cli
