"""Serves the library with the view that does nothing, as './kaktus serve' does: bench/serve.py PORT WORKERS"""

import sys

import project  # noqa: F401

from kaktus.rsgi import library  # noqa: F401
from kaktus.serving.server import LibraryServer

if __name__ == "__main__":
    LibraryServer("serve:library", host="127.0.0.1", port=int(sys.argv[1]), workers=int(sys.argv[2])).serve()
