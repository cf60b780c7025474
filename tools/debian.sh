#!/bin/sh
# Installs Debian's packages for the tests; where it may not, it says what to install: debian.sh <what is missing> <package>…
missing=$1
shift
fail() { echo "kaktus: $missing (on Debian: apt-get install $*) and run 'make test' again." >&2; exit 2; }
command -v apt-get >/dev/null || fail "$@"
if [ "$(id -u)" = 0 ]; then as_root=; elif command -v sudo >/dev/null; then as_root="sudo -n"; else fail "$@"; fi
# RUNLEVEL: what is installed is not started by the system; the tests start their own.
quiet="env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1"
$as_root apt-get update -q && $as_root $quiet apt-get install -q -y --no-install-recommends "$@" || fail "$@"
