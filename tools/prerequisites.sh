#!/bin/sh
# Says in one line what is missing on this machine, and how to get it.
fail() { echo "kaktus: $1" >&2; exit 2; }
command -v python3 >/dev/null || fail "Python 3.11 or newer is missing. On Debian: apt-get install python3 python3-venv"
python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
  fail "Python is $(python3 -c 'import platform; print(platform.python_version())'), but 3.11 or newer is needed. On Debian 12: apt-get install python3 python3-venv"
python3 -c 'import venv, ensurepip' 2>/dev/null || fail "Python's venv module is missing. On Debian: apt-get install python3-venv"
command -v node >/dev/null || fail "Node.js 20 or newer is missing. Install it from your distribution or nodejs.org"
node -e 'const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)' ||
  fail "Node.js is $(node --version), but 20.19 or newer is needed. Install it from your distribution or nodejs.org"
command -v npm >/dev/null || fail "npm is missing. It comes with Node.js; on Debian: apt-get install npm"
