"""The library on a home screen and without a connection: what is cached on the device, what never is, new versions."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Frame, Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.checks.watcher import Watcher
from e2e.lessons.products import all_products, open_lesson
from e2e.people.readers import PASSWORD, Accounts, Person, expect_path, sign_in
from e2e.robot.play import ACTIVITIES, NOTE_WHAT_IS_HEARD, Ears, Robot, equip
from e2e.running import Library

pytestmark = pytest.mark.with_service_worker

CACHED_PATHS = """async () => {
  const paths = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
  return paths;
}"""
FORMER_WORD = "/assets/words/hund-of-before.mp3"
KEEP_FORMER_WORD = f"async () => (await caches.open('kaktus-words')).put('{FORMER_WORD}', new Response('Hund'))"
ACTIVE = "(await navigator.serviceWorker.ready).active.state === 'activated'"
OURS = re.compile(
    r"/|/assets/.+|/offline/.+|/offline\.html|/(theme|gate|fallbacks)\.js|/favicon\.svg|/windows-of-before"
)
# The browser logs this for every failed request, such as those with which the offline page looks for the library.
DISCONNECTED = "ERR_INTERNET_DISCONNECTED"


@pytest.fixture(autouse=True)
def online_again(context: BrowserContext) -> Iterator[None]:
    yield
    context.set_offline(False)


def wait_until(page: Page, condition: str) -> None:
    """For conditions with a promise in them, which Playwright's own waiting would take as true."""
    page.evaluate(
        f"""async () => {{
          const end = Date.now() + 40_000;
          while (!({condition})) {{
            if (Date.now() > end) throw new Error('waited in vain');
            await new Promise((next) => setTimeout(next, 20));
          }}
        }}"""
    )


def visit_once(page: Page, path: str = "/") -> None:
    """A first visit, until everything is cached; the page itself starts that only after a while."""
    page.goto(path)
    page.evaluate("navigator.serviceWorker.register('/service-worker.js').then(() => undefined)")
    wait_until(page, ACTIVE)


def goto_offline(page: Page, path: str) -> None:
    """If two clients watch its network, as here, a new page does not notice that it is offline: tell it again.

    Until then the page would ask the library, which must not answer.
    """
    context = page.context
    context.route("**/api/**", lambda route: route.abort("internetdisconnected"))
    context.set_offline(True)
    page.goto(path)
    context.set_offline(False)
    context.set_offline(True)
    context.unroute("**/api/**")


