"""Lessons that are made of frames: they play in every engine, and no frame is a way out."""

from __future__ import annotations

import socket

import pytest

from e2e.engines.attacks import HOSTILE, assert_no_way_out
from e2e.engines.page import Page
from e2e.engines.people import open_lesson
from e2e.engines.visits import Console
from e2e.people.readers import Accounts, Person
from e2e.running import Library
from testing.framed_packages import write_framed_book

WEB_OBJECT = "rahmen-1/webobjekt"


@pytest.fixture(scope="module")
def framed(library: Library, tmp_path_factory: pytest.TempPathFactory) -> Library:
    folder = write_framed_book(tmp_path_factory.mktemp("rahmen"), extra=HOSTILE.read_text())
    library.import_lessons(folder)
    return library


@pytest.fixture(scope="module")
def reader(framed: Library, accounts: Accounts) -> Person:
    return accounts.reader_with(framed.codes("rahmen1")[0])


def test_a_page_within_the_lesson_is_shown_and_sends_messages(visitor: Page, reader: Person) -> None:
    lesson = open_lesson(visitor, reader, WEB_OBJECT)
    lesson.frame("#objekt").by_css("#object").wait_text("Objekt objekt 1")
    lesson.by_css("#heard").wait_text("gehört 42")


@pytest.mark.parametrize("inner", [False, True], ids=["itself", "from its frame"])
def test_a_hostile_lesson_with_frames_finds_no_way_out(
    visitor: Page, reader: Person, console: Console, stranger: socket.socket, inner: bool
) -> None:
    # Each refusal is in the console.
    console.expect("")
    lesson = open_lesson(visitor, reader, WEB_OBJECT)
    lesson.by_css("#heard").wait_text("gehört 42")
    attacker = lesson.frame("#objekt") if inner else lesson
    assert_no_way_out(visitor, attacker, stranger, WEB_OBJECT, "frameset/menu.html")
