"""Checks a page with axe for faults against WCAG 2.2 AA."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Frame, Page

AXE = Path(__file__).parents[1] / "node_modules" / "axe-core" / "axe.min.js"
STILL = """() => document.getAnimations().every(
  (motion) => motion.playState !== "running" || motion.effect?.getComputedTiming().iterations === Infinity
)"""
# The smallest size that small fingers hit on the pages for children, in pixels.
TOUCH = 44
SMALL_TARGETS = """(touch) => [...document.querySelectorAll('a[href], button, input, select, summary')]
  .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.closest('[inert]'))
  .map((one) => ({one, box: one.getBoundingClientRect()}))
  .filter(({box}) => box.width > 1 && (box.width < touch - 0.5 || box.height < touch - 0.5))
  .map(({one, box}) => `${one.getAttribute('aria-label') ?? one.textContent.trim()}: ${box.width} × ${box.height}`)"""
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def accessibility_faults(page: Page | Frame) -> list[str]:
    """One line per fault; the page must be at rest, because axe judges the colours it sees. Frames are left out."""
    page.wait_for_function(STILL)
    if not page.evaluate("'axe' in window"):
        # Evaluated and not added as a script, because the page's policy allows only its own scripts.
        page.evaluate(AXE.read_text())
    options = {"runOnly": {"type": "tag", "values": RULES}, "iframes": False, "resultTypes": ["violations"]}
    result: dict[str, Any] = page.evaluate("(options) => axe.run(document, options)", options)
    return [
        f"{violation['id']}: {violation['help']} at {node['target']} {node.get('failureSummary', '')}"
        for violation in result["violations"]
        for node in violation["nodes"]
    ]


def small_targets(page: Page | Frame) -> list[str]:
    """One line for each link, button or field of a child's page that a small finger would miss."""
    small: list[str] = page.evaluate(SMALL_TARGETS, TOUCH)
    return small
