"""What the journeys share: each runs in every engine, with its own fresh profile, and must leave the console empty."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cast import next_network
from engines.chromium import Chromium
from engines.driver import Driver, Start
from engines.firefox import Firefox
from engines.page import Page
from engines.visits import Console, Visit
from engines.webkit import WebKit, virtual_display
from playwright.sync_api import Playwright

ENGINES = ("chromium", "firefox", "webkit")
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
def nothing_kept() -> None:
    """Done by a start script."""


@pytest.fixture(autouse=True)
def own_network() -> None:
    """Done by a start script."""


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    with virtual_display() as name:
        yield name


@pytest.fixture
def console() -> Console:
    return Console()


@pytest.fixture
def launch(engine: str, request: pytest.FixtureRequest) -> Callable[[Start], Driver]:
    def start_browser(start: Start) -> Driver:
        if engine == "webkit":
            return WebKit(start, display=request.getfixturevalue("display"))
        if engine == "firefox":
            return Firefox(start)
        playwright: Playwright = request.getfixturevalue("playwright")
        return Chromium(playwright, start, program="" if engine == "chromium" else engine)

    return start_browser


@pytest.fixture
def visit(
    launch: Callable[[Start], Driver], console: Console, base_url: str, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Visit]:
    """Opens a browser of this engine on a device: on the same one again, it finds what it stored there."""

    def open_browser(*scripts: str, device: str = "tablet", **options: Any) -> Page:
        every = (NO_SERVICE_WORKER, OWN_NETWORK.replace("NETWORK", next_network()))
        driver = launch(Start(tmp_path / device, (*every, *scripts), **options))
        console.drivers.append(driver)
        return Page(driver, home=base_url)

    yield open_browser
    try:
        assert console.problems() == []
    finally:
        for driver in console.drivers:
            driver.close()


@pytest.fixture
def visitor(visit: Visit) -> Page:
    """Somebody's first visit. Not called 'page', because every page of that name gets a browser from Playwright."""
    return visit()
