"""Lists and boxes are drawn by the style sheet, the same in every browser, and large enough for a finger."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.people.staff import sit_down, staff_at_work
from e2e.running import Library

NATIVE = """() => [...document.querySelectorAll('select, input[type=checkbox], input[type=radio], input[type=date]')]
  .filter((control) => !control.closest('.visually-hidden') && getComputedStyle(control).appearance !== 'none')
  .map((control) => control.outerHTML)"""
SMALL = """() => [...document.querySelectorAll('select, label:has(> input[type=checkbox], > input[type=radio])')]
  .filter((control) => control.getBoundingClientRect().height < 44)
  .map((control) => control.outerHTML)"""
ARROW = "(select) => getComputedStyle(select).backgroundPosition"


def test_no_control_is_left_to_the_browser(page: Page, library: Library) -> None:
    sit_down(page, staff_at_work(library, "owner"))
    for path in ("/desk/audit", "/desk/codes/new", "/desk/codes/batches/1", "/desk/lessons/kaktus-1/farben"):
        page.goto(path)
        page.locator("main h1").wait_for()
        page.locator("[data-waiting]").wait_for(state="detached")
        assert page.evaluate(NATIVE) == [], path
        assert page.evaluate(SMALL) == [], path


def test_the_arrow_of_a_list_is_at_the_end_of_the_line(page: Page, library: Library) -> None:
    sit_down(page, staff_at_work(library, "owner"), "/desk/audit")
    choice = page.get_by_role("combobox", name="Action")
    assert choice.evaluate(ARROW).startswith(("right", "calc(100%"))
    page.locator("html").evaluate("(html) => { html.dir = 'rtl'; html.lang = 'ar' }")
    assert choice.evaluate(ARROW).startswith(("left", "12px", "calc(0%"))
