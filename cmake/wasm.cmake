# Toolchain file of the preset `wasm`: clang, wasi-libc and libc++ for WebAssembly, as Debian packs them.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

find_program(nhx_wasm_compiler NAMES clang++-19 clang++-20 clang++-18 clang++-17 clang++-16 clang++ REQUIRED NO_CACHE)
find_program(nhx_wasm_archiver NAMES llvm-ar-19 llvm-ar-20 llvm-ar-18 llvm-ar-17 llvm-ar-16 llvm-ar REQUIRED NO_CACHE)
find_program(nhx_wasm_indexer NAMES llvm-ranlib-19 llvm-ranlib-20 llvm-ranlib-18 llvm-ranlib-17 llvm-ranlib-16 llvm-ranlib REQUIRED NO_CACHE)
set(CMAKE_CXX_COMPILER ${nhx_wasm_compiler})
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR ${nhx_wasm_archiver})
set(CMAKE_RANLIB ${nhx_wasm_indexer})
set(CMAKE_CXX_COMPILER_AR ${nhx_wasm_archiver})
set(CMAKE_CXX_COMPILER_RANLIB ${nhx_wasm_indexer})

set(CMAKE_CXX_FLAGS_INIT "-msimd128 -mbulk-memory -fno-exceptions -fno-rtti")
set(CMAKE_CXX_FLAGS_RELEASE "-Oz -DNDEBUG" CACHE STRING "small: every visitor downloads it; the engine is compiled for speed")
