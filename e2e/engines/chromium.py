"""Chromium, driven by Playwright."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Frame, Playwright

from e2e.engines.driver import CALL, Driver, Engine, Frames, Gone, PointerStep, Start
from e2e.running import browser_options

FAKE_MICROPHONE = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")


class Chromium(Engine):
    """Full Chromium, Chrome, or the one without a window, which is several times as fast."""

    def __init__(self, playwright: Playwright, programs: tuple[str, ...] = ()) -> None:
        options = browser_options(programs)
        self._launching = options | {"args": [*options["args"], *FAKE_MICROPHONE]}
        self._chromium = playwright.chromium
        self._browser = self._chromium.launch(**self._launching)

    def launch(self, start: Start) -> Driver:
        width, height = start.size
        options: dict[str, Any] = {
            "locale": "en-GB",
            "viewport": {"width": width, "height": height},
            "reduced_motion": "reduce" if start.reduced_motion else "no-preference",
        }
        if start.profile:
            context = self._chromium.launch_persistent_context(start.profile, **self._launching, **options)
        else:
            context = self._browser.new_context(**options)
        return ChromiumWindow(context, start)

    def close(self) -> None:
        self._browser.close()


class ChromiumWindow(Driver):
    def __init__(self, context: BrowserContext, start: Start) -> None:
        self._context = context
        self._console: list[str] = []
        self._context.on("console", self._on_console)
        self._context.on("weberror", lambda error: self._console.append(f"exception: {error.error}"))
        for script in start.scripts:
            self._context.add_init_script(script)
        self._page = context.pages[0] if context.pages else context.new_page()

    def open(self, url: str) -> None:
        self._page.goto(url)

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def evaluate(self, frames: Frames, function: str, *arguments: Any) -> Any:
        try:
            printed = self._frame(frames).evaluate(f"(values) => ({CALL})({function}, values)", json.dumps(arguments))
        except Error as error:
            if any(reason in error.message for reason in ("navigat", "destroyed", "detached")):
                raise Gone(error.message) from error
            raise
        return json.loads(printed)

    def point(self, steps: Sequence[PointerStep]) -> None:
        mouse = self._page.mouse
        for step in steps:
            if step == "down":
                mouse.down()
            elif step == "up":
                mouse.up()
            else:
                mouse.move(*step)

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def type(self, text: str) -> None:
        self._page.keyboard.type(text)

    def screenshot(self) -> bytes:
        return self._page.screenshot()

    def console(self) -> list[str]:
        # What the page logged a moment ago may still be on its way: the answer to a call comes after it.
        self._page.evaluate("1")
        return list(self._console)

    def close(self) -> None:
        self._context.close()

    def _frame(self, frames: Frames) -> Frame:
        frame = self._page.main_frame
        for selector in frames:
            element = frame.query_selector(selector)
            inner = element.content_frame() if element else None
            if inner is None:
                raise Gone(selector)
            frame = inner
        return frame

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._console.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")
