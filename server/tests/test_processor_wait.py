"""Durations that are promised hold on a busy machine too, because the wait for a processor does not count."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from testing.processor_wait import ProcessorWait

BURN = "import os\nos.sched_setaffinity(0, {int(os.environ['CPU'])})\nwhile True: pass"


@pytest.fixture
def crowded() -> Iterator[None]:
    """Three others want the one processor that this thread may use."""
    allowed = os.sched_getaffinity(0)
    cpu = min(allowed)
    command = [sys.executable, "-c", BURN]
    others = [subprocess.Popen(command, env=os.environ | {"CPU": str(cpu)}) for _ in range(3)]
    os.sched_setaffinity(0, {cpu})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)
        for other in others:
            other.kill()
            other.wait()


def test_the_wait_for_a_processor_is_known(crowded: None) -> None:
    wait = ProcessorWait([])
    start, burnt = time.monotonic(), time.thread_time()
    while time.thread_time() - burnt < 0.2:
        pass
    passed = time.monotonic() - start
    assert passed > 0.4
    assert passed - wait.seconds() == pytest.approx(0.2, abs=0.1)


def test_a_wait_for_something_else_counts() -> None:
    wait = ProcessorWait([])
    start = time.monotonic()
    time.sleep(0.3)
    assert time.monotonic() - start - wait.seconds() == pytest.approx(0.3, abs=0.05)
