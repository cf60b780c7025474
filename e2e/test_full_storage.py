"""A browser whose storage is full to the brim: every page of a reader works, and what a lesson stored makes way."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.people.readers import Person, expect_path, log_in

FILL = """(key) => {
  let text = '';
  for (let size = 2 ** 23; size >= 1; size = Math.floor(size / 2)) {
    try {
      localStorage.setItem(key, text + 'x'.repeat(size));
      text += 'x'.repeat(size);
    } catch {
      // Half as much.
    }
  }
  try {
    localStorage.setItem('one more', 'x');
  } catch (error) {
    return error.name;
  }
}"""


def fill(page: Page, key: str) -> None:
    page.goto("/favicon.svg")
    assert page.evaluate(FILL, key) == "QuotaExceededError"


def walk_through(page: Page, person: Person) -> None:
    """Log-in, library, lesson, library, garden: without loading a page anew, as people do it."""
    log_in(page, person.email, person.password)
    expect_path(page, "/library")
    page.get_by_role("link", name="Farben").first.click()
    start = page.frame_locator("iframe").get_by_role("button", name=re.compile("Los"))
    expect(start).to_be_visible()
    start.click()
    page.get_by_role("button", name="My Library").click()
    expect_path(page, "/library")
    page.locator("a[href='/garden']").first.click()
    expect_path(page, "/garden")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_every_page_works_and_says_what_is_not_stored(page: Page, anna: Person) -> None:
    fill(page, "filler")
    walk_through(page, anna)
    expect(page.get_by_text("This browser has no room left")).to_be_visible()
    assert accessibility_faults(page) == []
    page.evaluate("localStorage.removeItem('filler')")


def test_what_lessons_have_stored_makes_way(page: Page, anna: Person) -> None:
    fill(page, "kaktus.memory.somebody gast-1/storyline")
    walk_through(page, anna)
    expect(page.get_by_text("This browser has no room left")).to_have_count(0)
    page.reload()
    expect_path(page, "/garden")
    stored = page.evaluate("Object.keys(localStorage).map((key) => key.replace(/[^.]*$/, ''))")
    assert set(stored) == {"kaktus.", "kaktus.children."}
