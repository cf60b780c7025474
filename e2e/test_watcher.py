"""The watcher itself: it must notice what it watches for."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser

from e2e.checks.watcher import Watcher

PAGES = {
    "/cookie": ("<title>x</title>", {"Set-Cookie": "a=b"}),
    "/foreign": ('<title>x</title><img src="http://foreign.invalid/x.png" alt="">', {}),
    "/error": ("<title>x</title><script>console.error('broken')</script>", {}),
    "/exception": ("<title>x</title><script>throw new Error('thrown')</script>", {}),
    "/fine": ("<title>x</title><p>fine</p>", {}),
}


class Server(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        body, headers = PAGES.get(self.path, ("", {}))
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, *_arguments: object) -> None:
        """Quiet."""


@pytest.fixture(scope="module")
def naughty() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Server)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def seen_at(browser: Browser, url: str) -> list[str]:
    watcher = Watcher(home=url)
    context = browser.new_context()
    page = context.new_page()
    watcher.watch(page)
    page.goto(url)
    page.wait_for_load_state("networkidle")
    context.close()
    return watcher.problems()


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/cookie", "a response set a cookie"),
        ("/foreign", "foreign host: foreign.invalid"),
        ("/error", "console error: broken"),
        ("/exception", "exception: thrown"),
    ],
)
def test_it_notices(browser: Browser, naughty: str, path: str, says: str) -> None:
    assert any(problem.startswith(says) for problem in seen_at(browser, naughty + path))


def test_it_is_quiet_about_a_page_that_behaves(browser: Browser, naughty: str) -> None:
    assert seen_at(browser, f"{naughty}/fine") == []
