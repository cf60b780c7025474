"""Clients that stop in the middle of their request's head or body, or of reading their answer."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

FORMS = ("half a head", "one byte of a body", "a chunked body that stops", "a long file that is not read")


def _words(form: str, port: int, long_file: str) -> bytes:
    host = f"Host: localhost:{port}"
    post = f"POST /api/verifyToken HTTP/1.1\r\n{host}\r\nContent-Type: application/json\r\n"
    words = {
        "half a head": f"GET /api/site HTTP/1.1\r\n{host}",
        "one byte of a body": f"{post}Content-Length: 40\r\n\r\n{{",
        "a chunked body that stops": f'{post}Transfer-Encoding: chunked\r\n\r\n5\r\n{{"idT\r\n',
        "a long file that is not read": f"GET {long_file} HTTP/1.1\r\n{host}\r\n\r\n",
    }
    return words[form].encode()


@contextmanager
def slow_clients(
    port: int, *, each: int, long_file: str, forms: tuple[str, ...] = FORMS
) -> Iterator[list[socket.socket]]:
    """All of them connected, and stuck where they stop, for as long as the block runs."""
    with ExitStack() as stack:
        clients = []
        for form in forms:
            for _ in range(each):
                client = stack.enter_context(socket.socket())
                # Otherwise this machine would buffer the whole file for a client that reads nothing.
                client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                client.settimeout(30)
                client.connect(("127.0.0.1", port))
                client.sendall(_words(form, port, long_file))
                clients.append(client)
        yield clients


def timed(call: Callable[[], object]) -> float:
    start = time.monotonic()
    call()
    return time.monotonic() - start
