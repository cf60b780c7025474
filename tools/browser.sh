#!/bin/sh
# Makes sure that the browser tests have a Chromium or Chrome; installs Debian's if there is none.
for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
  command -v "$name" >/dev/null && exit 0
done
exec sh tools/debian.sh "No Chromium or Chrome found. Install one" chromium chromium-headless-shell
