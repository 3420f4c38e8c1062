# Other people's libraries.
if(NHX_FOR_WASM)
  # Only these headers: the folder they lie in is also that of the native C library.
  find_path(nhx_json_folder nlohmann/json.hpp PATHS /usr/include /usr/local/include REQUIRED NO_CMAKE_FIND_ROOT_PATH)
  file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/include)
  file(CREATE_LINK ${nhx_json_folder}/nlohmann ${CMAKE_BINARY_DIR}/include/nlohmann SYMBOLIC)
  add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
  set_target_properties(nlohmann_json::nlohmann_json PROPERTIES INTERFACE_INCLUDE_DIRECTORIES ${CMAKE_BINARY_DIR}/include)
else()
  find_package(nlohmann_json REQUIRED)
endif()
