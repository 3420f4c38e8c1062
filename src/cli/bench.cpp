#include "bench/bench.h"

#include "cli/commands.h"
#include "cli/terminal.h"

namespace nhx::cli {

int bench(const BenchOptions& options) {
  print_line(bench_report(options.json));
  return kOk;
}

}  // namespace nhx::cli
