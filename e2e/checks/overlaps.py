"""Measures whether anything lies over something else or is too small to hit or to read, at people's screen sizes."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Frame, Page

from e2e.checks.accessibility import small_letters_in_lesson, small_targets_in_lesson

SIZES: tuple[tuple[int, int], ...] = (
    (360, 592),
    (360, 640),
    (844, 390),
    (820, 1180),
    (1180, 820),
    (1440, 900),
    (1920, 1080),
)
# Set to measure every screen of every lesson at every size, which takes some minutes.
EVERY_SIZE = os.environ.get("EVERY_SIZE") == "1"
OVERLAPS = f"() => {{ {Path(__file__).with_name('overlaps.js').read_text()} return findOverlaps(); }}"
SCROLLS = (
    "() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"
)
SETTLED_MS = 1000
DRAWN = """() => window.whenDrawn?.() ??
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"""


def overlaps(page: Page | Frame) -> list[str]:
    """One line for each thing that cannot be tapped or read because of another."""
    lines: list[str] = page.evaluate(OVERLAPS)
    return lines


@dataclass
class Measure:
    """Measures the first screen of each kind at every size, and every further one at the next size in turn."""

    page: Page
    seen: set[str] = field(default_factory=set)
    turn: int = 0

    def faults(self, frame: Frame, screen: str) -> list[str]:
        sizes = SIZES
        if screen in self.seen and not EVERY_SIZE:
            self.turn += 1
            sizes = (SIZES[self.turn % len(SIZES)],)
        self.seen.add(screen)
        before = self.page.viewport_size
        all_faults: list[str] = []
        for width, height in sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            self._settle(frame, width)
            faults = _faults_now(frame)
            if faults:
                # What is still moving to its place is measured again there.
                self.page.wait_for_timeout(SETTLED_MS)
                faults = [fault for fault in _faults_now(frame) if fault in faults]
            all_faults += [f"{screen}: {fault}" for fault in faults]
        if before:
            self.page.set_viewport_size(before)
            self._settle(frame, before["width"])
        return all_faults

    def _settle(self, frame: Frame, width: int) -> None:
        frame.wait_for_function("(width) => innerWidth === width", arg=width)
        self.page.evaluate(DRAWN)
        # The full browser draws the lesson in a process of its own, at its own pace.
        frame.evaluate(DRAWN)


def _faults_now(frame: Frame) -> list[str]:
    return overlaps(frame) + small_targets_in_lesson(frame) + small_letters_in_lesson(frame)
