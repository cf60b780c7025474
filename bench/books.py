"""Measures what it takes to keep a book on the device, and what that gains; prints two tables and fails if a lesson
on the device fetches a file from the library.

.venv/bin/python bench/books.py [RUNS]     three by default; the medians count
"""

from __future__ import annotations

import contextlib
import json
import re
import sys
import time
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError
from slow_tablet import SCREEN, Tablet, slow_tablet

from e2e.lessons.products import BOOKS, Product, all_products, row
from e2e.people.readers import sign_in

from measured import Others, memory_mib  # isort: skip

DOCUMENT = Path(__file__).resolve().parents[1] / "docs" / "benchmarks-books.md"
RUNS = 3
MBIT_S = 10
LATENCY_MS = 40
PATIENCE_MS = 5000
LOOKS_EVERY_MS = 250
PRODUCTS = {product.name: product for product in all_products()}
LESSONS = [PRODUCTS["kaktus-1/familie"], PRODUCTS["kaktus-1-interaktiv/familie"]]

ABOUT = f"""\
# Books on the device, measured

Written by `.venv/bin/python bench/books.py`, which fails if a lesson on the device fetches a file from the library. A
browser with a window of 1180 × 820 pixels; its own emulation makes the line {MBIT_S} Mbit/s with {LATENCY_MS} ms
to the library, the processor is this machine's.

- files, MB: what the device stores of the book, every file once
- transferred: bodies and headers as they came over the wire, of everything that was fetched for it
- seconds: from 'Take along' in the dialog to 'On this device', at {MBIT_S} Mbit/s
- page MiB: memory (PSS) of the process that shows the library: before, at most meanwhile, and opened anew with the book
  on the device. Meanwhile, the automation keeps copies of what is fetched.
- opening: from the tap on a lesson in the library to its first page, on the same line; first game: from there over the
  map to the first game's screen. The automation's own steps are in both ways alike.
- requests, files, kB: what one opening including the first game asks of the library's server, files of the lesson among
  it, and what comes over the wire.
- lesson MiB: memory of the process that shows the stage with the lesson's first game
"""
TAKEN = """\
| book | files | MB | transferred MB | seconds | page MiB before | at most | after |
|---|---:|---:|---:|---:|---:|---:|---:|"""
OPENED = """\
| lesson | from | opening s | first game s | requests | files | kB | lesson MiB |
|---|---|---:|---:|---:|---:|---:|---:|"""
STORED_FILES = """async (book) => {
  const name = (await caches.keys()).find((name) => name.startsWith('kaktus-book ') && name.endsWith(` ${book}`));
  const { lessons } = await (await (await caches.open(name)).match('/stored-book/record')).json();
  return [...new Map(lessons.flatMap(({ files }) => files.map(([, size, digest]) => [digest, size]))).values()];
}"""


class Line:
    """What a page fetches, over a line of a certain width; what the service worker answers is no request."""

    def __init__(self, page: Page) -> None:
        self._urls: dict[str, str] = {}
        self._bytes: dict[str, float] = {}
        self._session = page.context.new_cdp_session(page)
        self._session.on("Network.responseReceived", self._note)
        self._session.on("Network.loadingFinished", self._note_end)
        self._session.send("Network.enable")

    def _note(self, event: dict[str, Any]) -> None:
        response = event["response"]
        if response["url"].startswith("http") and not response.get("fromServiceWorker"):
            self._urls[event["requestId"]] = response["url"]

    def _note_end(self, event: dict[str, Any]) -> None:
        self._bytes[event["requestId"]] = event["encodedDataLength"]

    def limit(self, mbit_s: float) -> None:
        rate = mbit_s * 1e6 / 8 if mbit_s else -1
        conditions = {"offline": False, "latency": LATENCY_MS if mbit_s else 0}
        self._session.send(
            "Network.emulateNetworkConditions", {**conditions, "downloadThroughput": rate, "uploadThroughput": rate}
        )

    def counts(self) -> tuple[int, int, float]:
        """Requests, those of lessons' files among them, and the bytes that came over the wire for all."""
        files = sum("/content/" in url for url in self._urls.values())
        return len(self._urls), files, sum(self._bytes.get(name, 0) for name in self._urls)


def page_mib(page: Page) -> float:
    """The largest process that shows something: here one page is open."""
    assert page.context.browser
    session = page.context.browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return max(memory_mib(process["id"]) for process in processes if process["type"] == "renderer")


def sign_in_once(context: BrowserContext, tablet: Tablet) -> None:
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    sign_in(page, tablet.reader)
    page.close()


def open_library(context: BrowserContext) -> Page:
    page = context.new_page()
    page.goto("/library")
    page.wait_for_load_state("networkidle")
    return page


