"""WebKit, Safari's engine: Debian's WebKitGTK in our own window on a virtual display, driven by WebKitWebDriver."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from itertools import count
from pathlib import Path
from typing import Any

from selenium.common.exceptions import (
    JavascriptException,
    NoSuchElementException,
    NoSuchFrameException,
    StaleElementReferenceException,
)
from selenium.webdriver import Remote
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from e2e.engines import webdriver_actions
from e2e.engines.driver import CALL, Driver, Engine, Frames, Gone, PointerStep, Start
from testing.programs import stop_program

WINDOW = Path(__file__).with_name("webkit-window.py")
NAME = "Kaktus"
SETTLE_S = 10
# Larger than every window that a test opens.
SCREEN = "2000x1400x24"
# A preloaded file that is used late only shows a busy machine; Chromium reports one that is never used.
LOGGED = re.compile(r"CONSOLE (?:[A-Z]+ )*(?:ERROR|WARN)\b(?! The resource \S+ was preloaded)")
CALL_BACK = f"""const done = arguments[1];
({CALL})(FUNCTION, arguments[0]).then((value) => done([value]), (error) => done([null, `${{error}}`]))"""
# The last one is about a call that a new page cut off.
GONE = (NoSuchElementException, NoSuchFrameException, StaleElementReferenceException, JavascriptException)


@contextmanager
def virtual_display() -> Iterator[str]:
    """The name of a display that nobody sees."""
    assert shutil.which("Xvfb"), "no Xvfb found: run 'make webkit'"
    reading, writing = os.pipe()
    command = ("Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp")
    process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL, start_new_session=True)
    os.close(writing)
    with os.fdopen(reading) as number:
        display = f":{number.readline().strip()}"
    try:
        yield display
    finally:
        stop_program(process)


class WebKit(Engine):
    """A program for each window."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._numbers = folder, count(1)
        self._display = ExitStack()
        self._display_name = self._display.enter_context(virtual_display())

    def launch(self, start: Start) -> Driver:
        profile = start.profile or self._folder / f"window-{next(self._numbers)}"
        return WebKitWindow(start, profile, self._display_name)

    def close(self) -> None:
        self._display.close()


class WebKitWindow(Driver):
    def __init__(self, start: Start, profile: Path, display: str) -> None:
        program = shutil.which("WebKitWebDriver")
        assert program, "no WebKitWebDriver found: run 'make webkit'"
        profile.mkdir(parents=True, exist_ok=True)
        described = profile / "start.json"
        described.write_text(json.dumps(asdict(start) | {"profile": str(profile), "name": NAME}))
        options = Options()
        options.binary_location = str(WINDOW)
        options.add_argument(str(described))
        options.set_capability("browserName", NAME)
        self._printed = profile / "printed.log"
        environ = os.environ | {"DISPLAY": display, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}
        self._log = self._printed.open("w")
        self._service = Service(program, log_output=self._log, env=environ)
        try:
            self._service.start()
            server = RemoteConnection(client_config=ClientConfig(self._service.service_url))
            self._driver = Remote(server, options=options)
        except BaseException:
            self._stop()
            raise

    def open(self, url: str) -> None:
        self._driver.switch_to.default_content()
        self._driver.get(url)

    def resize(self, width: int, height: int) -> None:
        self._driver.set_window_rect(0, 0, width, height)
        deadline = time.monotonic() + SETTLE_S
        while (size := self.evaluate((), "() => [innerWidth, innerHeight]")) != [width, height]:
            assert time.monotonic() < deadline, f"the window is {size} instead of {width} × {height}"

    def evaluate(self, frames: Frames, function: str, *arguments: Any) -> Any:
        self._driver.switch_to.default_content()
        try:
            for selector in frames:
                self._driver.switch_to.frame(self._driver.find_element(By.CSS_SELECTOR, selector))
            call = CALL_BACK.replace("FUNCTION", function)
            printed, *faults = self._driver.execute_async_script(call, json.dumps(arguments))
        except GONE as error:
            raise Gone(str(error)) from error
        assert not faults, faults[0]
        return json.loads(printed)

    def point(self, steps: Sequence[PointerStep]) -> None:
        self._act(webdriver_actions.pointer(steps))

    def press(self, key: str) -> None:
        self._act(webdriver_actions.chord(key))

    def type(self, text: str) -> None:
        self._act(webdriver_actions.typing(text))

    def screenshot(self) -> bytes:
        self._driver.switch_to.default_content()
        picture: bytes = self._driver.get_screenshot_as_png()
        return picture

    def console(self) -> list[str]:
        return [line for line in self._printed.read_text().splitlines() if LOGGED.search(line)]

    def close(self) -> None:
        self._driver.quit()
        self._stop()

    def _stop(self) -> None:
        self._service.stop()
        self._log.close()

    def _act(self, actions: list[dict[str, Any]]) -> None:
        # Points count from the corner of the frame that was last looked into.
        self._driver.switch_to.default_content()
        self._driver.execute(Command.W3C_ACTIONS, {"actions": actions})
