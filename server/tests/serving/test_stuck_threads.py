"""Threads that do not come back: their places stay taken, and when all are, the worker is replaced."""

from __future__ import annotations

import asyncio
import threading

import pytest

from kaktus.serving import lanes
from kaktus.serving.lanes import LaneBusy, ThreadLane


def test_all_threads_must_be_held_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "STUCK_S", 0.0)
    asyncio.run(hold_up_one_thread_after_the_other())


async def hold_up_one_thread_after_the_other() -> None:
    release = threading.Event()
    lane = ThreadLane("pages", threads=2)
    first = asyncio.create_task(lane.run(release.wait))
    await asyncio.sleep(0.01)
    assert not lane.is_stuck()
    second = asyncio.create_task(lane.run(release.wait))
    await asyncio.sleep(0.01)
    assert lane.is_stuck()
    release.set()
    await asyncio.gather(first, second)
    assert not lane.is_stuck()


def test_a_thread_keeps_its_place_when_nobody_waits_for_it_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "WAIT_S", 0.05)
    asyncio.run(cancel_a_request_that_a_thread_works_on())


async def cancel_a_request_that_a_thread_works_on() -> None:
    started, release = threading.Event(), threading.Event()
    lane = ThreadLane("pages", threads=1)

    def work() -> None:
        started.set()
        release.wait(timeout=10)

    request = asyncio.create_task(lane.run(work))
    await asyncio.to_thread(started.wait)
    request.cancel()
    await asyncio.wait([request])
    try:
        async with asyncio.timeout(1):
            with pytest.raises(LaneBusy):
                await lane.run(lambda: None)
    finally:
        release.set()
    assert await lane.run(lambda: "answered") == "answered"
