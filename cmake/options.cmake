# How own code is compiled. Everything hangs on the target nhx_options, so that nothing leaks into other people's headers.
include(CheckCXXSourceRuns)
include(CheckIPOSupported)

option(NHX_PORTABLE "Use no instruction that a plain x86-64 lacks" OFF)
option(NHX_SANITIZE "Compile with the address and undefined-behaviour sanitizers" OFF)
option(NHX_FUZZ "Build the fuzz targets (clang only)" OFF)
option(NHX_TESTS "Build the tests" ON)
option(NHX_LIBRARY "Build only what `cmake --install` installs: the library for other programs (preset library)" OFF)
option(NHX_FAST_TESTS "Optimise a little what tests spend their time in, in a debug build" OFF)
option(NHX_UNITY "Compile each folder as one file: a whole build takes half the time, the program is a little faster" ON)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

string(COMPARE EQUAL "${CMAKE_SYSTEM_PROCESSOR}" "wasm32" NHX_FOR_WASM)
string(COMPARE EQUAL "${CMAKE_CXX_COMPILER_ID}" "Clang" nhx_is_clang)
if(nhx_is_clang AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 16)
  message(FATAL_ERROR "nhx needs clang 16 or newer, or g++ 12 or newer; this is clang ${CMAKE_CXX_COMPILER_VERSION}")
endif()
if(NHX_FUZZ AND NOT nhx_is_clang)
  message(STATUS "the fuzz targets need clang; this is ${CMAKE_CXX_COMPILER_ID}, so they are left out")
  set(NHX_FUZZ OFF)
endif()

add_library(nhx_options INTERFACE)
target_compile_options(nhx_options INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual
  -Wcast-qual -Wimplicit-fallthrough -Werror)
if(nhx_is_clang)
  target_compile_options(nhx_options INTERFACE -fcolor-diagnostics)
else()
  target_compile_options(nhx_options INTERFACE -fdiagnostics-color=always)
endif()

# Sets of hexes are counted and scanned all the time: popcnt and bmi make battles two to three times faster.
if(NOT NHX_PORTABLE AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64" AND NOT CMAKE_CROSSCOMPILING)
  check_cxx_source_runs("
    int main() {
      return __builtin_cpu_supports(\"avx2\") && __builtin_cpu_supports(\"bmi\") && __builtin_cpu_supports(\"bmi2\") &&
             __builtin_cpu_supports(\"fma\") && __builtin_cpu_supports(\"popcnt\") ? 0 : 1;
    }" NHX_CPU_IS_X86_64_V3)
  if(NHX_CPU_IS_X86_64_V3)
    target_compile_options(nhx_options INTERFACE -march=x86-64-v3 -mtune=native)
  endif()
endif()

if(NHX_SANITIZE)
  set(nhx_sanitizers -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_compile_options(nhx_options INTERFACE ${nhx_sanitizers})
  target_link_options(nhx_options INTERFACE ${nhx_sanitizers})
endif()

set(nhx_lto OFF)
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT NHX_SANITIZE AND NOT NHX_FUZZ AND NOT NHX_LIBRARY)
  string(REGEX MATCH "^[0-9]+" nhx_major ${CMAKE_CXX_COMPILER_VERSION})
  find_program(nhx_lld NAMES lld-${nhx_major} ld.lld NO_CACHE)
  if(nhx_is_clang AND nhx_lld)
    set(CMAKE_EXE_LINKER_FLAGS "${CMAKE_EXE_LINKER_FLAGS} -fuse-ld=lld -Wl,--thinlto-cache-dir=${CMAKE_BINARY_DIR}/lto-cache")
  endif()
  check_ipo_supported(RESULT nhx_lto OUTPUT nhx_lto_why LANGUAGES CXX)
elseif(NOT DEFINED CMAKE_EXE_LINKER_FLAGS OR NOT CMAKE_EXE_LINKER_FLAGS MATCHES "fuse-ld")
  find_program(nhx_mold NAMES mold NO_CACHE)
  if(nhx_mold)
    set(CMAKE_EXE_LINKER_FLAGS "${CMAKE_EXE_LINKER_FLAGS} -fuse-ld=mold")
  endif()
endif()
set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ${nhx_lto})

find_program(nhx_ccache NAMES ccache NO_CACHE)
if(nhx_ccache AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${nhx_ccache})
endif()
