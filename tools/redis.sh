#!/bin/sh
# Makes sure that the tests of rate limits have a Redis to stop and start; installs Debian's if there is none.
command -v redis-server >/dev/null && exit 0
exec sh tools/debian.sh "No redis-server found. Install it" redis-server
