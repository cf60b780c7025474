"""Measures how long the pages keep a slow tablet from reacting to a tap; prints a table and fails above the target.

.venv/bin/python bench/pages.py [RUNS]     five by default; the medians count
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, fields
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, StorageState
from slow_tablet import CATEGORIES, ROOT, SCREEN, SLOWER, Event, Tablet, main_thread_tasks, moments, slow_tablet

from e2e.lessons.products import Product, all_products, open_lesson

SCRIPT = Path(__file__).with_name("first-tap.js")
DOCUMENT = ROOT / "docs" / "benchmarks-pages.md"
RUNS = 5
BLOCKING_FROM_MS = 50
TARGET_MS = 200
LOOKS_EVERY_MS = 20
TIMEOUT_MS = 60_000
PRODUCTS = {product.name: product for product in all_products()}

HEADINGS = """\
| page | blocking ms | after the first paint ms | longest task ms | all tasks ms |
|---|---:|---:|---:|---:|"""
ABOUT = """\
# Pages, measured

Written by `.venv/bin/python bench/pages.py`, which fails above the target. Each page is opened in a fresh browser with
a window of 1180 × 820 pixels, like a tablet held sideways.

- A task on the main thread blocks for as long as it takes beyond 50 ms. All tasks count from the start of navigation;
  Lighthouse begins at the first paint, so what comes after it has a column of its own.
- The time of a task is its processor time (`tdur` in the browser's trace), which other programs on the machine do not
  lengthen, multiplied by four, as on a processor four times slower. The browser's own throttling is not used: it keeps
  the processor busy, so a throttled task's processor time is scaled already, but by anything from four to six on a busy
  machine.
- Page and lesson run in one process here: one main thread does the work of both. If a browser gives the lesson a
  process of its own, each has less to do.
- Work that the browser does only because it is being traced is left out: reading code again to find an error's lines.
- landing, log-in, library: until everything is there and a second has passed
- viewer: from a reload with a lesson on the stage to the first tap in its first game, and the frame that answers it
"""


@dataclass(frozen=True)
class Visit:
    name: str
    path: str
    is_reader: bool = False
    lesson: Product | None = None


VISITS = (
    Visit("landing", "/"),
    Visit("log-in", "/login"),
    Visit("library, four books", "/library", is_reader=True),
    Visit("viewer, picture book", "/library", is_reader=True, lesson=PRODUCTS["kaktus-1/familie"]),
    Visit("viewer, games", "/library", is_reader=True, lesson=PRODUCTS["kaktus-1-interaktiv/familie"]),
)


@dataclass(frozen=True)
class Measured:
    blocking_ms: float
    after_paint_ms: float
    longest_ms: float
    busy_ms: float


class Finger:
    """Listens to the script in the page, and taps where it says."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._reports: list[dict[str, Any]] = []
        self._corner = (0.0, 0.0)
        page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "debug":
            self._reports.append(json.loads(message.text))

    def tap_until_end(self) -> None:
        while "end" not in (message := self._next()):
            if "corner" in message:
                self._corner = message["corner"]
            else:
                self._page.mouse.click(*(a + b for a, b in zip(self._corner, message["tap"], strict=True)))

    def forget(self) -> None:
        self._reports.clear()

    def _next(self) -> dict[str, Any]:
        for _ in range(TIMEOUT_MS // LOOKS_EVERY_MS):
            if self._reports:
                return self._reports.pop(0)
            self._page.wait_for_timeout(LOOKS_EVERY_MS)
        raise AssertionError(f"{self._page.url} does not come to rest")


def trace(tablet: Tablet, visit: Visit) -> list[Event]:
    signed_in: StorageState = {
        "cookies": [],
        "origins": [
            {
                "origin": tablet.library.url,
                "localStorage": [{"name": "kaktus.token", "value": tablet.reader.token}],
            }
        ],
    }
    context = tablet.browser.new_context(
        base_url=tablet.library.url,
        viewport=SCREEN,
        storage_state=signed_in if visit.is_reader else None,
        service_workers="block",
    )
    context.add_init_script(path=SCRIPT)
    page = context.new_page()
    finger = Finger(page)
    if visit.lesson:
        page.goto(visit.path)
        open_lesson(page, visit.lesson, "pointer")
    tablet.browser.start_tracing(page=page, categories=CATEGORIES)
    finger.forget()
    if visit.lesson:
        page.reload(wait_until="commit")
    else:
        page.goto(visit.path, wait_until="commit")
    finger.tap_until_end()
    events: list[Event] = json.loads(tablet.browser.stop_tracing())["traceEvents"]
    context.close()
    return events


def measured(events: list[Event]) -> Measured:
    end = max(moments(events, "measured"))
    painted = min(moments(events, "firstContentfulPaint"))
    tasks = [(task.end, task.ms * SLOWER) for task in main_thread_tasks(events) if task.start <= end]
    blocking = [(at, ms - BLOCKING_FROM_MS) for at, ms in tasks if ms > BLOCKING_FROM_MS]
    return Measured(
        blocking_ms=sum(ms for _, ms in blocking),
        after_paint_ms=sum(ms for at, ms in blocking if at > painted),
        longest_ms=max(ms for _, ms in tasks),
        busy_ms=sum(ms for _, ms in tasks),
    )


def median_of(results: list[Measured]) -> Measured:
    return Measured(*(median(getattr(result, field.name) for result in results) for field in fields(Measured)))


def table(results: dict[str, Measured]) -> str:
    rows = [
        f"| {name} | {one.blocking_ms:.0f} | {one.after_paint_ms:.0f} | {one.longest_ms:.0f} | {one.busy_ms:.0f} |"
        for name, one in results.items()
    ]
    return "\n".join([HEADINGS, *rows, f"| **target** | **{TARGET_MS}** |  |  |  |"])


def write(results: dict[str, Measured], runs: int) -> None:
    measured_on = f"Measured on {date.today().isoformat()}, medians of {runs} runs."  # noqa: DTZ011
    DOCUMENT.write_text(f"{ABOUT}\n{measured_on}\n\n{table(results)}\n")


def main() -> int:
    runs = int(sys.argv[1]) if sys.argv[1:] else RUNS
    results = {}
    with slow_tablet() as tablet:
        for visit in VISITS:
            results[visit.name] = median_of([measured(trace(tablet, visit)) for _ in range(runs)])
            print(visit.name, results[visit.name], file=sys.stderr, flush=True)
    print(table(results))
    if runs >= RUNS:
        write(results, runs)
    over = [name for name, result in results.items() if result.blocking_ms > TARGET_MS]
    print("\n".join(f"over the target: {name}" for name in over), file=sys.stderr)
    return int(bool(over))


if __name__ == "__main__":
    sys.exit(main())
