#!/bin/sh
# Makes sure that the tests have an nginx to put in front of the library; installs Debian's if there is none.
command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] && exit 0
exec sh tools/debian.sh "No nginx found. Install it" nginx-light
