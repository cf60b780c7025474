"""A book is taken along through nginx, from lessons that have an origin of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.checks.watcher import Watcher
from e2e.people.readers import Accounts
from e2e.running import Library
from e2e.test_offline import DISCONNECTED, goto_offline, visit_once
from e2e.test_taken_along import HERE, NO_INTERNET, SHELL, TAKEN_MS, ask_to_take_along
from testing.nginx import running_nginx
from testing.ports import free_port

pytestmark = pytest.mark.with_service_worker


@pytest.fixture(autouse=True)
def own_network() -> None:
    """The header of the other tests would need a preflight request at the lessons' own origin."""


@pytest.fixture(autouse=True)
def online_again(context: BrowserContext) -> Iterator[None]:
    yield
    context.set_offline(False)


def test_a_book_comes_from_the_lessons_own_origin_and_plays_without_it(
    page: Page, watcher: Watcher, start_library: Callable[..., Library], tmp_path: Path
) -> None:
    # nginx is stopped before the browser is cut off.
    watcher.expect(f"{DISCONNECTED}|ERR_FAILED|ERR_CONNECTION_REFUSED")
    port = free_port()
    home, lessons = f"http://localhost:{port}", f"http://spielen.localhost:{port}"
    library = start_library(KAKTUS_PUBLIC_URL=home, KAKTUS_CONTENT_URL=lessons, KAKTUS_PROXY_COUNT="1")
    watcher.allow_host(home)
    watcher.allow_host(lessons)
    accounts = Accounts(library.url, library.mails)
    person = accounts.reader_with(library.codes("kaktus1")[0], name="ben")
    places = ["--listen", "127.0.0.1", "--cache", str(tmp_path), "--error-log", str(tmp_path / "error.log")]
    written = library.command("deploy", "nginx", *places)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    with running_nginx(tmp_path, port=port, configuration=written):
        visit_once(page, home)
        page.evaluate("(token) => localStorage.setItem('kaktus.token', token)", person.token)
        page.goto(f"{home}/library")
        ask_to_take_along(page)
        expect(page.get_by_role("button", name=HERE)).to_be_visible(timeout=TAKEN_MS)
    files = [url for url in fetched if "/content/" in url]
    assert len(files) > 500
    assert [url for url in files if not url.startswith(lessons)] == []

    goto_offline(page, f"{home}/library")
    expect(page.get_by_text(NO_INTERNET)).to_be_visible()
    page.get_by_role("link", name="Farben").first.click()
    expect(page.locator("iframe[title='Interactive game']")).to_have_attribute("src", SHELL)
    game = page.frame_locator("iframe[title='Interactive game']")
    game.get_by_role("button", name="Los!").click()
    game.locator(".game-map-place").first.click()
    expect(game.locator("[class*=word-spread]").first).to_be_visible()
