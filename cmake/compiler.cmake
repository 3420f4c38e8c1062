# Included before project(): prefers clang, which makes the fastest battles and is the only one that builds the fuzz targets.
# CXX or -DCMAKE_CXX_COMPILER overrules the choice.
if(NOT DEFINED CMAKE_CXX_COMPILER AND NOT DEFINED ENV{CXX})
  find_program(nhx_clang NAMES clang++-19 clang++-20 clang++-18 clang++-17 clang++-16 NO_CACHE)
  if(nhx_clang)
    set(CMAKE_CXX_COMPILER ${nhx_clang})
  endif()
endif()
