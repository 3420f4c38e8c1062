#!/usr/bin/env bash
# Installs what is missing to build the program alone ("terminal"), the page too ("play"), or to test all of it ("test"), on Debian 12,
# Ubuntu 24.04 and their kin.
# Never calls apt when everything is there, so that it works without a network.
set -euo pipefail

purpose=${1:-play}
readonly clang_versions="19 20 18 17 16" # in the order of cmake/compiler.cmake

is_installed() { [[ "$(dpkg-query -W -f='${Status}' "$1" 2>/dev/null)" == "install ok installed" ]]; }
is_offered() { [[ "$(LC_ALL=C apt-cache policy "$1" 2>/dev/null)" == *"Candidate: "[^\(]* ]]; }
fail() {
  echo "setup: $*" >&2
  exit 1
}

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  for tool in cmake ninja; do
    command -v "$tool" >/dev/null || fail "no apt-get here and no $tool: install cmake, ninja, a C++20 compiler, nlohmann-json, CLI11, Boost, Eigen and GoogleTest by hand; for the page also clang for WebAssembly and Node"
  done
  echo "setup: no apt-get here; going on with what is installed"
  exit 0
fi

as_root() {
  if [[ $EUID -eq 0 ]]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    fail "missing packages: ${missing[*]}. Run this as root, or install sudo."
  fi
}

lists_are_fresh=no
refresh_lists() {
  [[ $lists_are_fresh == no ]] || return 0
  lists_are_fresh=yes
  echo "setup: asking for the list of packages"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq -o DPkg::Lock::Timeout=300 ||
    echo "setup: apt-get update failed; going on with the lists at hand" >&2
}

missing=()
need() {
  local package
  for package in "$@"; do
    is_installed "$package" || missing+=("$package")
  done
}

# The first of these packages that is installed, else the first one offered; empty for none.
first_of() {
  local package
  for package in "$@"; do
    is_installed "$package" && echo "$package" && return
  done
  for package in "$@"; do
    is_offered "$package" && echo "$package" && return
  done
}

# The version of clang to use, empty for none: one that is installed, else the first one offered.
clang_version() {
  local version
  for version in $clang_versions; do
    is_installed "clang-$version" && echo "$version" && return
  done
  for version in $clang_versions; do
    is_offered "clang-$version" && echo "$version" && return
  done
}

need g++ cmake ninja-build ccache nlohmann-json3-dev libcli11-dev libgtest-dev
[[ $purpose != test ]] || need python3 shellcheck mold

is_installed clang-19 || is_offered clang-19 || refresh_lists
boost=$(first_of libboost1.81-dev libboost1.83-dev libboost-dev) || true
need "${boost:-libboost-dev}"
need libeigen3-dev
clang=$(clang_version) || true
if [[ -n $clang ]]; then
  need "clang-$clang" "lld-$clang" "llvm-$clang"
  [[ $purpose != test ]] || need "libclang-rt-$clang-dev" "clang-tidy-$clang"
else
  echo "setup: no clang of 16 to 20 is offered; building with g++"
fi
[[ -n $clang || $purpose != play ]] || fail "the page needs clang of 16 to 20 for WebAssembly; ./play --terminal does without"
if [[ -n $clang && $purpose != terminal ]]; then
  need wasi-libc "libc++-$clang-dev-wasm32" "libclang-rt-$clang-dev-wasm32" zopfli binaryen # clang runs its wasm-opt by itself
  # Whoever has Node from elsewhere keeps it; scripts/node.sh knows what to do with one that is too old.
  command -v node >/dev/null || need nodejs
  command -v npm >/dev/null || need npm
fi
if [[ $purpose == test ]]; then
  browser=$(first_of chromium-headless-shell chromium) || true
  [[ -z $browser ]] || need "$browser" fonts-dejavu-core
fi
if [[ $purpose == test ]] && { is_installed clang-format-19 || is_offered clang-format-19; }; then
  need clang-format-19
fi

[[ ${#missing[@]} -gt 0 ]] || exit 0

for package in "${missing[@]}"; do
  is_offered "$package" || refresh_lists
done
echo "setup: installing ${missing[*]}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
install() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300 "${missing[@]}" >"$log" 2>&1
}
install_with_fresh_lists() { [[ $lists_are_fresh == no ]] && refresh_lists && install; }
if ! install && ! install_with_fresh_lists; then
  cat "$log" >&2
  fail "apt-get could not install: ${missing[*]}"
fi
