"""Watches pages for what no learner's page may do: log errors, call other hosts, set cookies."""

from __future__ import annotations

import re
from collections import defaultdict
from itertools import zip_longest
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Request


class Watcher:
    def __init__(self, home: str) -> None:
        self._home = urlsplit(home).netloc
        self._hosts = {self._home}
        self._hosts_answered: defaultdict[str, list[str]] = defaultdict(list)
        self._cookies_set: defaultdict[str, list[bool]] = defaultdict(list)
        self._watched: set[Page] = set()
        self._expected: list[str] = []
        self._problems: list[str] = []

    def expect(self, pattern: str) -> None:
        """A console error that the test expects, such as the browser's own line about a 404."""
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
        page.on("pageerror", lambda error: self._problems.append(f"exception: {error}"))
        page.on("request", self._on_request)
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._on_sent)
        session.on("Network.responseReceived", self._on_answer)
        session.on("Network.responseReceivedExtraInfo", self._on_headers)
        session.send("Network.enable")

    def problems(self) -> list[str]:
        problems = self._problems + ["a response set a cookie"] * self._count_cookies()
        return [problem for problem in problems if not any(re.search(pattern, problem) for pattern in self._expected)]

    def _count_cookies(self) -> int:
        """Only the library itself promises not to set cookies; an OpenID provider may.

        A redirect keeps its request's id, so the answers under one id are paired with their headers, from the last
        one on: a window that opens may have got its first answer before it was watched. An answer whose host
        nobody saw is the library's, unless the test visits others.
        """
        unseen = self._home if self.stays_at_home else ""
        return sum(
            bool(is_set) and host == self._home
            for request, answers in self._cookies_set.items()
            for host, is_set in zip_longest(
                reversed(self._hosts_answered[request][-len(answers) :]), reversed(answers), fillvalue=unseen
            )
        )

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._problems.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _on_request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc not in self._hosts:
            self._problems.append(f"foreign host: {parts.netloc}")

    def _on_sent(self, event: dict[str, Any]) -> None:
        if "redirectResponse" in event and event["redirectHasExtraInfo"]:
            self._hosts_answered[event["requestId"]].append(urlsplit(event["redirectResponse"]["url"]).netloc)

    def _on_answer(self, event: dict[str, Any]) -> None:
        # Answers from a service worker or a cache have no headers of their own.
        if not event["hasExtraInfo"]:
            return
        self._hosts_answered[event["requestId"]].append(urlsplit(event["response"]["url"]).netloc)

    def _on_headers(self, event: dict[str, Any]) -> None:
        is_set = any(name.lower() == "set-cookie" for name in event["headers"])
        self._cookies_set[event["requestId"]].append(is_set)
