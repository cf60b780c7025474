"""Serves the library with the view that does nothing, as './kaktus serve' does: bench/serve.py PORT WORKERS"""

import sys

from kaktus.serving.gateway import Gateway
from kaktus.serving.server import LibraryServer, bound_socket


def gateway() -> Gateway:
    import project  # noqa: F401

    from kaktus.rsgi import make_gateway

    return make_gateway()


LibraryServer(bound_socket("127.0.0.1", int(sys.argv[1])), workers=int(sys.argv[2])).serve_from(gateway)
