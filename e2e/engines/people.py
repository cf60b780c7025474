"""What people do who come back to a device that knows them."""

from __future__ import annotations

import re

from e2e.engines.page import Page, View
from e2e.people.readers import LIGHTEST, Person


def sign_in(page: Page, person: Person) -> None:
    page.open(LIGHTEST)
    page.evaluate("(token) => localStorage.setItem('kaktus.token', token)", person.token)


def open_lesson(page: Page, person: Person, name: str) -> View:
    """The lesson in its frame."""
    sign_in(page, person)
    page.open(f"/stage?lesson={name}")
    return page.frame()


def record_oneself(page: Page, lesson: View) -> None:
    """A child that says a word after the voice; the adult beside it allows the microphone."""
    speak = lesson.by_role("button", "Sprechen")
    speak.click()
    page.by_role("dialog").by_role("button", "Use the microphone").click()
    speak.click()
    mark = page.by_role("button", re.compile("Stop the recording$")).wait()
    lesson.by_role("button", "Fertig").click()
    mark.wait_gone()
    lesson.by_role("button", "Beides hören").wait()
