"""A real server with fresh data and a real SMTP sink, and the browser: for tests and for pictures."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mail_sink import MailSink
from ports import free_port

ROOT = Path(__file__).resolve().parents[1]
# The first is the browser without a window around the page: tests take half the time in it.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # As in the browsers that people use: this one would cache files for a sandboxed frame, and theirs cache none.
    # The other two let an older browser stop a lesson from calling other hosts, as version 152 does by default.
    "--enable-features=SplitCacheByNetworkIsolationKey,ConnectionAllowlists,OverrideConnectionAllowlistOriginTrial",
    # The first three draw parts of a window that nobody sees, in one more process per page: two thirds of the time
    # of a short test. The others are Playwright's own, which ours would override.
    "--disable-features=WebUIReloadButton,InitialWebUI,PreloadTopChromeWebUI,AvoidUnnecessaryBeforeUnloadCheckSync,"
    "DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,"
    "ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,"
    "AimEnabled,PreconnectToSearch",
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
    _codes: dict[str, list[str]] = field(default_factory=dict)

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

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=30)
        self.mails.stop()

    def codes(self, book: str, count: int = 1) -> list[str]:
        """Fresh codes, made by the dozen, because the command takes longer to start than to make them."""
        left = self._codes.setdefault(book, [])
        if len(left) < count:
            made = json.loads(self.command("codes", "create", "--book", book, "--count", "12", "--json"))
            left += [row["activation_code"] for row in made]
        return [left.pop() for _ in range(count)]


def wait_until_ready(url: str, process: subprocess.Popen[str], log: Path) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        assert process.poll() is None, log.read_text()
        try:
            with urllib.request.urlopen(f"{url}/readyz", timeout=5):
                return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"the server did not become ready:\n{log.read_text()}")


def start_library(folder: Path, *, mailbox: bool = False, port: int = 0, **settings: str) -> Library:
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
    wait_until_ready(library.url, process, log)
    return library


def browser_options() -> dict[str, Any]:
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    assert found, "no Chromium or Chrome found: run 'make test', which installs one"
    return {"executable_path": found, "args": list(FLAGS), "headless": True}