def take_along(context: BrowserContext, title: str, book: str) -> str:
    page = open_library(context)
    page.get_by_role("button", name=re.compile(rf"^Take along .*: {title}$")).click()
    before = highest = page_mib(page)
    line = Line(page)
    line.limit(MBIT_S)
    here = page.get_by_role("button", name=re.compile(rf"^On this device ?: {title}$"))
    start = time.perf_counter()
    page.get_by_role("dialog").get_by_role("button", name="Take along").click()
    while not here.is_visible():
        if (more := page.get_by_role("button", name="Continue", exact=True)).is_visible():
            raise SystemExit(f"bench: {title} broke off: {more.locator('..').locator('..').inner_text()}")
        highest = max(highest, page_mib(page))
        page.wait_for_timeout(LOOKS_EVERY_MS)
    seconds = time.perf_counter() - start
    _, _, fetched = line.counts()
    line.limit(0)
    page.wait_for_load_state("networkidle")
    sizes = page.evaluate(STORED_FILES, book)
    page.close()
    page = open_library(context)
    after = page_mib(page)
    page.close()
    cells = [title, len(sizes), f"{sum(sizes) / 1e6:.1f}", f"{fetched / 1e6:.1f}", f"{seconds:.1f}"]
    cells += [f"{mib:.0f}" for mib in (before, highest, after)]
    return f"| {' | '.join(map(str, cells))} |"


def tap_until_seen(tap: Locator, seen: Locator) -> None:
    """A tap that missed is repeated, as by a child."""
    while not seen.is_visible():
        if tap.is_visible():
            tap.click()
        with contextlib.suppress(TimeoutError):
            seen.wait_for(timeout=PATIENCE_MS)


def first_game(product: Product) -> str:
    page = (BOOKS / product.name / "story.html").read_text()
    lesson = json.loads(page.partition('id="lesson">')[2].partition("</script>")[0])
    return str(lesson["activities"][0]["name"])


def open_lesson(context: BrowserContext, product: Product) -> list[float]:
    """Seconds to its first page and on to its first game, requests, files among them, kilobytes, memory of the page."""
    page = open_library(context)
    line = Line(page)
    line.limit(MBIT_S)
    lesson = page.frame_locator("iframe[title='Interactive game']")
    start = time.perf_counter()
    row(page, product.title).locator("a").nth(product.place).click()
    button, place = lesson.get_by_role("button", name="Los!"), lesson.locator(".game-map-place").first
    button.wait_for()
    opened = time.perf_counter()
    tap_until_seen(button, place)
    tap_until_seen(place, lesson.locator(f".{first_game(product)}").first)
    played = time.perf_counter()
    mib = page_mib(page)
    requests, files, fetched = line.counts()
    page.close()
    return [opened - start, played - opened, requests, files, fetched / 1000, mib]


def opened_row(product: Product, way: str, runs: list[list[float]]) -> str:
    opening, game, requests, files, kilobytes, mib = (median(values) for values in zip(*runs, strict=True))
    lesson = f"{product.title}, {product.lesson.capitalize()}"
    counts = " | ".join(f"{value:.0f}" for value in (requests, files, kilobytes, mib))
    return f"| {lesson} | {way} | {opening:.2f} | {game:.2f} | {counts} |"


def main() -> int:
    runs = int(sys.argv[1]) if sys.argv[1:] else RUNS
    with slow_tablet() as tablet:
        others = Others()
        ways = {
            way: tablet.browser.new_context(
                base_url=tablet.library.url, viewport=SCREEN, reduced_motion="reduce", locale="en-GB"
            )
            for way in ("library", "device")
        }
        for context in ways.values():
            sign_in_once(context, tablet)
        taken = [take_along(ways["device"], lesson.title, lesson.book) for lesson in LESSONS]
        opened, asked = [], 0.0
        for product in LESSONS:
            results: dict[str, list[list[float]]] = {way: [] for way in ways}
            for _ in range(runs):
                for way, context in ways.items():
                    results[way].append(open_lesson(context, product))
            opened += [opened_row(product, way, results[way]) for way in ways]
            asked += sum(result[3] for result in results["device"])
        load = others.cores()
    print(f"other programs: {load:.1f} processors", file=sys.stderr)
    tables = "\n".join([TAKEN, *taken, "", OPENED, *opened])
    print(tables)
    if runs >= RUNS:
        measured_on = f"Measured on {date.today().isoformat()}, medians of {runs} openings in turns"  # noqa: DTZ011
        DOCUMENT.write_text(f"{ABOUT}\n{measured_on}; other programs took {load:.1f} processors.\n\n{tables}\n")
    return int(asked > 0)


if __name__ == "__main__":
    sys.exit(main())
