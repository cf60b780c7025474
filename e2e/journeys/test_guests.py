"""Lessons from other tools play in every engine; and no lesson, theirs or ours, finds a way out of its frame."""

from __future__ import annotations

import socket

import pytest

from e2e.engines.attacks import HOSTILE, assert_no_way_out
from e2e.engines.page import Page
from e2e.engines.people import open_lesson
from e2e.engines.visits import Console, Visit
from e2e.people.readers import Accounts, Person
from e2e.running import Library
from testing.foreign_packages import KINDS, write_book

# What each kind shows when its last script has run.
LAST = {
    "storyline": ("#data", "data Farben"),
    "storyline-lms": ("#data", "data Farben"),
    "scorm12": ("#resumed", "ab-initio"),
    "scorm2004": ("#resumed", "ab-initio"),
    "rise": ("#resumed", "ab-initio"),
    "html5": ("#loaded", "geladen"),
    "h5p": ("#question", "Was ist rot?"),
}
# What the engines say of other people's work: a plain page has no doctype; the player of H5P asks whether it may fill
# the screen, which WebKit calls an error.
SAID_OF = {
    "html5": "Quirks Mode",
    "h5p": "/kaktus-adapter/h5p/main.bundle.js.* Permission policy",
}
STORED = "(text) => Object.values(localStorage).some((stored) => stored.includes(text))"


@pytest.fixture(scope="module")
def guests(library: Library, tmp_path_factory: pytest.TempPathFactory) -> Library:
    folder = write_book(tmp_path_factory.mktemp("gast"), extra=HOSTILE.read_text())
    library.import_lessons(folder)
    return library


@pytest.fixture(scope="module")
def reader(guests: Library, accounts: Accounts) -> Person:
    return accounts.reader_with(*(guests.codes(book)[0] for book in ("gast1", "kaktus1")))


@pytest.mark.parametrize("kind", KINDS)
def test_a_lesson_of_another_tool_plays(visitor: Page, reader: Person, console: Console, kind: str) -> None:
    if kind in SAID_OF:
        console.expect(SAID_OF[kind])
    lesson = open_lesson(visitor, reader, f"gast-1/{kind}")
    where, text = LAST[kind]
    lesson.by_css(where).wait_text(text)
    if kind == "storyline":
        lesson.by_role("button", "Ton").click()
        lesson.by_css("#sound").wait_text("klingt")
    elif kind == "h5p":
        lesson.by_role("button", "Weiter").click()
        lesson.by_role("button", "Fertig").click()
        visitor.wait_for(STORED, '"stars":{"lesson":2}')
    elif kind == "html5":
        lesson.by_css("#worker").wait_text("arbeitet")
    else:
        lesson.by_role("button", "Fertig").click()
        visitor.wait_for(STORED, "suspend_data")


@pytest.mark.parametrize("kind", KINDS)
def test_a_hostile_lesson_of_another_tool_finds_no_way_out(
    visitor: Page, reader: Person, console: Console, stranger: socket.socket, kind: str
) -> None:
    # Each refusal is in the console.
    console.expect("")
    lesson = open_lesson(visitor, reader, f"gast-1/{kind}")
    lesson.by_css(LAST[kind][0]).wait_text(LAST[kind][1])
    other_file = "html5/index.html" if kind != "html5" else "h5p/h5p.json"
    assert_no_way_out(visitor, lesson, stranger, f"gast-1/{kind}", other_file)


def test_a_hostile_lesson_of_ours_finds_no_way_out(
    visit: Visit, reader: Person, console: Console, stranger: socket.socket
) -> None:
    console.expect("")
    page = visit(HOSTILE.read_text())
    lesson = open_lesson(page, reader, "kaktus-1/farben")
    lesson.by_role("button", "Los!").wait()
    assert_no_way_out(page, lesson, stranger, "kaktus-1/farben", "zahlen/story.html")
