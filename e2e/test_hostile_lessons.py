"""Lessons that misbehave towards the page: they flood it with messages, and want all of the browser's storage."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Frame, Page, expect

from e2e.checks.accessibility import accessibility_faults, small_targets
from e2e.people.readers import Accounts, sign_in
from e2e.running import Library
from testing.foreign_packages import BOOK, write_book

LESSON = f"{BOOK['slug']}/html5"
STAGE = f"/stage?lesson={LESSON}"
# Counts what reaches the page, and the longest time in which it can do nothing else.
WATCH = """() => {
  window.reached = window.longestGap = 0;
  addEventListener('message', () => (window.reached += 1));
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    window.longestGap = Math.max(window.longestGap, now - last);
    last = now;
  }, 10);
}"""
# In parts, as by a faulty timer: a lesson that never pauses stops itself first, or its whole process.
IN_PARTS = """
  let left = 100_000;
  const timer = setInterval(() => {
    for (let i = 0; i < 500; i += 1) SEND;
    left -= 500;
    if (left <= 0) clearInterval(timer);
  }, 5);
"""
SENT = {
    "ready": "parent.postMessage({kaktus: 1, type: 'ready', lesson}, '*')",
    "anything": "parent.postMessage(i, '*')",
    "progress": "parent.postMessage({kaktus: 1, type: 'progress', lesson, progress: {stars: {a: 1}, words: {}}}, '*')",
}
FLOODS = {name: IN_PARTS.replace("SEND", send) for name, send in SENT.items()} | {
    "from a frame in it": f"""
      const inner = document.createElement('iframe');
      inner.srcdoc = `<script>{IN_PARTS.replace("SEND", "top.postMessage(i, '*')")}</script>`;
      document.body.append(inner);""",
    "large": """
      const text = 'x'.repeat(20_000_000);
      setInterval(() => parent.postMessage({kaktus: 2, type: 'memory', lesson, memory: {local: {text}}}, '*'), 5);""",
}


@pytest.fixture(scope="module")
def guests(library: Library, tmp_path_factory: pytest.TempPathFactory) -> Library:
    library.import_lessons(write_book(tmp_path_factory.mktemp("gast")))
    return library


@pytest.fixture
def reader(page: Page, guests: Library, accounts: Accounts) -> Page:
    person = accounts.reader_with(guests.codes("gast1")[0])
    sign_in(page, person)
    return page


def lesson_on(page: Page) -> Frame:
    handle = page.wait_for_selector("iframe[title='Interactive game']")
    assert handle is not None
    frame = handle.content_frame()
    assert frame is not None
    expect(frame.locator("#loaded")).to_have_text("geladen")
    return frame


def run(frame: Frame, script: str) -> None:
    """In a moment of its own, because the frame may be gone before it is done."""
    frame.evaluate(f"setTimeout(() => {{ const lesson = '{LESSON}'; {script} }})")


def storage(page: Page) -> Any:
    return page.evaluate("({...localStorage})")


@pytest.mark.parametrize("flood", FLOODS)
def test_a_lesson_that_floods_the_page_is_stopped(reader: Page, flood: str) -> None:
    reader.goto(STAGE)
    frame = lesson_on(reader)
    run(frame, SENT["progress"].replace("{a: 1}", "{a: 3}"))
    reader.wait_for_function("() => Object.values(localStorage).some((stored) => stored.includes('\"a\":3'))")
    before = storage(reader)
    reader.evaluate(WATCH)
    run(frame, FLOODS[flood])
    expect(reader.get_by_role("alert")).to_contain_text("This lesson got mixed up")
    expect(reader.locator("iframe")).to_have_count(0)
    reached, gap = reader.evaluate("[window.reached, window.longestGap]")
    print(f"{flood}: {reached} messages, longest gap {gap:.0f} ms")
    assert reached < 20_000
    after = storage(reader)
    assert after["kaktus.token"] == before["kaktus.token"]
    assert after.keys() == before.keys()
    reader.get_by_role("button", name="Try again").click()
    lesson_on(reader)
    expect(reader.get_by_role("alert")).to_have_count(0)


def test_the_message_is_for_everybody(reader: Page) -> None:
    reader.goto(STAGE)
    run(lesson_on(reader), FLOODS["anything"])
    expect(reader.get_by_role("alert")).to_be_visible()
    assert accessibility_faults(reader) == []
    assert small_targets(reader) == []
    reader.get_by_role("button", name="Back to the library").click()
    expect(reader.get_by_role("heading", name="My Library")).to_be_visible()


def test_a_lesson_that_saves_all_the_time_is_never_stopped(reader: Page) -> None:
    reader.goto(STAGE)
    frame = lesson_on(reader)
    reader.evaluate(WATCH)
    run(
        frame,
        "let n = 0; window.saving = setInterval(() => { localStorage.state = 'x'.repeat(90_000) + n++; }, 5)",
    )
    reader.wait_for_function("() => window.reached >= 30")
    frame.evaluate("clearInterval(window.saving); localStorage.state = 'the last';")
    reader.wait_for_function("() => Object.values(localStorage).some((stored) => stored.includes('the last'))")
    expect(reader.locator("iframe")).to_have_count(1)
