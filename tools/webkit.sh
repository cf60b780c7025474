#!/bin/sh
# Makes sure that the journeys have WebKit, Python's access to it, and a display that nobody sees; installs Debian's.
# With --check it only looks.
command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null &&
  ls /usr/lib/*/gstreamer-1.0/libgsttranscode.so >/dev/null 2>&1 &&
  /usr/bin/python3 -c 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")' 2>/dev/null && exit 0
[ "$1" = --check ] && exit 1
# gstreamer: sound in WebKit, and recording, which needs the third set.
exec sh tools/debian.sh "No WebKitGTK found. Install it" \
  webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-plugins-bad
