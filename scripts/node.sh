# shellcheck shell=bash
# For scripts to read in: use_node puts a Node on PATH that the page's tools accept. Debian 12's own is too old; then an exact version from
# npm's registry is kept in build/node. To be called in the project's folder.

readonly least_node="20.19.0"
readonly own_node="22.23.3"

is_new_enough() {
  local version
  version=$("$1" --version 2>/dev/null) || return 1
  [[ "$(printf '%s\n' "$least_node" "${version#v}" | sort -V | head -n 1)" == "$least_node" ]]
}

use_node() {
  ! is_new_enough node || return 0
  local folder=$PWD/build/node/node_modules/node/bin
  if ! is_new_enough "$folder/node"; then
    command -v npm >/dev/null || { echo "node: Node $least_node or newer and npm are needed; scripts/setup.sh installs them" >&2 && return 1; }
    echo "node: fetching Node $own_node, for the one here is $(node --version 2>/dev/null || echo missing)"
    npm install --prefix build/node --no-save --no-audit --no-fund "node@$own_node" || return 1
  fi
  PATH=$folder:$PATH
  is_new_enough node || { echo "node: the Node in $folder does not run" >&2 && return 1; }
}
