# shellcheck shell=sh
# What the packing scripts share; they read this in.

# The version, from the one place in the code where it stands.
version() {
  found=$(sed -n 's/^ *static let version = "\([^"]*\)"$/\1/p' Sources/nudgy/Wording/*.swift)
  case $found in
    '' | *[!0-9A-Za-z.+~-]*) echo "There is not one version in Sources/nudgy/Wording." >&2; exit 1 ;;
  esac
  echo "$found"
}

# The second that everything packed is dated with: of the last commit, so that packing twice gives the same bytes.
# Outside of a clone it is now. SOURCE_DATE_EPOCH wins, as everywhere.
moment() {
  echo "${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}"
}

# A second in a format of date(1); Linux and macOS ask differently.
dated() {
  date -u -d "@$1" "+$2" 2>/dev/null || date -u -r "$1" "+$2"
}

# Linux or macOS, as an archive is called.
system() {
  case $(uname -s) in
    Darwin) echo macos ;;
    *) uname -s | tr '[:upper:]' '[:lower:]' ;;
  esac
}

# Dates all below a folder with that second.
date_all() {
  find "$1" -exec env TZ=UTC touch -h -t "$(dated "$2" %Y%m%d%H%M.%S)" {} +
}

# Sums of files, in the format of `sha256sum --check`.
sums() {
  if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi
}

# Sums up the archives and packages of a folder, in SHA256SUMS beside them.
sum_up() (
  cd "$1" || exit
  set --
  for file in nudgy*.tar.gz nudgy*.deb; do
    if [ -e "$file" ]; then set -- "$@" "$file"; fi
  done
  sums "$@" > SHA256SUMS
)

# A folder that goes away with the script.
workplace() {
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  trap 'exit 1' HUP INT TERM
}
