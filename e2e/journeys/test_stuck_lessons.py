"""A lesson from another tool that does not start says so in every engine, and one that plays in frames does not."""

from __future__ import annotations

import pytest

from e2e.engines.page import Page
from e2e.engines.people import open_lesson
from e2e.engines.visits import Console
from e2e.people.readers import Accounts, Person
from e2e.running import Library
from testing.stuck_packages import STUCK, write_manifest, write_stuck_lessons

JUDGED = "() => performance.now() > 9000"


@pytest.fixture(scope="module")
def reader(library: Library, accounts: Accounts, tmp_path_factory: pytest.TempPathFactory) -> Person:
    book = tmp_path_factory.mktemp("starts") / "starts-1"
    write_stuck_lessons(book)
    write_manifest(book, list(STUCK))
    library.import_lessons(book.parent)
    return accounts.reader_with(library.codes("starts1")[0])


@pytest.mark.parametrize("name", ["broken", "late-missing", "refused", "nothing", "frame-broken"])
def test_a_lesson_that_does_not_start_says_so(visitor: Page, reader: Person, console: Console, name: str) -> None:
    console.expect("")
    open_lesson(visitor, reader, f"starts-1/{name}")
    visitor.by_role("alert").wait_text("does not start in this browser")
    visitor.by_role("button", "Try again").click()
    visitor.by_role("alert").wait_gone()


@pytest.mark.parametrize("name", ["frame", "frameset", "button"])
def test_one_that_plays_in_frames_or_waits_for_a_finger_is_left_alone(
    visitor: Page, reader: Person, console: Console, name: str
) -> None:
    lesson = open_lesson(visitor, reader, f"starts-1/{name}")
    lesson.wait_for(JUDGED)
    assert visitor.by_role("button", "Try again").count() == 0
