# The module of the page: a reactor, which is started once and then answers.
target_compile_options(nhx_engine PRIVATE -O3)

nhx_sources(module_sources src/wasm/module)
add_executable(nhx ${module_sources})
target_link_libraries(nhx PRIVATE nhx_options nhx_wasm)
set_target_properties(nhx PROPERTIES SUFFIX .wasm)
# 2 MB of stack, below the data so that an overflow traps: a list of actions takes 128 KB, and bots keep several.
target_link_options(nhx PRIVATE -mexec-model=reactor -Wl,-z,stack-size=2097152 -Wl,--stack-first -Wl,--strip-all
  -Wl,--export=nhx_alloc -Wl,--export=nhx_answer)
