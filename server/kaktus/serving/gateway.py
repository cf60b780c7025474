"""The gateway: takes requests as they arrive, and answers each at once or hands it to a thread once it is complete."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any

from kaktus.common.metrics.request_times import count_notes
from kaktus.common.request_log import LOG
from kaktus.serving.answers import Application, alive, answer, refuse, stopping
from kaktus.serving.bodies import Body
from kaktus.serving.deadlines import BODY_S, WAIT_S
from kaktus.serving.environ import environ_of
from kaktus.serving.lanes import Job, Lane, QuickLane

FILES = ("/content/", "/thumbs/", "/assets/")
# They hash passwords, ask another machine who somebody is, or write a long file: nobody else waits for that.
ACCOUNTS = ("/api/account/", "/api/desk/downloads/")
WITHOUT_BODY = ("GET", "HEAD")


class Gateway:
    def __init__(
        self,
        application: Application,
        *,
        pages: Lane,
        accounts: Lane,
        files: Lane,
        body_limit: int,
        at_once: tuple[str, ...] = (),
    ) -> None:
        """`at_once` are the beginnings of paths that the thread which takes requests answers itself, if it can."""
        self.application = application
        self.pages = pages
        self.accounts = accounts
        self.files = files
        self.lanes = (pages, accounts, files)
        self.body_limit = body_limit
        self.at_once = at_once
        self.quick = QuickLane()
        self.reading: set[Body] = set()
        self.drain_s = 0.0
        self.draining = False
        """The process will stop: whoever looks for a host that is ready should take another."""

    def take(self, request: Any) -> None:
        """Called by the server's own thread for each head that has arrived; must neither wait nor fail."""
        scope, protocol = request.scope, request.proto
        try:
            if scope.path == "/healthz":
                alive(protocol)
            elif self.draining and scope.path == "/readyz":
                stopping(protocol)
            elif scope.method in WITHOUT_BODY:
                self._pass_on(scope, protocol)
            else:
                self._read(scope, protocol)
        except Exception as error:
            LOG.error("exception", exc_info=error)
            protocol.response_empty(500, [])

    async def keep_moving(self, *, lives: Callable[[], None]) -> None:
        """Refuse those who wait or send for too long, and give signs of life while any are due."""
        while True:
            await asyncio.sleep(WAIT_S / 10)
            count_notes()
            if not any(lane.stuck() for lane in (self.quick, *self.lanes)):
                lives()
            for lane in self.lanes:
                lane.send_away()
            self._give_up_late_bodies()

    def _give_up_late_bodies(self) -> None:
        """By itself, so that nobody remembers the last of them: its connection closes only when it is forgotten."""
        late = time.monotonic() - BODY_S
        for body in [body for body in list(self.reading) if body.since < late]:
            body.give_up()

    def quiet(self) -> bool:
        return all(lane.quiet() for lane in (self.quick, *self.lanes))

    def _pass_on(self, scope: Any, protocol: Any, body: bytes = b"", length: int | None = None) -> None:
        too_large = length is not None and length > self.body_limit
        since = time.perf_counter()

        def work() -> None:
            environ = environ_of(scope, body=body, length=length)
            answer(self.application, environ, protocol, last=too_large or self.draining, since=since)

        path = scope.path
        if path.startswith(self.at_once) and self.quick.does(work):
            return
        busy = partial(refuse, protocol, HTTPStatus.SERVICE_UNAVAILABLE, scope, since)
        self._lane(path).put(Job(work, busy))

    def _lane(self, path: str) -> Lane:
        if path.startswith(FILES):
            return self.files
        return self.accounts if path.startswith(ACCOUNTS) else self.pages

    def _read(self, scope: Any, protocol: Any) -> None:
        length = _declared_length(scope.headers)
        if length == 0 or (length and length > self.body_limit):
            # A body that is too large is not read: the application refuses it.
            self._pass_on(scope, protocol, length=length)
            return
        body = Body(
            protocol,
            limit=self.body_limit,
            reading=self.reading,
            arrived=partial(self._pass_on, scope, protocol),
            failed=partial(_give_no_answer_to, scope, protocol),
        )
        body.read(in_parts=length is None)


def _declared_length(headers: Any) -> int | None:
    """None for a body of unknown length, which comes in parts until it ends."""
    declared = headers.get("content-length")
    if declared:
        return int(declared) if declared.isdecimal() else 0
    return None if "transfer-encoding" in headers else 0


def _give_no_answer_to(scope: Any, protocol: Any, status: HTTPStatus) -> None:
    if status == HTTPStatus.REQUEST_TIMEOUT:
        refuse(protocol, status, scope, time.perf_counter() - BODY_S)
    else:
        protocol.response_empty(status.value, [("Connection", "close")])
