"""Checks a page with axe for faults against WCAG 2.2 AA."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Frame, Page

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
STILL = """() => document.getAnimations().every(
  (motion) => motion.playState !== "running" || motion.effect?.getComputedTiming().iterations === Infinity
)"""
# The smallest sizes that fingers hit, in pixels: on pages, in lessons, and in lessons on a phone in landscape.
TOUCH, TOUCH_IN_LESSONS, TOUCH_WHERE_LOW = 44, 64, 48
LOW = 420
# The choice of a level is for adults.
SMALL_TARGETS = """([touch, forAdults]) => [...document.querySelectorAll('a[href], button, input, select, summary')]
  .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.closest('[inert]'))
  .map((one) => ({one, box: one.getBoundingClientRect()}))
  .filter(({one, box}) => {
    const least = one.matches('.level-choice *') ? forAdults : touch;
    return box.width > 1 && Math.min(box.width, box.height) < least - 0.5;
  })
  .map(({one, box}) => `${one.getAttribute('aria-label') ?? one.textContent.trim()}: ${box.width} × ${box.height}`)"""
# The smallest text on a button of a lesson, in pixels; a picture's sign has no letters to read.
LEAST_LETTERS = 14
SMALL_LETTERS = """(least) => [...document.querySelectorAll('button span')]
  .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.children.length)
  .filter((one) => /\\p{L}/u.test(one.textContent))
  .filter((one) => one.getBoundingClientRect().width > 1 && parseFloat(getComputedStyle(one).fontSize) < least - 0.01)
  .map((one) => `${one.textContent}: ${getComputedStyle(one).fontSize}`)"""
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def accessibility_faults(page: Page | Frame, rules: dict[str, Any] | None = None) -> list[str]:
    """One line per fault; the page must be at rest, because axe judges the colours it sees. Frames are left out."""
    page.wait_for_function(STILL)
    if not page.evaluate("'axe' in window"):
        # Evaluated and not added as a script, because the page's policy allows only its own scripts.
        page.evaluate(AXE.read_text())
    rules = rules or {"type": "tag", "values": RULES}
    options = {"runOnly": rules, "iframes": False, "resultTypes": ["violations"]}
    result: dict[str, Any] = page.evaluate("(options) => axe.run(document, options)", options)
    return [
        f"{violation['id']}: {violation['help']} at {node['target']} {node.get('failureSummary', '')}"
        for violation in result["violations"]
        for node in violation["nodes"]
    ]


def evening_faults(lesson: Frame) -> list[str]:
    """Looks at a lesson's colours in the evening, and lets it be day again."""
    lesson.evaluate("document.documentElement.toggleAttribute('data-evening', true)")
    faults = accessibility_faults(lesson, {"type": "rule", "values": ["color-contrast"]})
    lesson.evaluate("document.documentElement.toggleAttribute('data-evening', false)")
    return [f"in the evening: {fault}" for fault in faults]


def small_targets(page: Page | Frame, touch: int = TOUCH) -> list[str]:
    """One line for each link, button or field of a child's page that a small finger would miss."""
    small: list[str] = page.evaluate(SMALL_TARGETS, [touch, TOUCH])
    return small


def small_letters_in_lesson(lesson: Frame) -> list[str]:
    """One line for each name on a button, such as on the map, that is too small to be read by a beginner."""
    small: list[str] = lesson.evaluate(SMALL_LETTERS, LEAST_LETTERS)
    return [f"{one} in a width of {lesson.evaluate('innerWidth')}" for one in small]


def small_targets_in_lesson(lesson: Frame) -> list[str]:
    height: int = lesson.evaluate("innerHeight")
    small = small_targets(lesson, TOUCH_WHERE_LOW if height <= LOW else TOUCH_IN_LESSONS)
    return [f"{one} in a height of {height}" for one in small]
