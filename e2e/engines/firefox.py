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
from typing import Any

from engines import webdriver_actions
from engines.driver import CALL, Driver, Frames, Gone, PointerStep, Start
from websocket import create_connection

from testing.programs import kill_program, spawn_program, wait_until_ready

PROGRAMS = ("firefox-esr", "firefox")
READY_S, ANSWER_S = 60, 60
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES: dict[str, Any] = {
    "intl.accept_languages": "en-GB",
    "media.navigator.streams.fake": True,
    "media.navigator.permission.disabled": True,
}
GONE = ("no such frame", "no such node", "no such handle", "unknown error", "stale element reference")
# Warnings of the engine itself, such as of a policy that it does not understand, are told to nobody else.
WARNINGS = """() => JSON.stringify(Services.console.getMessageArray()
  .filter((one) => one instanceof Ci.nsIScriptError && one.flags & Ci.nsIScriptError.warningFlag)
  .filter((one) => /^(https?|blob|data):/.test(one.sourceName))
  .map((one) => `console warning: ${one.errorMessage} (${one.sourceName})`))"""


class Firefox(Driver):
    def __init__(self, start: Start) -> None:
        program = next((path for name in PROGRAMS if (path := shutil.which(name))), None)
        assert program, "no Firefox found: run 'make firefox'"
        preferences = PREFERENCES | {"ui.prefersReducedMotion": int(start.reduced_motion)}
        start.profile.mkdir(parents=True, exist_ok=True)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in preferences.items()]
        (start.profile / "user.js").write_text("\n".join(lines))
        command = [program, "--headless", "--no-remote", "--profile", str(start.profile)]
        command += ["--remote-debugging-port", "0", "--remote-allow-system-access"]
        self._log = start.profile / "printed.log"
        self._log.unlink(missing_ok=True)
        self._process = spawn_program(command, environ=os.environ, log=self._log)
        self._numbers = count(1)
        self._console: list[str] = []
        try:
            wait_until_ready(self._process, lambda: bool(self._address()), log=self._log, seconds=READY_S)
            self._socket = create_connection(f"{self._address()}/session", timeout=ANSWER_S, suppress_origin=True)
            self._begin(start)
        except BaseException:
            kill_program(self._process)
            raise

    def _begin(self, start: Start) -> None:
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        self._window: str = self._call("browsingContext.getTree")["contexts"][0]["context"]
        for script in start.scripts:
            self._call("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")
        self.resize(*start.size)

    def open(self, url: str) -> None:
        self._call("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def resize(self, width: int, height: int) -> None:
        self._call("browsingContext.setViewport", context=self._window, viewport={"width": width, "height": height})

    def evaluate(self, frames: Frames, function: str, *arguments: Any) -> Any:
        context = self._window
        for selector in frames:
            found = self._run(context, "(css) => document.querySelector(css)?.contentWindow", selector)
            if found["type"] != "window":
                raise Gone(selector)
            context = found["value"]["context"]
        result = self._run(context, f"(values) => ({CALL})({function}, values)", json.dumps(arguments))
        return json.loads(result["value"])

    def point(self, steps: Sequence[PointerStep]) -> None:
        self._act(webdriver_actions.pointer(steps))

    def press(self, key: str) -> None:
        self._act(webdriver_actions.chord(key))

    def type(self, text: str) -> None:
        self._act(webdriver_actions.typing(text))

    def screenshot(self) -> bytes:
        return base64.b64decode(self._call("browsingContext.captureScreenshot", context=self._window)["data"])

    def console(self) -> list[str]:
        chrome = self._call("browsingContext.getTree", **{"moz:scope": "chrome"})["contexts"][0]["context"]
        return [*self._console, *json.loads(self._run(chrome, WARNINGS)["value"])]

    def close(self) -> None:
        self._call("browser.close")
        self._socket.close()
        self._process.wait(ANSWER_S)

    def _act(self, actions: list[dict[str, Any]]) -> None:
        self._call("input.performActions", context=self._window, actions=actions)

    def _run(self, context: str, function: str, *arguments: str) -> dict[str, Any]:
        result = self._call(
            "script.callFunction",
            functionDeclaration=function,
            awaitPromise=True,
            target={"context": context},
            arguments=[{"type": "string", "value": argument} for argument in arguments],
        )
        assert result["type"] == "success", result["exceptionDetails"]["text"]
        value: dict[str, Any] = result["result"]
        return value

    def _call(self, method: str, **parameters: Any) -> Any:
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

    def _on_entry(self, entry: dict[str, Any]) -> None:
        if entry["level"] in ("error", "warn"):
            frames = (entry.get("stackTrace") or {}).get("callFrames") or [{"url": ""}]
            self._console.append(f"console {entry['level']}: {entry['text']} ({frames[0]['url']})")

    def _address(self) -> str:
        ready = LISTENING.search(self._log.read_text())
        return ready[1] if ready else ""