def test_files_are_cached_once_the_page_is_there(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    wait_until(page, ACTIVE)


@pytest.mark.parametrize("path", ["/", "/login", "/terms", "/accessibility/"])
def test_the_second_visit_needs_no_connection(page: Page, watcher: Watcher, path: str) -> None:
    # The landing page asks for the lesson to try.
    watcher.expect(DISCONNECTED)
    visit_once(page)
    goto_offline(page, path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("You are offline. Kaktus naps until the connection is back.")).to_be_visible()


def test_a_page_that_is_not_cached_is_explained(page: Page, context: BrowserContext, watcher: Watcher) -> None:
    watcher.expect(f"404|{DISCONNECTED}")
    visit_once(page)
    context.set_offline(True)
    page.goto("/no/such/page?at=all")
    expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
    expect(page.get_by_text("Sie sind offline")).to_be_hidden()
    picture = page.locator("img.kaktus")
    page.wait_for_function("() => document.querySelector('img.kaktus').naturalWidth > 0")
    expect(picture).to_be_visible()
    context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", name="404 - Not Found")).to_be_visible()
    assert page.url.endswith("/no/such/page?at=all")


def test_the_offline_page_opens_what_was_wanted_by_itself(
    page: Page, context: BrowserContext, watcher: Watcher
) -> None:
    watcher.expect(f"404|{DISCONNECTED}")
    visit_once(page)
    goto_offline(page, "/no-such-page")
    expect(page.get_by_role("link", name="Try again")).to_be_visible()
    context.set_offline(False)
    expect(page.get_by_role("heading", name="404 - Not Found")).to_be_visible()


def test_the_offline_page_notices_by_itself_that_the_library_answers_again(
    page: Page, context: BrowserContext, watcher: Watcher
) -> None:
    """If it was the library that could not be reached, the browser reports nothing."""
    watcher.expect(f"404|{DISCONNECTED}")
    page.add_init_script("addEventListener('online', (event) => event.stopImmediatePropagation())")
    visit_once(page)
    context.set_offline(True)
    page.goto("/no-such-page")
    expect(page.get_by_role("link", name="Try again")).to_be_visible()
    context.set_offline(False)
    expect(page.get_by_role("heading", name="404 - Not Found")).to_be_visible()


def test_the_offline_page_opened_by_its_own_address_leads_to_the_start(page: Page) -> None:
    page.clock.install()
    page.goto("/offline.html")
    page.clock.fast_forward(5000)
    expect_path(page, "/")


@pytest.mark.parametrize("language", ["en", "de", "ar"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [390, 1180])
def test_the_offline_page_is_accessible(page: Page, watcher: Watcher, width: int, dark: bool, language: str) -> None:
    watcher.expect(DISCONNECTED)
    page.set_viewport_size({"width": width, "height": 700})
    page.add_init_script(
        f"sessionStorage.setItem('darkMode', '{str(dark).lower()}'); localStorage.setItem('language', '{language}')"
    )
    visit_once(page, "/contact")
    page.context.set_offline(True)
    page.goto("/no-such-page")
    heading = {"en": "You are offline", "de": "Sie sind offline", "ar": "لا يوجد اتصال بالإنترنت"}[language]
    expect(page.get_by_role("heading", level=1)).to_have_accessible_name(heading)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("img.night.ground")).to_be_visible(visible=dark)
    assert accessibility_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


def test_only_what_is_the_same_for_everybody_is_cached(page: Page, context: BrowserContext, anna: Person) -> None:
    visit_once(page)
    sign_in(page, anna)
    page.goto("/library")
    page.get_by_role("link", name="Farben").first.click()
    game = page.frame_locator("iframe[title='Interactive game']")
    expect(game.get_by_role("button", name=re.compile("Los"))).to_be_visible()
    paths = page.evaluate(CACHED_PATHS)
    assert "/" in paths
    assert [path for path in paths if not OURS.fullmatch(path)] == []
    texts = page.evaluate("caches.match('/').then((page) => page.text())")
    assert anna.email not in texts
    # Nothing needs to be cleared when somebody leaves: there is no personal data.
    page.go_back()
    page.get_by_role("button", name="Log out").click()
    expect_path(page, "/")
    assert page.evaluate(CACHED_PATHS) == paths


def test_after_the_deletion_of_an_account_nothing_of_it_is_kept(page: Page, anna: Person) -> None:
    visit_once(page)
    sign_in(page, anna)
    page.goto("/user")
    page.get_by_role("button", name="Continue with deletion").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Current password", exact=True).fill(PASSWORD)
    dialog.get_by_role("button", name="Permanently Delete").click(timeout=9000)
    expect_path(page, "/")
    assert [path for path in page.evaluate(CACHED_PATHS) if not OURS.fullmatch(path)] == []


def wait_until_held(frame: Frame) -> None:
    """Until the rest of the lesson has been prefetched during its first game."""
    frame.wait_for_function("() => performance.getEntriesByName('all held').length > 0")


@pytest.mark.journey
def test_a_lesson_that_is_open_can_be_played_to_its_end_without_a_connection(
    page: Page, context: BrowserContext, anna: Person
) -> None:
    equip(context)
    ears = Ears()
    ears.listen(page)
    sign_in(page, anna)
    page.goto("/library")
    frame = open_lesson(page, all_products()[0], "keyboard")
    activities: list[str] = frame.evaluate(ACTIVITIES)

    def lose_connection(screen: str) -> None:
        if screen == activities[0]:
            wait_until_held(frame)
            context.set_offline(True)

    robot = Robot(page, frame, "keyboard", lose_connection)
    assert robot.play() == []
    assert [screen for screen in robot.screens if screen in activities] == activities
    assert ears.problems == []


def test_a_recording_is_heard_without_a_connection(page: Page, context: BrowserContext, anna: Person) -> None:
    context.add_init_script(NOTE_WHAT_IS_HEARD)
    sign_in(page, anna)
    page.goto("/library")
    frame = open_lesson(page, all_products()[0], "pointer")
    frame.get_by_role("button", name="Los!").click()
    frame.locator(".game-map-place").first.click()
    wait_until_held(frame)
    context.set_offline(True)
    frame.evaluate("() => { window.heard = ''; }")
    frame.get_by_role("button", name="Zum Anfang").click()
    frame.wait_for_function("() => window.heard.startsWith('blob:')")


def test_a_lesson_without_a_connection_says_so_and_starts_when_it_is_back(
    page: Page, anna: Person, watcher: Watcher
) -> None:
    # The second comes from axe, which looks at the browser's own error page in the frame.
    watcher.expect(f"{DISCONNECTED}|'postMessage' on 'DOMWindow'")
    visit_once(page)
    sign_in(page, anna)
    page.goto("/library")
    lesson = page.get_by_role("link", name="Farben").first
    expect(lesson).to_be_visible()
    page.context.set_offline(True)
    lesson.click()
    expect(page.get_by_role("alert")).to_contain_text("This game needs the internet")
    assert accessibility_faults(page) == []
    page.context.set_offline(False)
    game = page.frame_locator("iframe[title='Interactive game']")
    expect(game.get_by_role("button", name=re.compile("Los"))).to_be_visible()


@pytest.mark.journey
@pytest.mark.parametrize("path", ["/library", "/stage?lesson=kaktus-1/farben", "/user"])
def test_a_page_that_was_never_seen_here_sleeps_until_the_connection_is_back(
    page: Page, anna: Person, watcher: Watcher, path: str
) -> None:
    watcher.expect(DISCONNECTED)
    visit_once(page)
    sign_in(page, anna)
    goto_offline(page, path)
    expect(page.get_by_role("heading", name="Waiting for the connection...")).to_be_visible()
    expect(page.get_by_text("Then this page opens by itself.")).to_be_visible()
    expect(page.locator("[data-waiting]")).to_have_count(0)
    assert accessibility_faults(page) == []
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="Waiting for the connection...")).to_have_count(0)
    expect_path(page, path.partition("?")[0])


