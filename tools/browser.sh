#!/bin/sh
# Makes sure that the browser tests have a Chromium or Chrome; installs Debian's where there is none.
for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
  command -v "$name" >/dev/null && exit 0
done
fail() { echo "kaktus: No Chromium or Chrome found. Install one (on Debian: apt-get install chromium) and run 'make test' again." >&2; exit 2; }
command -v apt-get >/dev/null || fail
if [ "$(id -u)" = 0 ]; then as_root=; elif command -v sudo >/dev/null; then as_root="sudo -n"; else fail; fi
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -q && $as_root apt-get install -q -y --no-install-recommends chromium chromium-headless-shell || fail
