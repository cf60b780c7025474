"""What the fixtures of the journeys provide."""

from __future__ import annotations

import re
from typing import Any, Protocol

from e2e.engines.driver import Driver
from e2e.engines.page import Page


class Visit(Protocol):
    """Opens a window on another device, with scripts that run before those of the pages, and options of `Start`.

    With `caches_files` it has the service worker; `home` is another library than the usual one.
    """

    def __call__(self, *scripts: str, **options: Any) -> Page: ...


class Console:
    """The consoles of all browsers of a test; at its end, they may contain only what it expects."""

    def __init__(self) -> None:
        self.drivers: list[Driver] = []
        self._expected: list[str] = []
        self._closed: list[str] = []

    def expect(self, pattern: str) -> None:
        self._expected.append(pattern)

    def close(self, driver: Driver) -> None:
        """In the middle of a journey: what its console contains still counts."""
        self._closed += driver.console()
        self.drivers.remove(driver)
        driver.close()

    def problems(self) -> list[str]:
        """Each once."""
        printed = [line for driver in self.drivers for line in driver.console()]
        lines = dict.fromkeys([*self._closed, *printed])
        return [line for line in lines if not any(re.search(pattern, line) for pattern in self._expected)]
