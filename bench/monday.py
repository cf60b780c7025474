"""A Monday morning: classes of 25 open the library, more of them every few seconds, until it breaks; then a thousand.

An opening is what a browser asks for that has been here before: who am I, the links of my books (on Mondays the session
is extended, too), a lesson's page, and the files that this page names.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from files import behind_nginx
from libraries import BENCH, REAL_LESSON, Library
from measured import cpu_seconds, machine_seconds, served
from monday_readers import CLASS
from servers import project

from testing.ports import free_port

RATES = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 40)
"""Classes in a second."""
BROKEN_MS = 2000
"""More than one opening in a hundred takes longer, or one fails."""


@dataclass(frozen=True)
class Morning:
    name: str
    library: Library
    workers: int
    nginx: bool = False
    classes: int = 0
    """How many classes come after that, at three quarters of the highest rate that worked."""

    def measure(self, rates: tuple[int, ...], seconds: float) -> dict[str, Any]:
        steps: list[dict[str, Any]] = []
        files = first_files(self.library)
        with self.served() as (port, pids):
            first = self.library.spent("readers")
            plan = {"port": port, "seconds": seconds, "readers": self.library.readers, "files": files}
            # Not counted: a server that has just started has not loaded everything yet.
            first += _step(plan | {"rate": 2, "seconds": 2, "first": first}, pids)["openings"]
            for rate in rates:
                step = _step(plan | {"rate": rate, "first": first}, pids)
                first += step["openings"]
                steps.append(step)
                print(
                    f"  {self.name}, {rate} classes a second: {step['lesson']} ms, failed {step['failed']}", flush=True
                )
                if step["broken"]:
                    break
            held = [step["rate"] for step in steps if not step["broken"]]
            many = None
            if self.classes and held:
                rate = max(held) * 3 / 4
                many = _step(plan | {"rate": rate, "seconds": self.classes / rate, "first": first}, pids)
                first += many["openings"]
                print(
                    f"  {self.name}, {self.classes} classes: {many['lesson']} ms, failed {many['failed']}", flush=True
                )
            self.library.note_spent("readers", first)
        return {"name": self.name, "steps": steps, "many": many, "files": len(files)}

    @contextmanager
    def served(self) -> Iterator[tuple[int, dict[str, int]]]:
        """Its port, and the processes that work for it."""
        database = {"database": self.library.postgresql.pid} if self.library.postgresql else {}
        if self.nginx:
            with behind_nginx(self.library, workers=self.workers) as nginx:
                yield nginx.port, {"server": nginx.app, "nginx": nginx.pid} | database
        else:
            port = free_port()
            command, url = project(port, self.workers), f"http://127.0.0.1:{port}/api/empty"
            with served(command, environ=self.library.at(port), url=url) as pid:
                yield port, {"server": pid} | database


def first_files(library: Library) -> list[str]:
    """What the page of a lesson names, as the browser finds it."""
    page = next(Path(library.folder / "content" / REAL_LESSON).glob("*/story.html")).read_text()
    return re.findall(r'(?:src|href)="([^":]+)"', page)


def _step(plan: dict[str, Any], pids: dict[str, int]) -> dict[str, Any]:
    before, all_before = {name: cpu_seconds(pid) for name, pid in pids.items()}, machine_seconds()
    command = [sys.executable, str(BENCH / "monday_readers.py")]
    done = subprocess.run(command, input=json.dumps(plan), stdout=subprocess.PIPE, text=True, check=True)
    step: dict[str, Any] = json.loads(done.stdout)
    used = {name: cpu_seconds(pid) - before[name] for name, pid in pids.items()} | {"readers": step["cpu"]}
    used["others"] = machine_seconds() - all_before - sum(used.values())
    slowest = step["lesson"][2]
    return step | {
        "rate": plan["rate"],
        "cores": {name: seconds / step["seconds"] for name, seconds in used.items()},
        "broken": bool(step["failed"]) or slowest is None or slowest > BROKEN_MS,
    }


def measure_monday(mornings: list[Morning], *, rates: tuple[int, ...], seconds: float) -> dict[str, Any]:
    return {
        "mornings": [morning.measure(rates, seconds) for morning in mornings],
        "readers": mornings[0].library.readers,
        "codes": mornings[0].library.codes,
        "class": CLASS,
        "seconds": seconds,
        "broken_ms": BROKEN_MS,
    }
