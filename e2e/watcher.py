"""Watches pages for what no learner's page may do: log errors, call foreign hosts, set cookies."""

from __future__ import annotations

import re
from collections import defaultdict, deque
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Request


class Watcher:
    def __init__(self, home: str) -> None:
        self._home = urlsplit(home).netloc
        self._hosts = {self._home}
        self._hosts_asked: defaultdict[str, deque[str]] = defaultdict(deque)
        self._watched: set[Page] = set()
        self._expected: list[str] = []
        self._found: list[str] = []

    def expect(self, pattern: str) -> None:
        """A console error that belongs to the test, such as the browser's own line about a 404."""
        self._expected.append(pattern)

    def allow_host(self, url: str) -> None:
        self._hosts.add(urlsplit(url).netloc)

    @property
    def stays_at_home(self) -> bool:
        return self._hosts == {self._home}

    def watch(self, page: Page) -> None:
        if page in self._watched:
            return
        self._watched.add(page)
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self._found.append(f"exception: {error}"))
        page.on("request", self._on_request)
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._on_sent)
        session.on("Network.responseReceivedExtraInfo", self._on_headers)
        session.send("Network.enable")

    def problems(self) -> list[str]:
        return [
            problem for problem in self._found if not any(re.search(pattern, problem) for pattern in self._expected)
        ]

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._found.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _on_request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc not in self._hosts:
            self._found.append(f"foreign host: {parts.netloc}")

    def _on_sent(self, event: dict[str, Any]) -> None:
        self._hosts_asked[event["requestId"]].append(urlsplit(event["request"]["url"]).netloc)

    def _on_headers(self, event: dict[str, Any]) -> None:
        # Only the library itself promises not to set cookies; an OpenID provider may. A redirect keeps its
        # request's id, so the hosts asked under one id answer in the order they were asked.
        asked = self._hosts_asked[event["requestId"]]
        if asked and asked.popleft() != self._home:
            return
        if any(name.lower() == "set-cookie" for name in event["headers"]):
            self._found.append("a response set a cookie")
