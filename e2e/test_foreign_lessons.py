"""Lessons from other tools: they play, resume where they were left and earn stars.

That none finds a way out of its frame is tested in every engine, in `journeys/test_guests.py`.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Frame, Locator, Page, expect

from e2e.lessons.products import row
from e2e.people.readers import Accounts, expect_path, sign_in
from e2e.running import Library
from testing.foreign_packages import BOOK, KINDS, write_book
from testing.served_library import ROOT

TITLES = {lesson["slug"]: lesson["title"] for lesson in BOOK["lessons"]}


@pytest.fixture(scope="module")
def guests(library: Library, tmp_path_factory: pytest.TempPathFactory) -> Library:
    folder = write_book(tmp_path_factory.mktemp("gast"))
    library.import_lessons(folder)
    return library


@pytest.fixture
def reader(page: Page, guests: Library, accounts: Accounts) -> Page:
    person = accounts.reader_with(guests.codes("gast1")[0])
    sign_in(page, person)
    page.goto("/library")
    return page


def frame_of(page: Page) -> Frame:
    handle = page.wait_for_selector("iframe[title='Interactive game']")
    assert handle is not None
    frame = handle.content_frame()
    assert frame is not None
    return frame


def tile(page: Page, kind: str) -> Locator:
    return row(page, BOOK["title"]).locator("a").nth(KINDS.index(kind))


def open_lesson(page: Page, kind: str) -> Frame:
    link = tile(page, kind)
    if link.evaluate("(link) => link.closest('[inert]') !== null"):
        page.get_by_role("button", name=re.compile(r"Go to lessons? \d")).last.click()
    link.click()
    expect_path(page, "/stage")
    return frame_of(page)


def test_a_book_with_such_lessons_says_that_it_cannot_be_taken_along(reader: Page) -> None:
    book = reader.get_by_role("region", name=BOOK["title"])
    sentence = "Some of its lessons need the internet, so it cannot be taken along."
    expect(book.get_by_text(sentence)).to_be_visible()
    expect(book.get_by_role("button", name="Take along")).to_have_count(0)


def wait_until_stored(page: Page, text: str) -> None:
    page.wait_for_function("(text) => Object.values(localStorage).some((stored) => stored.includes(text))", arg=text)


@pytest.mark.journey
def test_a_storyline_lesson_plays_and_remembers(reader: Page) -> None:
    frame = open_lesson(reader, "storyline")
    expect(frame.locator("#visits")).to_have_text("Besuch 1, Keks seen=1, Reiter open")
    expect(frame.locator("#data")).to_have_text("data Farben")
    expect(frame.locator("#written")).to_have_text("geschrieben")
    frame.get_by_role("button", name="Ton").click()
    expect(frame.locator("#sound")).to_have_text("klingt")
    expect(reader.get_by_role("button", name="Try again")).to_have_count(0)
    reader.reload()
    frame = frame_of(reader)
    expect(frame.locator("#visits")).to_have_text("Besuch 2, Keks seen=2, Reiter open")
    # A page that the lesson loads anew finds what was stored a moment ago.
    frame.evaluate("location.reload()")
    expect(frame_of(reader).locator("#visits")).to_have_text("Besuch 3, Keks seen=3, Reiter open")


@pytest.mark.parametrize(
    ("kind", "left_at", "stars"),
    [
        ("storyline-lms", "Folie 7", 2),
        ("scorm12", "Seite 3", 3),
        ("scorm2004", "Seite 3", 1),
        ("rise", "Seite 3 suspend_data", 2),
    ],
)
def test_a_scorm_lesson_goes_on_where_it_was_left(reader: Page, kind: str, left_at: str, stars: int) -> None:
    frame = open_lesson(reader, kind)
    resumed = frame.locator("#resumed")
    expect(resumed).to_have_text("ab-initio")
    frame.get_by_role("button", name="Fertig").click()
    wait_until_stored(reader, "suspend_data")
    reader.go_back()
    expect_path(reader, "/library")
    expect(tile(reader, kind)).to_contain_text("1 star" if stars == 1 else f"{stars} stars")
    again = open_lesson(reader, kind)
    expect(again.locator("#resumed")).to_have_text(f"resume {left_at}")
    if kind == "rise":
        expect(again.locator("#place")).to_have_text("#/lessons/3")


def test_a_plain_page_is_read_in_its_own_encoding(reader: Page) -> None:
    frame = open_lesson(reader, "html5")
    expect(frame.get_by_text("Äpfel und Käse")).to_be_visible()
    expect(frame.locator("#loaded")).to_have_text("geladen")
    expect(frame.locator("#visits")).to_have_text("Besuch 1, Keks seen=1, Reiter open")


@pytest.mark.journey
def test_h5p_is_played_goes_on_and_earns_stars(reader: Page) -> None:
    frame = open_lesson(reader, "h5p")
    expect(frame.locator("#question")).to_have_text("Was ist rot?")
    frame.get_by_role("button", name="Weiter").click()
    frame.get_by_role("button", name="Fertig").click()
    wait_until_stored(reader, '"stars":{"lesson":2}')
    wait_until_stored(reader, "page")
    reader.go_back()
    expect_path(reader, "/library")
    frame = open_lesson(reader, "h5p")
    expect(frame.locator("#page")).to_have_text("Seite 2")


def test_lessons_are_played_before_their_import_and_pictures_taken(guests: Library, tmp_path: Path) -> None:
    book = write_book(tmp_path / "gast") / BOOK["slug"]
    for kind in KINDS:
        if kind != "html5":
            shutil.rmtree(book / kind)
    (book / "html5/spiel.js").write_text("throw new Error('Fehler im Spiel')")
    shutil.copytree(book / "html5", book / "scorm12")
    (book / "scorm12/index.html").write_text("<p>Loading …</p>")
    printed = guests.run(str(ROOT / "tools/play_lessons.py"), str(book.parent))
    line = next(line for line in printed.splitlines() if "played" in line)
    assert line.startswith("gast-1/html5: played with 1 error; picture: ")
    assert "  ! Fehler im Spiel" in printed
    assert "gast-1/scorm12: played with 1 error; picture: " in printed
    assert "  ! does not start: nothing is drawn, or no more than a loading screen" in printed
    assert Path(line.rpartition(": ")[2]).read_bytes().startswith(b"\x89PNG")
