"""One of the oldest browsers that we support, simulated in a newer one: it reads only what the old one would know."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Route

LESSONS = Path(__file__).parents[2] / "games/dist"
# No server: every lesson is a complete folder.
LESSON_HOST = "http://lesson.test"
LACKS = ("1cqi", "1dvh", "scale", "clip", ":has(")
OLD_SCRIPTS = f"""
  const supports = CSS.supports;
  CSS.supports = (...asked) => !{list(LACKS)}.some((one) => asked.join().includes(one)) && supports.apply(CSS, asked);
  delete HTMLElement.prototype.inert;
"""
# The same games every time, so that two browsers can be compared.
SAME_GAMES = "Date.now = () => 1_700_000_000_000; Math.random = () => 0.5;"
# In the order in which they are applied.
OLD_STYLES = (
    (r"@supports not (\((width:1cqi|height:1dvh|scale:1|overflow:clip)\)|selector\(:has\(a\)\))", "@supports (top:0)"),
    (r"@container[^{]+\{", "@media not all{"),
    (r"container-type:", "unknown:"),
    (r"(?<=\d)cq(?=min|max|[ibwh])", "unknown"),
    (r"(?<=\d)[ds]vh\b", "unknown"),
    (r"(?<=[{;])(scale|rotate|translate):", r"unknown-\1:"),
    (r"(overflow[-\w]*:)clip", r"\1unknown"),
    (r":has\(", ":unknown("),
)


def as_read_by_old_browser(styles: str) -> str:
    for pattern, replacement in OLD_STYLES:
        styles = re.sub(pattern, replacement, styles)
    return styles


def _lesson_file(route: Route) -> None:
    path = LESSONS / route.request.url.removeprefix(f"{LESSON_HOST}/")
    if path.is_file():
        route.fulfill(path=path)
    else:
        route.fulfill(status=404)


def new_context(browser: Browser, options: dict[str, Any], *, is_old: bool) -> BrowserContext:
    context = browser.new_context(**options, service_workers="block", reduced_motion="reduce")
    context.add_init_script(SAME_GAMES)
    context.route(f"{LESSON_HOST}/**", _lesson_file)
    if not is_old:
        return context

    def old_styles(route: Route) -> None:
        if route.request.url.startswith(LESSON_HOST):
            text = (LESSONS / route.request.url.removeprefix(f"{LESSON_HOST}/")).read_text()
        else:
            text = route.fetch().text()
        route.fulfill(body=as_read_by_old_browser(text), content_type="text/css")

    context.add_init_script(OLD_SCRIPTS)
    context.route("**/*.css", old_styles)
    return context
