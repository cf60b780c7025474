"""The browser bench: a real server with fresh data, a real SMTP sink, a real browser, and a watcher on every page."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from cast import Cast, next_network
from mail_sink import MailSink
from playwright.sync_api import BrowserContext, Page
from ports import free_port
from watcher import Watcher

ROOT = Path(__file__).resolve().parents[1]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@dataclass
class Library:
    """A running library: its address, its data folder, and its mails."""

    url: str
    data: Path
    mails: MailSink
    process: subprocess.Popen[str]
    log: Path
    settings: dict[str, str] = field(default_factory=dict)

    def command(self, *arguments: str) -> str:
        """Run the operator's command against this library."""
        return subprocess.run(
            [sys.executable, "-m", "kaktus.cli", *arguments],
            env=self.settings,
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        ).stdout

    def codes(self, book: str, count: int = 1) -> list[str]:
        made = json.loads(self.command("codes", "create", "--book", book, "--count", str(count), "--json"))
        return [row["activation_code"] for row in made]


def wait_until_ready(url: str, process: subprocess.Popen[str], log: Path) -> None:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        assert process.poll() is None, log.read_text()
        try:
            with urllib.request.urlopen(f"{url}/readyz", timeout=5):
                return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"the server did not become ready:\n{log.read_text()}")


@pytest.fixture(scope="session")
def start_library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Library]]:
    started: list[Library] = []

    def start(*, mailbox: bool = False, port: int = 0, **settings: str) -> Library:
        folder = tmp_path_factory.mktemp("library")
        port = port or free_port()
        mails = MailSink()
        environ = {name: value for name, value in os.environ.items() if not name.startswith("KAKTUS_")} | {
            "KAKTUS_DATA_DIR": str(folder / "data"),
            "PORT": str(port),
            "PYTHONPATH": str(ROOT / "server"),
            "PYTHONWARNINGS": "error",
        }
        if not mailbox:
            environ["KAKTUS_EMAIL_URL"] = mails.url
        environ |= settings
        log = folder / "server.log"
        with log.open("w") as stream:
            process = subprocess.Popen(
                [sys.executable, "-m", "kaktus.cli", "serve", "--demo"],
                env=environ,
                stdout=stream,
                stderr=subprocess.STDOUT,
                text=True,
            )
        library = Library(f"http://localhost:{port}", folder / "data", mails, process, log, environ)
        started.append(library)
        wait_until_ready(library.url, process, log)
        return library

    yield start
    for library in started:
        library.process.terminate()
        library.process.wait(timeout=30)
        library.mails.stop()


@pytest.fixture(scope="session")
def library(start_library: Callable[..., Library]) -> Library:
    # One trusted proxy, so that each test comes from a network of its own and limits do not mix tests up.
    return start_library(KAKTUS_PROXY_COUNT="1")


@pytest.fixture(scope="session")
def cast(library: Library) -> Cast:
    return Cast(library.url, library.mails)


@pytest.fixture(scope="session")
def base_url(library: Library) -> str:
    return library.url


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    assert found, "no Chromium or Chrome found: run 'make test', which installs one"
    return {"executable_path": found, "args": list(FLAGS), "headless": True}


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
    """Fails the test on a console error, a request to a foreign host, or a cookie."""
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
def own_network(context: BrowserContext) -> None:
    context.set_default_timeout(10_000)
    network = next_network()
    # Only on calls: a header of its own would make the lessons' module scripts ask for leave, which they need not.
    context.route(
        "**/api/**", lambda route: route.continue_(headers={**route.request.headers, "X-Forwarded-For": network})
    )
