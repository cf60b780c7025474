"""The built lessons in a browser without a library around them: a page with the frame that they expect, and no more."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Frame, Page

ROBOT = Path(__file__).parents[1] / "robot"
DIST = Path(__file__).parents[2] / "games" / "dist"
# They open games and make mistakes.
SCRIPTS = ("quick-time.js", "mistakes.js", "tour.js")
HOST = """<!doctype html><meta charset=utf-8>
<style>body {{ margin: 0 }} iframe {{ position: fixed; width: 100%; height: 100%; border: 0 }}</style>
<iframe sandbox="allow-scripts" allow="autoplay" name='{name}' src="/{lesson}/story.html"></iframe>
<script>
  const frame = document.querySelector('iframe');
  addEventListener('message', ({{ data }}) => {{
    const progress = {{ stars: {{}}, words: {{}}, level: {level} }};
    if (data.type === 'ask') frame.contentWindow.postMessage({{ kaktus: 1, type: 'kept', progress }}, '*');
  }});
</script>"""


class Lessons(SimpleHTTPRequestHandler):
    """The built lessons, with the one header that a sandboxed frame needs."""

    def end_headers(self) -> None:
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        # A page that is closed cancels what it was still fetching.
        with suppress(BrokenPipeError, ConnectionResetError):
            super().copyfile(source, outputfile)

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@contextmanager
def bare_lessons(browser: Browser) -> Iterator[BrowserContext]:
    """A browser's context for `open_lesson`, while the lessons are served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Lessons, directory=DIST))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    context = browser.new_context(base_url=f"http://127.0.0.1:{server.server_port}", reduced_motion="reduce")
    context.set_default_timeout(60_000)
    for name in SCRIPTS:
        context.add_init_script(path=ROBOT / name)
    try:
        yield context
    finally:
        context.close()
        server.shutdown()
        server.server_close()


def open_lesson(page: Page, lesson: str, *, level: int = 1, evening: bool = False) -> Frame:
    mode = json.dumps({"kaktus": 3, "type": "mode", "dark": True}) if evening else ""
    page.route("**/host", lambda route: route.fulfill(body=HOST.format(name=mode, lesson=lesson, level=level)))
    page.goto("/host")
    handle = page.wait_for_selector("iframe")
    assert handle is not None
    frame = handle.content_frame()
    assert frame is not None
    frame.wait_for_selector(".title-page")
    return frame
