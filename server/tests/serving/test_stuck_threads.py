"""A lane whose threads do not come back is stuck, so that its worker gives no more signs of life and is replaced."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

from kaktus.serving import lanes
from kaktus.serving.gateway import Gateway
from kaktus.serving.lanes import Job, Lane


def lane(name: str, *, threads: int) -> Lane:
    return Lane(name, threads=threads, rest=lambda: None)


def wait_for_busy(lane: Lane, count: int) -> None:
    deadline = time.monotonic() + 10
    while sum(since > 0 for since in lane.busy) != count:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def signs_of_life(gateway: Gateway, seconds: float) -> int:
    given: list[None] = []

    async def for_a_while() -> None:
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(gateway.keep_moving(lives=lambda: given.append(None)), seconds)

    asyncio.run(for_a_while())
    return len(given)


def test_all_threads_must_be_held_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "STUCK_S", 0.0)
    release = threading.Event()
    pages = lane("pages", threads=2)
    gateway = Gateway(
        lambda _environ, _start: [],
        pages=pages,
        accounts=lane("accounts", threads=1),
        files=lane("files", threads=1),
        body_limit=1,
    )
    pages.put(Job(release.wait, lambda: None))  # type: ignore[arg-type]
    wait_for_busy(pages, 1)
    assert signs_of_life(gateway, 0.7) == 1
    pages.put(Job(release.wait, lambda: None))  # type: ignore[arg-type]
    wait_for_busy(pages, 2)
    assert signs_of_life(gateway, 0.7) == 0
    release.set()
    wait_for_busy(pages, 0)
    assert not pages.stuck()
