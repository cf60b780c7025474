"""Lessons whose frames call each other play from an origin of their own, in every engine, and it is no way out."""

from __future__ import annotations

import socket
from collections.abc import Callable

import pytest

from e2e.engines.attacks import HOSTILE, assert_no_way_out
from e2e.engines.page import Page, View
from e2e.engines.people import open_lesson
from e2e.engines.visits import Console, Visit
from e2e.people.readers import Accounts, Person
from e2e.running import Library
from testing.framed_packages import write_framed_book
from testing.ports import free_port

FRAMESET = "rahmen-1/frameset"
STORED = "(text) => Object.values(localStorage).some((stored) => stored.includes(text))"
# Firefox sends what the mouse does to one process, and a frame of another site has a process of its own.
CLICK = "(one) => one.click()"
# The library's page has none, so that it does not cache its files; the lesson could have one.
NO_SERVICE_WORKER_OF_OURS = "if (window === top) delete Navigator.prototype.serviceWorker"
# A frame without our script has the browser's own storage. Whatever the browser refuses is as good as empty.
REAL_STORAGE = """async (isFirst) => {
  const frame = document.createElement('iframe');
  frame.srcdoc = '<p>x</p>';
  await new Promise((resolve) => { frame.onload = resolve; document.body.append(frame); });
  const real = frame.contentWindow;
  const found = [];
  const attempt = (work) => { try { found.push(work()); } catch { found.push('refused'); } };
  attempt(() => real.localStorage.getItem('mark') ?? '');
  attempt(() => real.sessionStorage.getItem('mark') ?? '');
  attempt(() => real.document.cookie);
  if (!isFirst) return found;
  for (const area of ['localStorage', 'sessionStorage']) attempt(() => real[area].setItem('mark', 'set'));
  for (const where of ['', '; domain=localhost'])
    attempt(() => { real.document.cookie = `mark=set; path=/; max-age=3600${where}`; });
  const { get } = Object.getOwnPropertyDescriptor(real.Navigator.prototype, 'serviceWorker') ?? {};
  const workers = get?.call(navigator);
  const worker = new URL('../worker.js', location.href);
  return workers ? workers.register(worker).then(() => 'registered', () => 'no worker') : 'no worker';
}"""


@pytest.fixture(scope="module")
def framed(start_library: Callable[..., Library], tmp_path_factory: pytest.TempPathFactory) -> Library:
    port = free_port()
    library = start_library(port=port, KAKTUS_PROXY_COUNT="1", KAKTUS_CONTENT_URL=f"http://*.localhost:{port}")
    folder = write_framed_book(tmp_path_factory.mktemp("rahmen"), extra=HOSTILE.read_text())
    library.import_lessons(folder)
    return library


@pytest.fixture(scope="module")
def reader(framed: Library) -> Person:
    accounts = Accounts(framed.url, framed.mails)
    return accounts.reader_with(framed.codes("rahmen1")[0])


@pytest.fixture
def page(visit: Visit, framed: Library) -> Page:
    return visit(NO_SERVICE_WORKER_OF_OURS, home=framed.url, caches_files=True)


def frame_of(lesson: View, name: str) -> View:
    return lesson.frame(f"frame[name={name}]")


def test_its_frames_call_and_lead_each_other_and_it_resumes(page: Page, reader: Person) -> None:
    lesson = open_lesson(page, reader, FRAMESET)
    menu, content = frame_of(lesson, "menu"), frame_of(lesson, "content")
    content.by_css("#resumed").wait_text("ab-initio")
    menu.by_role("button", "Zeige").evaluate(CLICK)
    content.by_css("#shown").wait_text("aus dem Menü")
    menu.by_css("#menu").wait_text("eins, aus dem Menü")
    menu.by_role("link", "Seite zwei").evaluate(CLICK)
    content.by_css("#stored").wait_text("zwei 2")
    content.by_role("button", "Fertig").evaluate(CLICK)
    page.wait_for(STORED, "Seite zwei")
    again = open_lesson(page, reader, FRAMESET)
    frame_of(again, "content").by_css("#resumed").wait_text("resume Seite zwei")


def test_a_hostile_lesson_finds_no_way_out_of_it(
    page: Page, reader: Person, console: Console, stranger: socket.socket
) -> None:
    # Each refusal is in the console.
    console.expect("")
    lesson = open_lesson(page, reader, FRAMESET)
    frame_of(lesson, "content").by_css("#resumed").wait_text("ab-initio")
    assert_no_way_out(page, lesson, stranger, FRAMESET, "frameset-2/menu.html", own_origin=True)


def test_nobody_finds_what_it_stores(page: Page, reader: Person, console: Console) -> None:
    # Browsers say which storage they refuse to a page of another site.
    console.expect("")
    first = frame_of(open_lesson(page, reader, FRAMESET), "content")
    first.by_css("#resumed").wait_text("ab-initio")
    assert first.evaluate(REAL_STORAGE, True) == "no worker"
    assert page.evaluate("() => document.cookie") == ""
    assert "mark" not in page.evaluate("() => Object.keys(localStorage)")
    second = frame_of(open_lesson(page, reader, "rahmen-1/frameset-2"), "content")
    second.by_css("#resumed").wait_text("ab-initio")
    assert set(second.evaluate(REAL_STORAGE, False)) <= {"", "refused"}
