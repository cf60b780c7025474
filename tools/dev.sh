#!/bin/sh
# Serves with hot reload: the server on PORT (8000), the web application on 5173 with calls passed on to it.
set -e
./kaktus serve --demo --reload &
server=$!
trap 'kill "$server" 2>/dev/null; wait "$server" 2>/dev/null' EXIT INT TERM
npm run --silent --prefix web dev
