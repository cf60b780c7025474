"""Measures whether anything lies over something else or is too small to hit or to read, at people's screen sizes."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from accessibility import small_letters_in_lesson, small_targets_in_lesson
from playwright.sync_api import Frame, Page

SIZES: tuple[tuple[int, int], ...] = ((360, 640), (844, 390), (820, 1180), (1180, 820), (1440, 900), (1920, 1080))
# Set to measure every screen of every lesson at every size, which takes some minutes.
EVERY_SIZE = os.environ.get("EVERY_SIZE") == "1"
# What is tapped must be reached at its middle and around it; what is read must not lie under or over what is tapped.
OVERLAPS = """() => {
  const shown = (one) => one.checkVisibility({visibilityProperty: true}) && !one.closest('[inert]');
  const nameOf = (one) => one.getAttribute('aria-label') ?? (one.textContent.trim().slice(0, 30) || one.className);
  const size = `${innerWidth} × ${innerHeight}`;
  const controls = [...document.querySelectorAll('a[href], button, summary, iframe')].filter(shown)
    .filter((one) => getComputedStyle(one).pointerEvents !== 'none' && one.getBoundingClientRect().width > 1);
  const scrolls = (one) => {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight) return true;
    return false;
  };
  const faults = [];
  for (const one of controls.filter((control) => !scrolls(control))) {
    const {left, top, right, bottom, width, height} = one.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      faults.push(`${nameOf(one)} reaches beyond the screen`);
      continue;
    }
    for (const [across, down] of [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]) {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      const other = hit && controls.find((control) => control.contains(hit));
      if (other && other !== one && !one.contains(other) && !other.contains(one)) {
        faults.push(`${nameOf(other)} lies on ${nameOf(one)}`);
        break;
      }
    }
  }
  const texts = [...document.querySelectorAll('h1, h2, p, .round-dots')].filter(shown)
    .filter((text) => text.textContent.trim() && !text.closest('button') && getComputedStyle(text).clipPath === 'none');
  for (const text of texts) {
    const range = document.createRange();
    range.selectNodeContents(text);
    // A line's box is higher than its letters.
    const lines = [...range.getClientRects()].map(({left, right, top, height}) =>
      ({left, right, top: top + height * 0.2, bottom: top + height * 0.8}));
    for (const one of controls.filter((control) => !control.contains(text) && !text.contains(control))) {
      const box = one.getBoundingClientRect();
      const touches = lines.some((line) =>
        Math.min(line.right, box.right) - Math.max(line.left, box.left) > 4 &&
        Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top) > 4);
      if (touches) faults.push(`'${nameOf(text)}' and ${nameOf(one)} overlap`);
    }
  }
  return faults.map((fault) => `${fault} at ${size}`);
}"""
SCROLLS = (
    "() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"
)
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


def overlaps(page: Page | Frame) -> list[str]:
    """One line for each thing that cannot be tapped or read because of another."""
    found: list[str] = page.evaluate(OVERLAPS)
    return found


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
        found: list[str] = []
        for width, height in sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            self._settle(frame, width)
            measured = overlaps(frame) + small_targets_in_lesson(frame) + small_letters_in_lesson(frame)
            found += [f"{screen}: {fault}" for fault in measured]
        if before:
            self.page.set_viewport_size(before)
            self._settle(frame, before["width"])
        return found

    def _settle(self, frame: Frame, width: int) -> None:
        frame.wait_for_function("(width) => innerWidth === width", arg=width)
        self.page.evaluate(DRAWN)
