#include "notation/reading/fault.h"

namespace nhx {

std::string to_text(const Fault& fault, const std::string& file) {
  std::string text = file;
  if (fault.line > 0) {
    text += ':' + std::to_string(fault.line) + ':' + std::to_string(fault.column);
  }
  return text + ": " + fault.code + ": " + fault.sentence;
}

}  // namespace nhx
