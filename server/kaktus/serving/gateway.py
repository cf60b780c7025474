"""The gateway: takes requests as they arrive and hands each to a thread once it is wholly there, never before."""

from __future__ import annotations

import asyncio
from functools import partial
from http import HTTPStatus
from typing import Any

from kaktus.common.request_log import LOG
from kaktus.serving.answers import Application, alive, answer, refuse
from kaktus.serving.deadlines import BODY_S, WAIT_S
from kaktus.serving.environ import environ_of
from kaktus.serving.lanes import Job, Lane

FILES = ("/content/", "/thumbs/", "/assets/")
WITHOUT_BODY = ("GET", "HEAD")


class BrokenOff(Exception):
    """The client went away in the middle of its body."""


class Gateway:
    def __init__(self, application: Application, *, pages: Lane, files: Lane, body_limit: int) -> None:
        self.application = application
        self.pages = pages
        self.files = files
        self.body_limit = body_limit
        self.reading: set[asyncio.Task[None]] = set()

    def take(self, loop: asyncio.AbstractEventLoop, request: Any) -> None:
        """Called by the server's own thread for each head that has arrived; must neither wait nor fail."""
        scope, protocol = request.scope, request.proto
        try:
            if scope.path == "/healthz":
                alive(protocol)
            elif scope.method in WITHOUT_BODY:
                self._pass_on(scope, protocol)
            else:
                loop.call_soon_threadsafe(self._read_first, loop, scope, protocol)
        except Exception as error:
            LOG.error("exception", exc_info=error)
            protocol.response_empty(500, [])

    async def keep_moving(self) -> None:
        """Refuse who waits too long, for as long as the process lives."""
        while True:
            await asyncio.sleep(WAIT_S / 10)
            self.pages.send_away()
            self.files.send_away()

    def quiet(self) -> bool:
        return self.pages.quiet() and self.files.quiet()

    def _pass_on(self, scope: Any, protocol: Any, *, body: bytes = b"", length: int | None = None) -> None:
        too_large = length is not None and length > self.body_limit

        def work() -> None:
            answer(self.application, environ_of(scope, body=body, length=length), protocol, last=too_large)

        busy = partial(refuse, protocol, HTTPStatus.SERVICE_UNAVAILABLE, scope.path)
        lane = self.files if scope.path.startswith(FILES) else self.pages
        lane.put(Job(work, busy))

    def _read_first(self, loop: asyncio.AbstractEventLoop, scope: Any, protocol: Any) -> None:
        task = loop.create_task(self._read(scope, protocol))
        self.reading.add(task)
        task.add_done_callback(self.reading.discard)

    async def _read(self, scope: Any, protocol: Any) -> None:
        try:
            async with asyncio.timeout(BODY_S):
                body, length = await self._body(scope, protocol)
        except TimeoutError:
            refuse(protocol, HTTPStatus.REQUEST_TIMEOUT, scope.path)
        except BrokenOff:
            protocol.response_empty(400, [("Connection", "close")])
        else:
            self._pass_on(scope, protocol, body=body, length=length)

    async def _body(self, scope: Any, protocol: Any) -> tuple[bytes, int]:
        """The bytes, and how many they are; of a body that is too large none, so that the application refuses it."""
        declared = scope.headers.get("content-length")
        if declared and (not declared.isdecimal() or int(declared) > self.body_limit):
            return b"", int(declared) if declared.isdecimal() else 0
        parts: list[bytes] = []
        size = ends = 0
        async for part in protocol:
            ends += not part
            size += len(part)
            if size > self.body_limit:
                return b"", size
            parts.append(part)
        # The server's side tells the end by an empty part, and one more before it when the client has gone.
        if ends > 1 or (declared and size != int(declared)):
            raise BrokenOff
        return b"".join(parts), size
