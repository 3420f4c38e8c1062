# One target per folder, named after it; a new file needs no edit here. A folder without .cpp files becomes a header-only library.

# nhx_sources(result FOLDER...): the .cpp files directly in the folders.
function(nhx_sources result)
  set(patterns ${ARGN})
  list(TRANSFORM patterns PREPEND "${PROJECT_SOURCE_DIR}/")
  list(TRANSFORM patterns APPEND "/*.cpp")
  file(GLOB found CONFIGURE_DEPENDS ${patterns})
  set(${result} ${found} PARENT_SCOPE)
endfunction()

# The folders in which tests spend their time: with NHX_FAST_TESTS they are optimised a little in a debug build too.
set(nhx_busy_targets nhx_engine nhx_explain nhx_notation nhx_record nhx_dealer nhx_ai nhx_bench nhx_reference test_properties test_games test_ai)
function(nhx_optimise target)
  if(NHX_FAST_TESTS AND target IN_LIST nhx_busy_targets)
    target_compile_options(${target} PRIVATE -O1)
  endif()
endfunction()

# nhx_compile_as_one(target): so names must differ within a folder, also those of one file alone.
function(nhx_compile_as_one target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${NHX_UNITY} UNITY_BUILD_BATCH_SIZE 0)
endfunction()

# nhx_library(name FOLDERS folder... [USES target...] [INCLUDES folder...]): includes start at src/ and at the folders of INCLUDES.
function(nhx_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "FOLDERS;USES;INCLUDES")
  list(TRANSFORM arg_INCLUDES PREPEND "${PROJECT_SOURCE_DIR}/")
  nhx_sources(sources ${arg_FOLDERS})
  if(sources)
    add_library(${name} STATIC ${sources})
    target_link_libraries(${name} PRIVATE nhx_options)
    nhx_compile_as_one(${name})
    nhx_optimise(${name})
    if(NHX_FUZZ)
      target_compile_options(${name} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
    set(scope PUBLIC)
  else()
    add_library(${name} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${name} ${scope} ${PROJECT_SOURCE_DIR}/src ${arg_INCLUDES})
  target_link_libraries(${name} ${scope} ${arg_USES})
endfunction()

# In these folders several files have a `kCases` or the like of their own.
set(nhx_tests_by_file explain notation properties record)

# nhx_tests(folder [USES target...]): the GoogleTest program of tests/folder, every test an entry of CTest.
function(nhx_tests folder)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "USES")
  nhx_sources(sources tests/${folder})
  if(NOT sources)
    return()
  endif()
  set(name test_${folder})
  add_executable(${name} ${sources})
  if(NOT folder IN_LIST nhx_tests_by_file)
    nhx_compile_as_one(${name})
  endif()
  nhx_optimise(${name})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/tests)
  target_link_libraries(${name} PRIVATE nhx_options ${arg_USES} GTest::gtest_main)
  target_compile_definitions(${name} PRIVATE NHX_ROOT="${PROJECT_SOURCE_DIR}" NHX_PROGRAM="${CMAKE_BINARY_DIR}/nhx")
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  if(TARGET nhx)
    add_dependencies(${name} nhx)
  endif()
  gtest_discover_tests(${name} TEST_PREFIX ${folder}/ WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} DISCOVERY_TIMEOUT 60
    PROPERTIES LABELS ${folder} TIMEOUT 900)
endfunction()
