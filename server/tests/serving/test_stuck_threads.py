"""A lane whose threads do not come back is stuck, so that its worker gives no more signs of life and is replaced."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

from kaktus.serving import lanes
from kaktus.serving.gateway import Gateway
from kaktus.serving.lanes import Job, Lane, QuickLane


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


def test_so_is_the_thread_that_takes_all_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "STUCK_S", 0.0)
    at_work, release = threading.Event(), threading.Event()

    def work() -> None:
        at_work.set()
        release.wait()

    quick = QuickLane()
    thread = threading.Thread(target=quick.does, args=(work,))
    thread.start()
    assert at_work.wait(10)
    assert quick.stuck()
    assert not quick.quiet()
    release.set()
    thread.join(10)
    assert quick.quiet()
    assert not quick.stuck()
