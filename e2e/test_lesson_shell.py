"""The frame of a lesson on the device: its address is never answered without its policy, and nobody else gets files."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error, Page, Response, expect

from e2e.checks.watcher import Watcher
from e2e.people.readers import Accounts, Person
from e2e.running import Library
from e2e.test_offline import visit_once, wait_until
from e2e.test_taken_along import HERE, SHELL, TAKEN_MS, ask_to_take_along, take_along

pytestmark = pytest.mark.with_service_worker

FRAME = "iframe[title='Interactive game']"
# As it was before books could be taken along: it leaves every frame to the network.
OLD_WORKER = """
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(caches.open('old worker').then(() => clients.claim())));
self.addEventListener('fetch', (event) => {
  if (event.request.destination !== 'iframe') event.respondWith(fetch(event.request));
});
"""
# Another frame of ours greets while the page waits for the lesson's, which is held until then.
ASK_FROM_BESIDE = """new MutationObserver(() => {
  const frame = document.querySelector("iframe[title='Interactive game']");
  if (!frame || document.querySelector('#beside')) return;
  frame.src = 'about:blank';
  const beside = Object.assign(document.createElement('iframe'), { id: 'beside', src: '/lesson-shell' });
  beside.onload = () => setTimeout(() => (frame.src = '/lesson-shell'), 500);
  document.body.append(beside);
}).observe(document, { childList: true, subtree: true });"""


def expect_the_librarys_lesson(page: Page) -> None:
    expect(page.locator(FRAME)).to_have_attribute("sandbox", "allow-scripts")
    expect(page.frame_locator(FRAME).get_by_role("button", name="Los!")).to_be_visible()


def shell_opened_by_itself(page: Page) -> Response:
    """The full browser shows a page of its own for an empty answer, and so ends the navigation with an error."""
    with page.expect_response(f"**{SHELL}") as waiting, contextlib.suppress(Error):
        page.goto(SHELL)
    return waiting.value


def test_the_shell_opened_by_itself_is_nothing(page: Page, watcher: Watcher) -> None:
    watcher.expect("status of 404")
    answer = shell_opened_by_itself(page)
    assert (answer.status, answer.headers["content-security-policy"]) == (404, "sandbox; default-src 'none'")
    visit_once(page)
    answer = shell_opened_by_itself(page)
    assert (answer.status, answer.text()) == (404, "")
    assert answer.headers["content-security-policy"].startswith("sandbox allow-scripts; default-src 'none';")


def test_in_a_frame_the_worker_answers_exactly_its_policy(page: Page) -> None:
    visit_once(page)
    with page.expect_response(f"**{SHELL}") as waiting:
        page.evaluate(
            f"() => document.body.append(Object.assign(document.createElement('iframe'), {{ src: '{SHELL}' }}))"
        )
    assert waiting.value.from_service_worker
    assert waiting.value.headers["content-security-policy"] == (
        "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline' blob:; "
        "style-src 'unsafe-inline' blob:; img-src blob: data:; media-src blob: data:; "
        "connect-src 'none'; frame-src 'none'"
    )


def test_a_page_of_ours_in_place_of_the_shell_gets_nothing(page: Page, context: BrowserContext, anna: Person) -> None:
    """If anything ever answered with scripts of our origin, it would greet in vain."""
    take_along(page, anna)
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.unregister())")
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    context.route(
        f"**{SHELL}",
        lambda route: route.fulfill(
            content_type="text/html",
            body="<script>const { port1, port2 } = new MessageChannel(); window.got = [];"
            "port1.onmessage = ({ data }) => parent.postMessage({ stolen: data.lesson }, '*');"
            "parent.postMessage({ kaktus: 9, type: 'shell' }, '*', [port2]);</script>",
        ),
    )
    page.add_init_script(
        "window.stolen = []; addEventListener('message', ({data}) => data?.stolen && stolen.push(data))"
    )
    page.goto("/stage?lesson=kaktus-1/farben")
    expect_the_librarys_lesson(page)
    assert page.evaluate("window.stolen") == []


def test_without_a_worker_the_lesson_comes_from_the_library(page: Page, watcher: Watcher, anna: Person) -> None:
    watcher.expect("status of 404")
    take_along(page, anna)
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.unregister())")
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.goto("/stage?lesson=kaktus-1/farben")
    expect_the_librarys_lesson(page)


def test_with_a_worker_of_an_old_version_the_lesson_comes_from_the_library(
    page: Page, watcher: Watcher, serve_changed: Callable[..., Library], tmp_path: Path
) -> None:
    # Also what the page asks for while the library is stopped.
    watcher.expect("status of 404|ERR_")
    library = serve_changed(lambda _folder: None)
    watcher.allow_host(library.url)
    accounts = Accounts(library.url, library.mails)
    person = accounts.reader_with(library.codes("kaktus1")[0], name="ben")
    visit_once(page, library.url)
    page.evaluate("(token) => localStorage.setItem('kaktus.token', token)", person.token)
    page.goto(f"{library.url}/library")
    ask_to_take_along(page)
    expect(page.get_by_role("button", name=HERE)).to_be_visible(timeout=TAKEN_MS)
    library.stop()
    (tmp_path / "dist/service-worker.js").write_text(OLD_WORKER)
    library.start()
    page.evaluate("navigator.serviceWorker.ready.then((one) => one.update()).then(() => undefined)")
    wait_until(page, "(await caches.keys()).includes('old worker')")
    page.goto(f"{library.url}/stage?lesson=kaktus-1/farben")
    expect_the_librarys_lesson(page)


def test_another_frame_that_asks_gets_nothing(page: Page, anna: Person) -> None:
    take_along(page, anna)
    page.add_init_script(ASK_FROM_BESIDE)
    page.goto("/stage?lesson=kaktus-1/farben")
    expect(page.locator(FRAME)).to_have_attribute("src", SHELL)
    expect(page.frame_locator(FRAME).get_by_role("button", name="Los!")).to_be_visible()
    beside = page.frame_locator("#beside")
    assert beside.locator("body").evaluate("() => self.origin") == "null"
    expect(beside.locator("body > :not(script)")).to_have_count(0)
