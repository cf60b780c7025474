"""Prints how long each lesson takes a child who makes a mistake in every fourth task.

.venv/bin/python e2e/robot/minutes.py [LEVEL]

The robot plays in quick time; what counts is the length of all recordings that it hears, and three seconds for each
tap: to look, to think and to move. Pauses, animations and songs come on top.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from playwright.sync_api import Page, sync_playwright  # noqa: E402

from e2e.lessons.products import BOOKS, Product, all_products, open_lesson, reader_of_all, start_at_level  # noqa: E402
from e2e.people.readers import Accounts, sign_in  # noqa: E402
from e2e.robot.play import Robot, context_for_lessons  # noqa: E402
from e2e.running import browser_options, start_library  # noqa: E402

A_TAP_S = 3
BYTES_A_SECOND = 48_000 / 8


def minutes(page: Page, product: Product, *, level: int) -> tuple[float, int]:
    """And the number of mistakes."""
    start_at_level(page, product, level)
    frame = open_lesson(page, product, "pointer")
    robot = Robot(page, frame, "pointer", errs_in=4)
    faults = robot.play()
    if faults:
        raise SystemExit(f"{product.name}: {faults}")
    sounds = sum((BOOKS / product.name / file).stat().st_size for file in robot.spoken_files) / BYTES_A_SECOND
    return (sounds + A_TAP_S * robot.acts) / 60, len(robot.mistakes)


def measure(page: Page, level: int) -> Iterator[float]:
    for product in all_products():
        taken, mistakes = minutes(page, product, level=level)
        print(f"{product.name:<40}{taken:5.1f} min {mistakes:3} mistakes", flush=True)
        yield taken


def main(level: int) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        library = start_library(Path(folder), KAKTUS_PROXY_COUNT="1")
        browser = playwright.chromium.launch(**browser_options())
        try:
            window = {"width": 1180, "height": 820}
            page = context_for_lessons(browser, base_url=library.url, viewport=window).new_page()
            sign_in(page, reader_of_all(library, Accounts(library.url, library.mails)))
            page.goto("/library")
            taken = list(measure(page, level))
            print(f"from {min(taken):.1f} to {max(taken):.1f} minutes, {sum(taken) / len(taken):.1f} on average")
        finally:
            browser.close()
            library.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
