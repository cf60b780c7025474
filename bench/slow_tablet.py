"""A child's slow tablet for the browser benchmarks: a library, a reader of all four books, and the tasks in a trace.

Tasks are measured by the processor time that they take, which other programs on this machine do not lengthen.
"""

from __future__ import annotations

import sys
import tempfile
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT)]

from playwright.sync_api import Browser, ViewportSize, sync_playwright  # noqa: E402

from e2e.people.readers import Accounts, Person  # noqa: E402
from e2e.running import Library, browser_options, start_library  # noqa: E402

SLOWER = 4
SCREEN: ViewportSize = {"width": 1180, "height": 820}
CATEGORIES = ["toplevel", "devtools.timeline", "blink.user_timing", "v8", "disabled-by-default-v8.compile"]

# Only a browser that is being traced reads code again to find an error's lines: this is not the page's work.
WATCHING = "V8.CollectSourcePositions"

Event = dict[str, Any]


@dataclass(frozen=True)
class Tablet:
    browser: Browser
    library: Library
    reader: Person


@dataclass(frozen=True)
class Task:
    start: float
    end: float
    ms: float


@contextmanager
def slow_tablet() -> Iterator[Tablet]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        library = start_library(Path(folder))
        options = browser_options()
        # In one process: page and lesson share a main thread, which is slowed down from the lesson's first byte.
        options["args"] = [*options["args"], "--disable-features=IsolateSandboxedIframes"]
        browser = playwright.chromium.launch(**options)
        try:
            accounts = Accounts(library.url, library.mails)
            reader = accounts.reader_with(*(library.codes(book)[0] for book in ("kaktus1", "kaktus2")))
            yield Tablet(browser, library, reader)
        finally:
            browser.close()
            library.stop()


def moments(events: list[Event], name: str) -> list[float]:
    return [one["ts"] for one in events if one["name"] == name]


def main_thread_tasks(events: list[Event]) -> list[Task]:
    mains = {(one["pid"], one["tid"]) for one in events if one.get("args", {}).get("name") == "CrRendererMain"}
    on_main = [one for one in events if "tdur" in one and (one["pid"], one["tid"]) in mains]
    watching = sorted((one["ts"], one["tdur"]) for one in on_main if one["name"] == WATCHING)
    return [
        Task(
            one["ts"],
            one["ts"] + one["dur"],
            (one["tdur"] - _within(watching, one["ts"], one["ts"] + one["dur"])) / 1000,
        )
        for one in on_main
        if one["name"] == "ThreadControllerImpl::RunTask"
    ]


def _within(times: list[tuple[float, float]], start: float, end: float) -> float:
    first, last = bisect_left(times, (start,)), bisect_left(times, (end,))
    return sum(time for _, time in times[first:last])
