"""A real server with fresh data and a real SMTP sink, and the browser: for tests and for pictures."""

from __future__ import annotations

import json
import os
import shutil
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from testing.demo_data import copy_demo_data
from testing.mail_sink import MailSink
from testing.ports import free_port
from testing.served_library import ServedLibrary

FULL_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The first is the browser without a window around the page: tests take half the time in it.
BROWSERS = ("chromium-headless-shell", *FULL_BROWSERS)
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


# The running library reads its list of lessons every five seconds.
NOTICED_S = 6


@dataclass
class Library(ServedLibrary):
    """With the demonstration books, and a mail server that knows no mailbox whose name starts with 'typo'."""

    mails: MailSink = field(default_factory=MailSink)
    _codes: dict[str, list[str]] = field(default_factory=dict)

    def start(self, *, seconds: float = 120) -> None:
        self.mails.unknown = "typo"
        self.mails.start()
        try:
            super().start(seconds=seconds)
        except BaseException:
            self.mails.stop()
            raise

    def stop(self) -> None:
        super().stop()
        self.mails.stop()

    def codes(self, book: str, count: int = 1) -> list[str]:
        """Fresh codes, made by the dozen, because the command takes longer to start than to make them."""
        left = self._codes.setdefault(book, [])
        if len(left) < count:
            rows = json.loads(self.command("codes", "create", "--book", book, "--count", "12", "--json"))
            left += [row["activation_code"] for row in rows]
        return [left.pop() for _ in range(count)]

    def import_lessons(self, folder: Path) -> None:
        self.command("content", "import", str(folder))
        time.sleep(NOTICED_S)

    def class_code(self, seats: int) -> str:
        """A fresh code that brings a teacher seats for tablets."""
        printed = self.command("codes", "create", "--book", "kaktus1", "--count", "1", "--seats", str(seats))
        return printed.strip().splitlines()[-1]


def start_library(folder: Path, *, mailbox: bool = False, port: int = 0, **settings: str) -> Library:
    library = Library(folder / "data", port=port or free_port())
    library.settings = {"PYTHONWARNINGS": "error"}
    if not mailbox:
        library.settings["KAKTUS_EMAIL_URL"] = library.mails.url
    library.settings |= settings
    copy_demo_data(library.data)
    library.start()
    return library


def browser_options(programs: tuple[str, ...] = ()) -> dict[str, Any]:
    """Of the first of these that is found; KAKTUS_TEST_BROWSER names the one for the tests that do not care."""
    chosen = os.environ.get("KAKTUS_TEST_BROWSER")
    names = programs or ((chosen,) if chosen else BROWSERS)
    program = next((path for name in names if (path := shutil.which(name))), None)
    assert program, f"no {' or '.join(names)} found: run 'make browser', which installs one"
    return {"executable_path": program, "args": list(FLAGS), "headless": True}
