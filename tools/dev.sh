#!/bin/sh
# Serves with hot reload: the server on PORT (8000), the web application on 5173, which passes API calls on to it.
set -e
./kaktus serve --demo --reload &
server=$!
trap 'kill "$server" 2>/dev/null; wait "$server" 2>/dev/null' EXIT INT TERM
npm run --silent --prefix web dev
