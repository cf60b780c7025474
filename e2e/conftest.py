"""What browser tests share: a real server with fresh data, an SMTP sink, a browser, a watcher for every page."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e import running
from e2e.checks.watcher import Watcher
from e2e.people.readers import Accounts, Person, next_network
from e2e.running import Library
from testing.served_library import ROOT

HERE = Path(__file__).parent
# Other parts of the tests run at the same time: what takes a moment may then take seconds.
expect.set_options(timeout=20_000)


# Before pytest itself, which looks at the marks.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser takes seconds for what a server test does in milliseconds: all but the journeys count as long."""
    for item in items:
        if HERE in item.path.parents and not item.get_closest_marker("journey"):
            item.add_marker("long")


@pytest.fixture(scope="session")
def start_library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Library]]:
    started: list[Library] = []

    def start(**options: Any) -> Library:
        started.append(running.start_library(tmp_path_factory.mktemp("library"), **options))
        return started[-1]

    yield start
    for library in started:
        if library.process:
            library.stop()


@pytest.fixture(scope="session")
def library(start_library: Callable[..., Library]) -> Library:
    # One trusted proxy, so that each test can come from its own network and rate limits do not mix up tests.
    return start_library(KAKTUS_PROXY_COUNT="1")


@pytest.fixture
def serve_changed(start_library: Callable[..., Library], tmp_path: Path) -> Callable[..., Library]:
    """Serves a copy of the built application that a test has changed."""
    folder = tmp_path / "dist"
    (tmp_path / "changed_build.py").write_text(
        f"from pathlib import Path\nfrom kaktus.settings import *\nWEB_DIR = Path({str(folder)!r})\n"
    )
    path = f"{tmp_path}:{ROOT / 'server'}"

    def start(change: Callable[[Path], None], port: int = 0) -> Library:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(ROOT / "web/dist", folder, ignore=shutil.ignore_patterns("*.br", "*.gz", ".vite"))
        change(folder)
        return start_library(port=port, DJANGO_SETTINGS_MODULE="changed_build", PYTHONPATH=path)

    return start


@pytest.fixture(scope="session")
def accounts(library: Library) -> Accounts:
    return Accounts(library.url, library.mails)


@pytest.fixture
def anna(library: Library, accounts: Accounts) -> Person:
    """A reader with one book."""
    return accounts.reader_with(library.codes("kaktus1")[0])


@pytest.fixture(scope="session")
def base_url(library: Library) -> str:
    return library.url


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return running.browser_options()


@pytest.fixture(scope="session")
def browser_context_args(base_url: str) -> dict[str, Any]:
    return {
        "base_url": base_url,
        "locale": "en-GB",
        "timezone_id": "Europe/Berlin",
        "viewport": {"width": 1180, "height": 820},
    }


@pytest.fixture(autouse=True)
def watcher(context: BrowserContext, base_url: str, request: pytest.FixtureRequest) -> Iterator[Watcher]:
    """Fails the test on a console error, a request to another host, or a cookie."""
    watching = Watcher(home=base_url)
    context.on("page", watching.watch)
    yield watching
    assert context.cookies() == [] or not watching.stays_at_home
    assert watching.problems() == []


@pytest.fixture
def page(context: BrowserContext, watcher: Watcher) -> Page:
    """Watched before its first request; windows that it opens are watched as soon as they exist."""
    page = context.new_page()
    watcher.watch(page)
    return page


@pytest.fixture(autouse=True)
def service_worker(context: BrowserContext, request: pytest.FixtureRequest) -> None:
    """Removed from the browser, because caching all files again would take longer than many tests."""
    if not request.node.get_closest_marker("with_service_worker"):
        context.add_init_script("delete Navigator.prototype.serviceWorker")


@pytest.fixture(autouse=True)
def own_network(context: BrowserContext) -> None:
    context.set_default_timeout(30_000)
    network = next_network()
    # Only on API calls: with an extra header the lessons' module scripts would need a preflight request. Done in
    # the page and not by a route, which would send every request of the page through the test.
    context.add_init_script(f"""(() => {{
      if (window !== top) return;
      const send = window.fetch;
      window.fetch = (input, init) => {{
        const request = new Request(input, init);
        request.headers.set('X-Forwarded-For', '{network}');
        return send(request);
      }};
    }})()""")


@pytest.fixture
def security_key(page: Page) -> Iterator[None]:
    """A passkey that the browser itself plays."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    yield
    devtools.detach()
