"""People who use a cluster continuously: they repeat each request until it is answered, and record it."""

from __future__ import annotations

import http.client
import re
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from e2e.people.readers import PASSWORD, code_in, next_network
from testing.cluster import Cluster, call
from testing.mail_sink import link_in

# What a busy or missing host may answer; everything else is an answer.
TRY_AGAIN = (0, 500, 502, 503, 504)
# Longer than nginx waits for a host that has vanished in the middle of an answer.
PATIENCE_S = 45.0


@dataclass
class Visitor:
    cluster: Cluster
    email: str
    network: str = field(default_factory=next_network)
    token: str = ""
    failed: Counter[int] = field(default_factory=Counter)
    """The statuses of tries that had to be repeated; 0 for a connection that broke."""
    lost: list[str] = field(default_factory=list)
    """What was not answered by any try."""
    asked: int = 0
    won: list[str] = field(default_factory=list)
    _connection: http.client.HTTPConnection | None = None

    def sign_up(self) -> None:
        status, payload = self.ask("POST", "/api/account/signup", {"email": self.email, "password": PASSWORD})
        assert status in (200, 201), payload
        self.token = payload["token"]
        code = code_in(link_in(self.cluster.mails.wait_for(self.email)))
        status, payload = self.ask("POST", "/api/account/action", {"mode": "verifyEmail", "oobCode": code})
        assert status in (200, 201), payload

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        self.asked += 1
        give_up_at = time.monotonic() + PATIENCE_S
        while True:
            status, payload = self._try(method, path, body)
            if status not in TRY_AGAIN:
                return status, payload
            self.failed[status] += 1
            if time.monotonic() > give_up_at:
                self.lost.append(f"{method} {path}: {status}")
                return status, payload
            time.sleep(0.1)

    def _try(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        try:
            self._connection = self._connection or self.cluster.connect()
            return call(self._connection, method, path, body, token=self.token, ip=self.network)
        except (OSError, http.client.HTTPException):
            self.close()
            return 0, None

    def close(self) -> None:
        if self._connection:
            self._connection.close()
            self._connection = None

    def library(self) -> dict[str, Any]:
        status, payload = self.ask("POST", "/api/verifyToken", {"idToken": self.token})
        assert status == 200, (status, payload)
        shelf: dict[str, Any] = payload["message"]
        return shelf

    def redeem(self, code: str) -> None:
        status, _ = self.ask("POST", "/api/activation", {"activationCode": code, "extend": True})
        if status == 200:
            self.won.append(code)

    def play(self, story: str) -> int:
        """Fetch a lesson's page and one of its scripts, from the host name of lessons."""
        connection = self.cluster.connect(urlsplit(story).hostname or "")
        status, page = call(connection, "GET", urlsplit(story).path)
        if status == 200:
            script = re.search(r'<script[^>]* src="(?:\./)?([^"]+\.js)"', page.decode())
            assert script, page
            status, _ = call(connection, "GET", urlsplit(story).path.replace("story.html", script[1]))
        connection.close()
        return status


class Crowd:
    """Asks, plays and redeems in threads until the block ends; several want the same code at the same moment."""

    def __init__(self, visitors: list[Visitor], codes: list[str]) -> None:
        self.visitors = visitors
        self.codes = codes
        self._meet = threading.Barrier(len(visitors))
        self._over = threading.Event()
        self._threads = [threading.Thread(target=self._live, args=(visitor,)) for visitor in visitors]
        self.faults: list[str] = []

    def __enter__(self) -> Crowd:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join()

    def _live(self, visitor: Visitor) -> None:
        codes = list(self.codes)
        try:
            while codes or not self._over.is_set():
                visitor.library()
                status, _ = visitor.ask("GET", "/api/me")
                if status != 200:
                    self.faults.append(f"{visitor.email}: the session is gone ({status})")
                if codes:
                    self._meet.wait(PATIENCE_S)
                    visitor.redeem(codes.pop())
        except (AssertionError, threading.BrokenBarrierError) as fault:
            self.faults.append(f"{visitor.email}: {fault!r}")
            self._meet.abort()
