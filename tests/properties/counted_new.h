#pragma once

#include <cstddef>

// All global forms of new are replaced in this program and counted, each thread by itself.
namespace nhx::properties {

std::size_t allocations();

}  // namespace nhx::properties
