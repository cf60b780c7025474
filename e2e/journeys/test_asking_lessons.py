"""Lessons that ask by `confirm` and speak by `alert`, which the sandbox ignores, are answered in every engine."""

from __future__ import annotations

import pytest

from e2e.engines.page import Page, View, wait_until
from e2e.engines.people import open_lesson
from e2e.people.readers import Accounts, Person
from e2e.running import Library
from testing.asking_packages import write_asking_book

GOLF = "fragen-1/golf"
DIALOG = """(() => {
  const open = [...document.body.children].find((one) => one.shadowRoot?.querySelector('dialog[open]'));
  return open?.shadowRoot.querySelector('dialog');
})()"""
TEXT = f"() => {DIALOG}?.firstChild.textContent ?? ''"
BUTTON = f"""(name) => {{
  const button = [...({DIALOG}?.querySelectorAll('button') ?? [])].find((one) => one.textContent === name);
  const {{ x, y, width, height }} = button?.getBoundingClientRect() ?? {{}};
  return button && {{ at: [x + width / 2, y + height / 2], size: [width, height] }};
}}"""
STORED = "(text) => Object.values(localStorage).some((stored) => stored.includes(text))"


@pytest.fixture(scope="module")
def reader(library: Library, accounts: Accounts, tmp_path_factory: pytest.TempPathFactory) -> Person:
    folder = write_asking_book(tmp_path_factory.mktemp("fragen"))
    library.import_lessons(folder)
    return accounts.reader_with(library.codes("fragen1")[0])


def answer(lesson: View, text: str, name: str) -> None:
    wait_until(lambda: lesson.evaluate(TEXT) == text, f"the lesson says {text}")
    button = lesson.wait_for(BUTTON, name)
    assert min(button["size"]) >= 40
    lesson.driver.point([lesson.point_on_page(*button["at"]), "down", "up"])


def left_at_page_3(visitor: Page, reader: Person) -> View:
    """The lesson, opened again."""
    lesson = open_lesson(visitor, reader, GOLF)
    lesson.by_css("#place").wait_text("Seite 1")
    for page in (2, 3):
        lesson.by_role("button", "Weiter").click()
        lesson.by_css("#place").wait_text(f"Seite {page}")
    visitor.wait_for(STORED, '"cmi.core.lesson_location":"3"')
    return open_lesson(visitor, reader, GOLF)


@pytest.mark.parametrize(("button", "page"), [("Yes", 3), ("No", 1)])
def test_a_child_says_whether_to_go_on(visitor: Page, reader: Person, button: str, page: int) -> None:
    lesson = left_at_page_3(visitor, reader)
    answer(lesson, "Willst du weitermachen,\nwo du warst?", button)
    lesson.by_css("#place").wait_text(f"Seite {page}")
    wait_until(lambda: lesson.evaluate(TEXT) == "", "nothing else is asked")
    lesson.by_role("button", "Weiter").click()
    lesson.by_css("#place").wait_text(f"Seite {page + 1}")


def test_what_it_says_is_shown_and_what_it_asks_after_a_touch_is_wanted(visitor: Page, reader: Person) -> None:
    lesson = open_lesson(visitor, reader, GOLF)
    lesson.by_role("button", "Lob").click()
    lesson.by_css("#again").wait_text("ja")
    answer(lesson, "Gut gemacht!", "OK")
    wait_until(lambda: lesson.evaluate(TEXT) == "", "it is closed")
    lesson.by_role("button", "Weiter").click()
    lesson.by_css("#place").wait_text("Seite 2")
