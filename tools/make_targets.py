"""What the tests let make install and build: Python's and JavaScript's packages side by side, the rest after these."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable
from concurrent.futures import Executor, Future
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ".venv/.dev"
JS_PACKAGES = "node_modules/.installed"
WEB, GAMES, ADAPTER = "web/dist/index.html", "games/dist/.built", "adapter/dist/third-party.json"
BROWSER, NGINX = "browser", "nginx"
OTHER_BROWSERS = ("full-browser", "firefox", "webkit")
# Built from everything else that make installs, so it waits for Python's packages too.
LICENCES = "web/dist/THIRD-PARTY.txt"


def bring(target: str) -> bool:
    # Not as a part of the make that runs this: it could not share its jobs.
    environ = os.environ | {"MAKEFLAGS": ""}
    done = subprocess.run(
        ("make", target), cwd=ROOT, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    print(done.stdout, end="", flush=True)
    return done.returncode == 0


def bring_after(first: Future[bool], target: str) -> bool:
    return first.result() and bring(target)


def bring_all(targets: Iterable[str], python: Executor, javascript: Executor) -> dict[str, Future[bool]]:
    brought: dict[str, Future[bool]] = {}
    for target in targets:
        if target == LICENCES:
            brought[target] = javascript.submit(bring_after, brought[PACKAGES], target)
        else:
            brought[target] = (python if target == PACKAGES else javascript).submit(bring, target)
    return brought
