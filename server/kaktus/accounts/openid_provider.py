"""Talks to the OpenID provider, with a cache of its documents, so that its delays do not hold up other people."""

from __future__ import annotations

import json
import logging
import math
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from functools import lru_cache
from typing import Any, Final

import requests

from kaktus.common.logs.request_log import log

Content = dict[str, Any]
# The limit for one call, from looking up the name to the last byte.
CALL_TIMEOUT_S: Final = 2.0
# How long to wait for a document that is not in the cache yet. Only a few requests may wait; others are told to
# try again, so that a provider that hangs does not hold every thread of the server. Keys are requested together with
# a token, so they get the same time as the token.
WAIT_FOR_DESCRIPTION_S: Final = 1.0
WAIT_FOR_KEYS_S: Final = CALL_TIMEOUT_S
MAX_WAITING_FOR_DESCRIPTION: Final = 2
MAX_WAITING_FOR_KEYS: Final = 8
FRESH_S: Final = 60 * 60
USABLE_S: Final = 24 * 60 * 60
# An unknown key may be a new one, but made-up keys must not make us fetch the list each time.
MIN_REFETCH_INTERVAL_S: Final = 60
# After a failure, nobody tries again for this long.
PAUSE_S: Final = 5
LARGEST: Final = 256 * 1024
# One for each running call, including those whose result nobody waits for any more.
_CALL_SLOTS: Final = threading.BoundedSemaphore(32)


class Unreachable(Exception):
    """The provider does not answer, answers too late, or sends nonsense."""


class Declined(Exception):
    """The provider has answered, and says no."""


def _call(method: str, url: str, **options: Any) -> Content:
    ends_at = time.monotonic() + CALL_TIMEOUT_S
    body = bytearray()
    try:
        with requests.Session() as session:
            # A socket's timeout starts again with each byte, so the clock is checked as well.
            answer = session.request(method, url, timeout=CALL_TIMEOUT_S, stream=True, allow_redirects=False, **options)
            for block in answer.iter_content(4096):
                body += block
                if time.monotonic() > ends_at or len(body) > LARGEST:
                    raise Unreachable
        content = json.loads(body) if answer.ok else None
    except (requests.RequestException, ValueError):
        raise Unreachable from None
    if 400 <= answer.status_code < 500 and answer.status_code != requests.codes.too_many_requests:
        raise Declined
    if not isinstance(content, dict):
        raise Unreachable
    return content


def _start_thread(work: Callable[[], None]) -> None:
    """Raises Unreachable if all slots are taken. The provider decides how long the thread lives."""
    if not _CALL_SLOTS.acquire(blocking=False):
        raise Unreachable

    def run() -> None:
        try:
            work()
        finally:
            _CALL_SLOTS.release()

    threading.Thread(target=run, name="openid", daemon=True).start()


class Document:
    """A cached document, fetched in the background, one fetch at a time; usable for a day if the provider is down."""

    def __init__(self, url: str, *, is_right: Callable[[Content], bool], wait_s: float, waiting_at_most: int) -> None:
        self._url = url
        self._wait_s = wait_s
        self._is_right = is_right
        self._lock = threading.Lock()
        self._waiting = threading.BoundedSemaphore(waiting_at_most)
        self._content: Content = {}
        self._fetched_at = self._began_at = self._failed_at = -math.inf
        self._under_way: threading.Event | None = None

    def read(self, *, refetch: bool = False) -> Content:
        """The cached document; if there is none, or it is too old, wait briefly for the fetch."""
        asked_at = time.monotonic()
        arrived = self.fetch_if_due(refetch=refetch)
        has_some = asked_at - self._fetched_at < USABLE_S
        if arrived and (refetch or not has_some) and self._waiting.acquire(blocking=False):
            arrived.wait(max(0, self._began_at + self._wait_s - asked_at))
            self._waiting.release()
        if asked_at - self._fetched_at > USABLE_S:
            raise Unreachable
        return self._content

    def fetch_if_due(self, *, refetch: bool = False) -> threading.Event | None:
        """Start a fetch if one is due; the event returned is set when the fetch under way ends."""
        now = time.monotonic()
        with self._lock:
            if self._under_way and now - self._began_at > 2 * CALL_TIMEOUT_S:
                self._end(self._under_way)
            is_due = now - self._fetched_at > (MIN_REFETCH_INTERVAL_S if refetch else FRESH_S)
            if is_due and not self._under_way and now - self._failed_at > PAUSE_S:
                arrived = threading.Event()
                _start_thread(lambda: self._fetch(arrived))
                self._began_at, self._under_way = now, arrived
            return self._under_way

    def _fetch(self, arrived: threading.Event) -> None:
        try:
            content = _call("GET", self._url)
        except (Unreachable, Declined):
            content = {}
        with self._lock:
            if content and self._is_right(content):
                self._content, self._fetched_at = content, time.monotonic()
            self._end(arrived)

    def _end(self, arrived: threading.Event) -> None:
        arrived.set()
        if arrived is not self._under_way:
            return
        self._under_way = None
        if self._fetched_at < self._began_at:
            self._failed_at = time.monotonic()
            log("openid_provider_unreachable", level=logging.WARNING)


class OpenIdProvider:
    def __init__(self, issuer: str) -> None:
        self._description = Document(
            issuer.rstrip("/") + "/.well-known/openid-configuration",
            is_right=lambda content: content.get("issuer") == issuer,
            wait_s=WAIT_FOR_DESCRIPTION_S,
            waiting_at_most=MAX_WAITING_FOR_DESCRIPTION,
        )
        self._key_lists: dict[str, Document] = {}
        self._failed_at = -math.inf

    def description(self) -> Content:
        return self._description.read()

    def signing_key(self, key_id: str) -> Content | None:
        """The key with this id; a key missing from the cached list may have been added since."""
        keys = self._keys()
        return _key_in(keys.read(), key_id) or _key_in(keys.read(refetch=True), key_id)

    def _keys(self) -> Document:
        url = str(self.description()["jwks_uri"])
        if url not in self._key_lists:
            keys = Document(
                url,
                is_right=lambda content: isinstance(content.get("keys"), list),
                wait_s=WAIT_FOR_KEYS_S,
                waiting_at_most=MAX_WAITING_FOR_KEYS,
            )
            self._key_lists.setdefault(url, keys)
        return self._key_lists[url]

    def exchange(self, form: dict[str, str], *, auth: tuple[str, str] | None) -> Content:
        """Exchange a code for tokens, and meanwhile fetch the keys needed to check them."""
        if time.monotonic() - self._failed_at < PAUSE_S:
            raise Unreachable
        url = str(self.description()["token_endpoint"])
        self._keys().fetch_if_due()
        answer: Future[Content] = Future()
        _start_thread(lambda: _answer(answer, url, form, auth))
        try:
            return answer.result(CALL_TIMEOUT_S)
        except (TimeoutError, Unreachable):
            self._failed_at = time.monotonic()
            raise Unreachable from None


def _answer(answer: Future[Content], url: str, form: dict[str, str], auth: tuple[str, str] | None) -> None:
    try:
        answer.set_result(_call("POST", url, data=form, auth=auth))
    except (Unreachable, Declined) as problem:
        answer.set_exception(problem)


def _key_in(content: Content, key_id: str) -> Content | None:
    return next((key for key in content["keys"] if isinstance(key, dict) and key.get("kid") == key_id), None)


@lru_cache(maxsize=4)
def provider_at(issuer: str) -> OpenIdProvider:
    return OpenIdProvider(issuer)
