"""Firefox, driven by WebDriver BiDi over its own socket.

Playwright speaks BiDi too, but to every new window it sends a command that Firefox's long-term version does not know.
"""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

from websocket import create_connection

from e2e.engines import webdriver_actions
from e2e.engines.driver import CALL, Driver, Engine, Frames, Gone, PointerStep, Start
from testing.programs import kill_program, spawn_program, wait_until_ready

PROGRAMS = ("firefox-esr", "firefox")
READY_S, ANSWER_S = 60, 60
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
ARGUMENTS = ("--headless", "--no-remote", "--remote-debugging-port", "0", "--remote-allow-system-access")
PREFERENCES: dict[str, Any] = {
    "intl.accept_languages": "en-GB",
    # Sounds play in their time, on a machine without loudspeakers too.
    "media.cubeb.force_mock_context": True,
    "media.navigator.streams.fake": True,
    "media.navigator.permission.disabled": True,
}
# A new window begins with an empty console.
BEGIN = """(isReduced) => {
  Services.console.reset();
  Services.prefs.setIntPref('ui.prefersReducedMotion', Number(isReduced));
}"""
GONE = ("no such frame", "no such node", "no such handle", "unknown error", "stale element reference")
# Firefox knows fewer of the permissions that the other engines need for a frame, and says so. It also says when it
# keeps a lesson silent until the first tap; the others only refuse, which the lesson handles. A preloaded file that is
# used late only shows a busy machine; Chromium reports one that is never used.
ABOUT_ITSELF = "|".join(
    (
        "^Feature Policy: Skipping unsupported feature name",
        "^Autoplay is only allowed when approved by the user",
        "preloaded with link preload was not used within a few seconds",
    )
)
# Warnings of the engine itself, such as of a policy that it does not understand, are reported nowhere else.
WARNINGS = """() => JSON.stringify(Services.console.getMessageArray()
  .filter((one) => one instanceof Ci.nsIScriptError && one.flags & Ci.nsIScriptError.warningFlag)
  .filter((one) => /^(https?|blob|data):/.test(one.sourceName) && !/ABOUT_ITSELF/.test(one.errorMessage))
  .map((one) => `console warning: ${one.errorMessage} (${one.sourceName})`))""".replace("ABOUT_ITSELF", ABOUT_ITSELF)


class Firefox(Engine):
    """One program for all windows, which share nothing: to start it takes longer than a short journey."""

    def __init__(self, profile: Path) -> None:
        self._program = FirefoxProgram(profile)

    def launch(self, start: Start) -> Driver:
        if start.profile:
            return FirefoxWindow(FirefoxProgram(start.profile), start)
        return FirefoxWindow(self._program, start, self._program.call("browser.createUserContext")["userContext"])

    def close(self) -> None:
        self._program.close()


class FirefoxProgram:
    """A running Firefox, and the socket to it."""

    def __init__(self, profile: Path) -> None:
        program = next((path for name in PROGRAMS if (path := shutil.which(name))), None)
        assert program, "no Firefox found: run 'make firefox'"
        profile.mkdir(parents=True, exist_ok=True)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(lines))
        self._log = profile / "printed.log"
        self._log.unlink(missing_ok=True)
        command = (program, *ARGUMENTS, "--profile", str(profile))
        self._process = spawn_program(command, environ=os.environ, log=self._log)
        self._numbers = count(1)
        self.console: list[str] = []
        try:
            wait_until_ready(self._process, lambda: bool(self._address()), log=self._log, seconds=READY_S)
            self._socket = create_connection(f"{self._address()}/session", timeout=ANSWER_S, suppress_origin=True)
            self.call("session.new", capabilities={})
            self.call("session.subscribe", events=["log.entryAdded"])
            tree = self.call("browsingContext.getTree", **{"moz:scope": "chrome"})
            self._itself: str = tree["contexts"][0]["context"]
        except BaseException:
            kill_program(self._process)
            raise

    def call(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv())
            if message.get("method") == "log.entryAdded":
                self._on_entry(message["params"])
            if message.get("id") != number:
                continue
            if message["type"] == "success":
                return message["result"]
            if message["error"] in GONE and method.startswith("script."):
                raise Gone(message["message"])
            raise AssertionError(f"{method}: {message['error']}: {message['message']}")

    def run(self, context: str, function: str, *arguments: str) -> dict[str, Any]:
        result = self.call(
            "script.callFunction",
            functionDeclaration=function,
            awaitPromise=True,
            target={"context": context},
            arguments=[{"type": "string", "value": argument} for argument in arguments],
        )
        assert result["type"] == "success", result["exceptionDetails"]["text"]
        value: dict[str, Any] = result["result"]
        return value

    def run_in_itself(self, function: str, *arguments: str) -> Any:
        """In the browser's own window, which knows its settings and its warnings."""
        return self.run(self._itself, function, *arguments).get("value")

    def close(self) -> None:
        self.call("browser.close")
        self._socket.close()
        self._process.wait(ANSWER_S)

    def _on_entry(self, entry: dict[str, Any]) -> None:
        if entry["level"] in ("error", "warn"):
            frames = (entry.get("stackTrace") or {}).get("callFrames") or [{"url": ""}]
            self.console.append(f"console {entry['level']}: {entry['text']} ({frames[0]['url']})")

    def _address(self) -> str:
        ready = LISTENING.search(self._log.read_text())
        return ready[1] if ready else ""


class FirefoxWindow(Driver):
    def __init__(self, program: FirefoxProgram, start: Start, user: str = "default") -> None:
        """Of a user who shares nothing with others of the same program."""
        self._program, self._user, self._has_own_program = program, user, start.profile is not None
        self._logged_before = len(program.console)
        program.run_in_itself(BEGIN, str(int(start.reduced_motion)))
        for script in start.scripts:
            declaration = f"() => {{ {script} }}"
            self._program.call("script.addPreloadScript", functionDeclaration=declaration, userContexts=[user])
        # A page in a tab behind another one is not seen, and does less.
        self._window: str = program.call("browsingContext.create", type="window", userContext=user)["context"]
        self.resize(*start.size)

    def open(self, url: str) -> None:
        self._program.call("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self._program.call("browsingContext.setViewport", context=self._window, viewport=viewport)

    def evaluate(self, frames: Frames, function: str, *arguments: Any) -> Any:
        context = self._window
        for selector in frames:
            inner = self._program.run(context, "(css) => document.querySelector(css)?.contentWindow", selector)
            if inner["type"] != "window":
                raise Gone(selector)
            context = inner["value"]["context"]
        result = self._program.run(context, f"(values) => ({CALL})({function}, values)", json.dumps(arguments))
        return json.loads(result["value"])

    def point(self, steps: Sequence[PointerStep]) -> None:
        self._act(webdriver_actions.pointer(steps))

    def press(self, key: str) -> None:
        self._act(webdriver_actions.chord(key))

    def type(self, text: str) -> None:
        self._act(webdriver_actions.typing(text))

    def screenshot(self) -> bytes:
        picture = self._program.call("browsingContext.captureScreenshot", context=self._window)
        return base64.b64decode(picture["data"])

    def console(self) -> list[str]:
        warnings = json.loads(self._program.run_in_itself(WARNINGS))
        return [*self._program.console[self._logged_before :], *warnings]

    def close(self) -> None:
        if self._has_own_program:
            self._program.close()
        else:
            self._program.call("browser.removeUserContext", userContext=self._user)

    def _act(self, actions: list[dict[str, Any]]) -> None:
        self._program.call("input.performActions", context=self._window, actions=actions)
