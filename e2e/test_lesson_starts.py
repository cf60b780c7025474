"""A lesson that does not start says so to the child and to the desk, with the reason; a healthy one never does."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.checks.watcher import Watcher
from e2e.people.readers import Accounts, expect_path, sign_in
from e2e.running import Library
from testing.stuck_packages import STUCK, write_manifest, write_stuck_lessons

# What takes the place of the player in the page of a built lesson of ours.
PLAYER = 'type="module" src="'
OWN = {
    "own-broken": ('type="module" src="broken.js" data-was="', "error"),
    "own-refused": ('type="module" src="https://cdn.example.org/x.js" data-was="', "script_refused"),
    "own-nothing": ('type="text/plain" data-was="', "nothing_drawn"),
}
BUILT = Path(__file__).parents[1] / "games/dist/kaktus-1/farben"


@pytest.fixture(scope="module")
def starts(library: Library, tmp_path_factory: pytest.TempPathFactory) -> Library:
    folder = tmp_path_factory.mktemp("starts")
    book = folder / "starts-1"
    write_stuck_lessons(book)
    for name, (instead, _) in OWN.items():
        (book / name).mkdir(parents=True)
        for file in (*BUILT.glob("*.js"), *BUILT.glob("*.css")):
            (book / name / file.name).write_bytes(file.read_bytes())
        for part in ("activities", "browsers"):
            (book / name / part).mkdir()
            for file in (BUILT / part).glob("*.js"):
                (book / name / part / file.name).write_bytes(file.read_bytes())
        page = (BUILT / "story.html").read_text().replace('"kaktus-1/farben"', f'"starts-1/{name}"')
        (book / name / "story.html").write_text(page.replace(PLAYER, instead))
        (book / name / "broken.js").write_text("throw new Error('x')")
    write_manifest(book, [*STUCK, *OWN])
    library.import_lessons(folder)
    return library


@pytest.fixture
def open_lesson(page: Page, starts: Library, accounts: Accounts, watcher: Watcher) -> Callable[[str], None]:
    person = accounts.reader_with(starts.codes("starts1")[0])
    sign_in(page, person)
    watcher.expect("")

    def go(name: str) -> None:
        page.goto(f"/stage?lesson=starts-1/{name}")
        expect_path(page, "/stage")

    return go


CASES = {name: lesson.reason for name, lesson in STUCK.items()} | {name: reason for name, (_, reason) in OWN.items()}
PARTLY = {name: lesson.shown for name, lesson in STUCK.items() if lesson.shown}


@pytest.mark.parametrize("name", [name for name, reason in CASES.items() if reason and name not in PARTLY])
def test_a_lesson_that_does_not_start(page: Page, open_lesson: Callable[[str], None], name: str) -> None:
    open_lesson(name)
    expect(page.get_by_role("alert")).to_contain_text("does not start in this browser", timeout=20_000)
    with page.expect_response("**/api/lesson-not-started") as answer:
        page.get_by_role("button", name="Try again").click()
    assert answer.value.status == 204
    body = json.loads(answer.value.request.post_data or "")
    assert (body["reason"], body["engine"]) == (CASES[name], "chromium")


@pytest.mark.parametrize("name", PARTLY)
def test_one_that_draws_something_is_shown_and_reported(
    page: Page, open_lesson: Callable[[str], None], name: str
) -> None:
    open_lesson(name)
    with page.expect_response("**/api/lesson-not-started", timeout=60_000) as answer:
        expect(page.get_by_text("Is there nothing to play here?")).to_be_visible(timeout=40_000)
    assert json.loads(answer.value.request.post_data or "")["reason"] == CASES[name]
    expect(page.frame_locator("iframe").get_by_text(PARTLY[name])).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("name", [name for name, reason in CASES.items() if not reason])
def test_a_healthy_one_is_left_alone(page: Page, open_lesson: Callable[[str], None], name: str) -> None:
    reports: list[str] = []
    page.on("request", lambda request: reports.append(request.url) if "/api/lesson-not" in request.url else None)
    open_lesson(name)
    expect(page.frame_locator("iframe").locator("p, button, iframe, frame").first).to_be_visible()
    # Fifteen seconds until the lesson judges a loading screen, six until the page would report it.
    page.wait_for_timeout(22_000)
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)
    assert reports == []
