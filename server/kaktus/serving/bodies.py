"""A request's body on its way: granian collects it and calls back when it is complete, without an event loop."""

from __future__ import annotations

import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from kaktus.common.request_log import LOG


class AtOnce:
    """Stands in for granian's event loop: a waiting callback runs in the thread that delivers the result.

    A Python event loop would be woken for every part of a body, which costs more than the rest of a small call.
    """

    def call_soon(self, callback: Callable[..., None], *arguments: Any, context: Any = None) -> None:
        callback(*arguments)

    call_soon_threadsafe = call_soon


class Body:
    """Calls back once, from a thread that must not wait: `arrived` with the bytes and their number, or `failed`.

    Of a body larger than `limit` no bytes are given, only their number. The body is in `reading` until it is over.
    """

    def __init__(
        self,
        protocol: Any,
        *,
        limit: int,
        reading: set[Body],
        arrived: Callable[[bytes, int], None],
        failed: Callable[[HTTPStatus], None],
    ) -> None:
        self.since = time.monotonic()
        self._protocol = protocol
        self._limit = limit
        self._reading = reading
        self._arrived = arrived
        self._failed = failed
        self._awaited: Any = None
        self._parts: list[bytes] = []
        self._size = 0

    def read(self, *, in_parts: bool) -> None:
        """`in_parts` means that the length is unknown, so the body has to be watched as it grows."""
        self._reading.add(self)
        if in_parts:
            aiter(self._protocol)
            self._wait_for(self._protocol.__anext__(), self._take_part)
        else:
            self._wait_for(self._protocol(), self._take_all)

    def give_up(self) -> None:
        """A body that has arrived meanwhile is left alone."""
        awaited = self._awaited
        if awaited is not None:
            awaited.cancel()

    def _wait_for(self, result: Any, take: Callable[[bytes], None]) -> None:
        def call_back(result: Any) -> None:
            # Both sides drop their reference: Python's collector cannot see that cycle, and neither would be freed.
            self._awaited = None
            try:
                if result.cancelled():
                    self._fail(HTTPStatus.REQUEST_TIMEOUT)
                elif result.exception():
                    self._fail(HTTPStatus.BAD_REQUEST)
                else:
                    take(result.result())
            except Exception as error:
                LOG.error("exception", exc_info=error)
                self._fail(HTTPStatus.INTERNAL_SERVER_ERROR)

        self._awaited = result
        result.add_done_callback(call_back)

    def _take_all(self, body: bytes) -> None:
        self._end(body, len(body))

    def _take_part(self, part: bytes) -> None:
        self._size += len(part)
        if self._size > self._limit:
            self._end(b"", self._size)
            return
        self._parts.append(part)
        try:
            following = self._protocol.__anext__()
        except StopAsyncIteration:
            self._end(b"".join(self._parts), self._size)
            return
        # An empty part is the last one; if another follows, the client went away.
        if part:
            self._wait_for(following, self._take_part)
        else:
            self._fail(HTTPStatus.BAD_REQUEST)

    def _end(self, body: bytes, size: int) -> None:
        self._reading.discard(self)
        self._arrived(body, size)

    def _fail(self, status: HTTPStatus) -> None:
        self._reading.discard(self)
        self._failed(status)
