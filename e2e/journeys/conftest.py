"""What the journeys share: each runs in every engine, with its own fresh profile, and must leave the console empty."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright

from e2e.engines.chromium import Chromium
from e2e.engines.driver import Engine, Start
from e2e.engines.firefox import Firefox
from e2e.engines.page import Page
from e2e.engines.visits import Console, Visit
from e2e.engines.webkit import WebKit
from e2e.people.readers import Accounts, Person, next_network
from e2e.running import FULL_BROWSERS, Library

ENGINES = ("chromium", "firefox", "webkit")
STARTS: dict[str, Callable[[Playwright, Path], Engine]] = {
    "chromium": lambda playwright, _folder: Chromium(playwright),
    "full-chromium": lambda playwright, _folder: Chromium(playwright, FULL_BROWSERS),
    "firefox": lambda _playwright, folder: Firefox(folder),
    "webkit": lambda _playwright, folder: WebKit(folder),
}
# Each visitor comes from a network of their own, so that rate limits do not mix up tests. Only on API calls: with an
# extra header the lessons' module scripts would need a preflight request.
OWN_NETWORK = """if (window === top) {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set('X-Forwarded-For', 'NETWORK');
    return send(request);
  };
}"""
# Caching all files of the application would take longer than many journeys.
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"


@pytest.fixture(autouse=True)
def watcher() -> None:
    """Those of Playwright are for tests that use its pages; here the console of each engine is read instead."""


@pytest.fixture(autouse=True)
def service_worker() -> None:
    """Removed by a start script."""


@pytest.fixture(autouse=True)
def own_network() -> None:
    """Done by a start script."""


@pytest.fixture(scope="session")
def engines(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Engine]]:
    """Each is started when the first journey asks for it."""
    running: dict[str, Engine] = {}

    def engine_named(name: str) -> Engine:
        if name not in running:
            running[name] = STARTS[name](playwright, tmp_path_factory.mktemp(name))
        return running[name]

    yield engine_named
    for engine in running.values():
        engine.close()


@pytest.fixture(params=ENGINES)
def engine(engines: Callable[[str], Engine], request: pytest.FixtureRequest) -> Engine:
    return engines(request.param)


@pytest.fixture
def console() -> Console:
    return Console()


@pytest.fixture
def visit(engine: Engine, console: Console, base_url: str) -> Iterator[Visit]:
    def open_window(*scripts: str, caches_files: bool = False, home: str = base_url, **options: Any) -> Page:
        worker = () if caches_files else (NO_SERVICE_WORKER,)
        every = (*worker, OWN_NETWORK.replace("NETWORK", next_network()))
        driver = engine.launch(Start((*every, *scripts), **options))
        console.drivers.append(driver)
        return Page(driver, home=home)

    yield open_window
    try:
        assert not (problems := console.problems()), "\n".join(problems)
    finally:
        for driver in console.drivers:
            driver.close()


@pytest.fixture
def stranger() -> Iterator[socket.socket]:
    """A host that no lesson may reach."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        listening.setblocking(False)
        yield listening


@pytest.fixture
def reader(library: Library, accounts: Accounts) -> Person:
    """Somebody with a book."""
    return accounts.reader_with(library.codes("kaktus1")[0])


@pytest.fixture
def visitor(visit: Visit) -> Page:
    """Somebody's first visit. Not called 'page', because every page of that name gets a browser from Playwright."""
    return visit()
