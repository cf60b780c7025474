"""A lane whose threads do not come back is stuck: its worker no longer restarts the watchdog, and is replaced."""

from __future__ import annotations

import asyncio
import threading

import pytest

from kaktus.serving import lanes
from kaktus.serving.lanes import ThreadLane


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
