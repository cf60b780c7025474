#!/bin/sh
# Installs Debian packages for the tests, or says what to install if it may not: debian.sh <what is missing> <package>…
missing=$1
shift
fail() { echo "kaktus: $missing (on Debian: apt-get install $*) and run 'make test' again." >&2; exit 2; }
command -v apt-get >/dev/null || fail "$@"
if [ "$(id -u)" = 0 ]; then as_root=; elif command -v sudo >/dev/null; then as_root="sudo -n"; else fail "$@"; fi
# RUNLEVEL: the system does not start what is installed; the tests start their own.
quiet="env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1"
# Others may be installing at the same time: 'apt-get update' would not wait for them.
exec 9<"$0" && flock 9
$as_root apt-get update -q && $as_root $quiet apt-get -o DPkg::Lock::Timeout=300 install -q -y --no-install-recommends "$@" || fail "$@"