LAST_SHELF = "localStorage.getItem('kaktus.lastShelf')"


@pytest.mark.journey
def test_a_reload_without_a_connection_shows_the_library_as_last_seen(
    page: Page, anna: Person, watcher: Watcher
) -> None:
    watcher.expect(DISCONNECTED)
    visit_once(page)
    sign_in(page, anna)
    page.goto("/library")
    tile = page.get_by_role("link", name="Farben").first
    expect(tile).to_be_visible()
    expect(page.get_by_text("needs the internet")).to_have_count(0)
    stored = page.evaluate(LAST_SHELF)
    assert "Farben" in stored
    assert anna.email not in stored
    assert "/content/" not in stored
    goto_offline(page, "/library")
    expect(tile).to_be_visible()
    expect(tile.get_by_text("needs the internet")).to_be_attached()
    expect(page.get_by_text("This is how your library looked last time.")).to_be_visible()
    # He sleeps in the landscape, and nowhere else.
    expect(page.locator("main svg[viewBox='0 0 200 200']")).to_have_count(0)
    expect(page.get_by_role("contentinfo").locator("svg[viewBox='0 0 200 200']")).to_be_visible()
    expect(page.locator("[data-waiting]")).to_have_count(0)
    assert accessibility_faults(page) == []
    # A lesson that is chosen now opens as soon as it can.
    tile.click()
    expect(page.get_by_role("alert")).to_contain_text("This game needs the internet")
    page.go_back()
    expect(tile).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("What would you like to play today?")).to_be_visible()
    expect(page.get_by_text("needs the internet")).to_have_count(0)


@pytest.mark.parametrize("end", ["here", "elsewhere"])
def test_what_was_last_seen_is_gone_with_the_session(
    page: Page, anna: Person, accounts: Accounts, watcher: Watcher, end: str
) -> None:
    watcher.expect("status of 401")
    sign_in(page, anna)
    page.goto("/library")
    expect(page.get_by_role("link", name="Farben").first).to_be_visible()
    assert page.evaluate(LAST_SHELF)
    if end == "here":
        page.get_by_role("button", name="Log out").click()
        expect_path(page, "/")
    else:
        accounts.call("POST", "/api/account/logout-everywhere", token=anna.token)
        page.reload()
        expect_path(page, "/login")
    assert page.evaluate(LAST_SHELF) is None


def test_on_a_first_visit_a_page_that_is_not_here_yet_comes_with_the_connection(
    page: Page, context: BrowserContext, watcher: Watcher
) -> None:
    """Before anything is cached: what is on the screen stays, and says why nothing else comes."""
    watcher.expect(f"{DISCONNECTED}|Failed to fetch dynamically")
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.goto("/")
    page.wait_for_load_state("networkidle")
    context.set_offline(True)
    page.get_by_role("contentinfo").get_by_role("link", name="Imprint").click()
    expect(page.get_by_text("You are offline. Kaktus naps until the connection is back.")).to_be_visible()
    expect(page.get_by_role("heading", name="Something went wrong")).to_have_count(0)
    context.set_offline(False)
    expect(page.get_by_role("heading", level=1, name="Imprint")).to_be_visible()


