"""A visitor tries a lesson from the landing page, without an account, and is told what comes next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.people.readers import expect_path

FINISHED = """() => parent.postMessage({
  kaktus: 1,
  type: 'progress',
  lesson: 'kaktus-1-interaktiv/farben',
  progress: { stars: { memory: 3 }, words: {} },
}, '*')"""
SHIFTS = """() => new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
    .observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => setTimeout(() => resolve(0)));
})"""


@pytest.mark.journey
def test_from_the_landing_page_through_the_lesson_to_the_ways_on(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/")
    page.get_by_role("link", name=re.compile("Try a lesson first")).click()
    expect_path(page, "/try")
    frame = page.locator("iframe")
    expect(frame).to_have_attribute("sandbox", "allow-scripts")
    expect(frame).to_have_attribute("src", re.compile("/content/visitor~.+/kaktus-1-interaktiv/farben/story.html$"))
    lesson = page.frame_locator("iframe")
    lesson.get_by_role("button", name="Los!").click()
    lesson.locator(".game-map").wait_for()
    assert page.evaluate("localStorage.getItem('kaktus.token')") is None

    lesson.locator("body").evaluate(FINISHED)
    page.get_by_role("button", name="What comes next?").click()
    expect(page.get_by_role("heading", name="That was Farben!")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(7)
    for change in ("Dark mode", "Light mode"):
        for width in (390, 1180):
            page.set_viewport_size({"width": width, "height": 844})
            assert accessibility_faults(page) == []
        page.get_by_role("button", name=change).click()
    page.get_by_role("link", name="Sign Up").click()
    expect_path(page, "/signup")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180), (1440, 900)])
def test_nothing_on_the_landing_page_moves_when_the_rest_arrives(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("Try a lesson first"))).to_be_visible()
    expect(page.get_by_role("heading", name="Ready to play?")).to_be_attached()
    assert page.evaluate(SHIFTS) == 0
