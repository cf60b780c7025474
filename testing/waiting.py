"""Waits for what happens in another process or thread."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")


def wait_until(probe: Callable[[], Result], *, within: float = 30) -> Result:
    """What the probe answers, as soon as that is true."""
    deadline = time.monotonic() + within
    while not (answer := probe()):
        assert time.monotonic() < deadline, f"not within {within:.0f} s"
        time.sleep(0.02)
    return answer