def test_the_library_can_be_installed(page: Page, context: BrowserContext) -> None:
    visit_once(page)
    session = context.new_cdp_session(page)
    answer = session.send("Page.getAppManifest")
    assert answer["errors"] == []
    manifest = json.loads(answer["data"])
    assert manifest["name"] == "Kaktus"
    assert manifest["start_url"] == "/library"
    assert manifest["display"] == "standalone"
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Every test runs in a private window.
    assert [fault for fault in faults if fault["errorId"] != "in-incognito"] == []
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for icon in [*manifest["icons"], {"src": touch, "sizes": "180x180", "type": "image/png"}]:
        sent = page.request.get(icon["src"])
        assert sent.headers["content-type"] == icon["type"]
        width, height = struct.unpack(">II", sent.body()[16:24])
        assert icon["sizes"] == f"{width}x{height}"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}


def make_version(folder: Path, *, word: str) -> None:
    """A different build: other texts, and so other names for all its files."""
    texts = [path for path in folder.rglob("*") if path.suffix in (".js", ".css", ".html", ".json")]
    files = [path for path in (folder / "assets").iterdir() if path.is_file()]
    names = {path.name: f"{path.stem[:-8]}{word[0]}{path.stem[-7:]}{path.suffix}" for path in files}
    for path in texts:
        text = path.read_text().replace("Skip to content", f"Skip to content, {word}")
        for old, new in names.items():
            text = text.replace(old, new)
        text = re.sub("version:`[0-9a-f]{12}`", f"version:`{word}`", text)
        path.write_text(text)
    for old, new in names.items():
        (folder / "assets" / old).rename(folder / "assets" / new)


def test_a_new_version_comes_with_the_next_page_and_never_mixes(
    page: Page, context: BrowserContext, watcher: Watcher, serve_changed: Callable[..., Library]
) -> None:
    old = serve_changed(partial(make_version, word="old"))
    watcher.allow_host(old.url)
    visit_once(page, old.url)
    page.reload()
    stays = context.new_page()
    stays.goto(old.url)
    expect(stays.get_by_text("Skip to content, old")).to_be_attached()
    for window in (page, stays):
        window.wait_for_load_state("networkidle")
    page.evaluate(KEEP_FORMER_WORD)
    old.stop()

    serve_changed(partial(make_version, word="new"), port=urlsplit(old.url).port or 0)
    page.goto(old.url)
    expect(page.get_by_text("Skip to content, old")).to_be_attached()
    wait_until(page, "await caches.match('/windows-of-before', {cacheName: 'kaktus-app-new'})")
    wait_until(page, ACTIVE)
    page.goto(old.url)
    expect(page.get_by_text("Skip to content, new")).to_be_attached()

    # An open window continues with the version it began with, page by page.
    stays.get_by_role("contentinfo").get_by_role("link", name="Terms").click()
    expect(stays.get_by_role("heading", name="Terms of use")).to_be_visible()
    expect(stays.get_by_text("Skip to content, old")).to_be_attached()
    assert sorted(page.evaluate("caches.keys()")) == ["kaktus-app-new", "kaktus-app-old", "kaktus-words"]
    assert FORMER_WORD in page.evaluate(CACHED_PATHS)
    stays.close()
    page.goto(old.url)
    wait_until(page, "!(await caches.keys()).includes('kaktus-app-old')")
    wait_until(page, f"!(await caches.match('{FORMER_WORD}'))")


def test_browsers_ask_no_worker_for_what_a_sandboxed_lesson_needs(
    page: Page, watcher: Watcher, serve_changed: Callable[..., Library]
) -> None:
    """Why lessons on the device run in a frame without that attribute: see docs/decisions/0010-offline.md."""
    watcher.expect("status of 404")

    def put_eager_worker(folder: Path) -> None:
        (folder / "service-worker.js").write_text(
            """
            self.addEventListener('install', () => self.skipWaiting());
            self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
            self.addEventListener('fetch', (event) => {
              if (event.request.url.includes('/content/')) event.respondWith(new Response('from the worker'));
            });
            """
        )

    changed = serve_changed(put_eager_worker)
    watcher.allow_host(changed.url)
    page.goto(changed.url)
    wait_until(page, "navigator.serviceWorker.controller")
    page.evaluate(
        """() => {
          for (const sandbox of [null, 'allow-scripts']) {
            const frame = document.createElement('iframe');
            frame.title = sandbox ?? 'open';
            if (sandbox) frame.sandbox = sandbox;
            frame.src = '/content/token/kaktus-1/farben/story.html';
            document.body.append(frame);
          }
        }"""
    )
    expect(page.frame_locator("iframe[title=open]").locator("body")).to_have_text("from the worker")
    expect(page.frame_locator("iframe[title=allow-scripts]").locator("body")).to_have_text("Not found.")
