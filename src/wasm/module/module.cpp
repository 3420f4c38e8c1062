#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "core/integers.h"
#include "wasm/request.h"

// What the module exports: memory for a request, and its answer; what it imports. Compiled for WebAssembly only.
namespace {

std::string& latest() {
  static std::string answer;  // lives until the next request
  return answer;
}

}  // namespace

extern "C" {

// What the module imports: hears how much of an answer is thought out, in percent.
__attribute__((import_module("env"), import_name("nhx_progress"))) void nhx_progress(int percent);

// Memory for a request of so many bytes; nhx_answer gives it back.
char* nhx_alloc(std::size_t size) { return static_cast<char*>(std::malloc(size + 1)); }

// The answer: its length in four bytes, little-endian, then the text.
const char* nhx_answer(char* request, std::size_t size) {
  std::string& text = latest();
  text.assign(sizeof(nhx::u32), '\0');
  text += nhx::answer_request({request, size}, nhx_progress);
  const auto length = static_cast<nhx::u32>(text.size() - sizeof(nhx::u32));
  std::memcpy(text.data(), &length, sizeof length);
  std::free(request);
  return text.data();
}

// Debian's runtime library was compiled with a stack protector.
std::size_t __stack_chk_guard = 0x5AFE57AC;                 // NOLINT(bugprone-reserved-identifier)
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }  // NOLINT(bugprone-reserved-identifier)
}
