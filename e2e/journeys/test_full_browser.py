"""One journey in the browser that people use: most tests run in the one without a window, which asks for less."""

from __future__ import annotations

import re

import pytest

from e2e.engines.page import Page


@pytest.mark.parametrize("engine", ["full-chromium"], indirect=True)
def test_a_visitor_tries_a_lesson_in_a_full_browser(visitor: Page) -> None:
    visitor.open("/")
    visitor.by_role("link", re.compile("Try a lesson first")).click()
    visitor.expect_path("/try")
    lesson = visitor.frame()
    lesson.by_role("button", "Los!").click()
    lesson.by_css(".game-map").wait()
