#!/bin/sh
# Makes sure that the journeys have a Firefox; installs Debian's long-term version if there is none.
for name in firefox-esr firefox; do
  command -v "$name" >/dev/null && exit 0
done
exec sh tools/debian.sh "No Firefox found. Install it" firefox-esr
