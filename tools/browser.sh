#!/bin/sh
# Makes sure that the browser tests have a Chromium or Chrome; installs Debian's if there is none. With --full, it only
# looks for one that has a window.
full="chromium chromium-browser google-chrome google-chrome-stable"
if [ "$1" = --full ]; then names=$full; else names="chromium-headless-shell $full"; fi
for name in $names; do
  command -v "$name" >/dev/null && exit 0
done
[ "$1" = --full ] && exit 1
exec sh tools/debian.sh "No Chromium or Chrome found. Install one" chromium chromium-headless-shell
