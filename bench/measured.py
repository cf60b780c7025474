"""Starts the servers to measure, sends them load, and reads how much processor time they took for it."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from testing.programs import answers_anything, spawn_program, stop_program, wait_until_ready

TICKS = os.sysconf("SC_CLK_TCK")
CONNECTIONS = 8


@dataclass(frozen=True)
class Result:
    name: str
    per_second: float
    cpu_us: float


def children(pid: int) -> list[int]:
    try:
        found = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []
    return found + [grandchild for child in found for grandchild in children(child)]


def cpu_seconds(pid: int) -> float:
    """Of the process and all its living children."""
    total = 0
    for process in [pid, *children(pid)]:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


@contextmanager
def served(command: list[str], *, environ: dict[str, str], url: str) -> Iterator[int]:
    process = spawn_program(command, environ=environ)
    wait_until_ready(process, lambda: answers_anything(url))
    try:
        yield process.pid
    finally:
        stop_program(process, seconds=10)


@dataclass(frozen=True)
class Load:
    """What wrk asks for, and the process that answers."""

    key: str
    name: str
    url: str
    pid: int
    script: Path | None = None

    def run(self, seconds: int) -> Result:
        """Any answer that is no success spoils it."""
        script = ["-s", str(self.script)] if self.script else []
        command = ["wrk", "-t1", f"-c{CONNECTIONS}", "--timeout=10s", f"-d{seconds}s", *script, self.url]
        before = cpu_seconds(self.pid)
        output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        used = cpu_seconds(self.pid) - before
        if "Non-2xx" in output or "Socket errors" in output:
            raise SystemExit(f"bench: {self.name} did not answer every request:\n{output}")
        count = re.search(r"(\d+) requests in", output)
        rate = re.search(r"Requests/sec:\s+([\d.]+)", output)
        if not count or not rate:
            raise SystemExit(f"bench: cannot read the answer of wrk:\n{output}")
        return Result(self.name, float(rate[1]), used / int(count[1]) * 1e6)


def in_turns(loads: list[Load], *, seconds: int, rounds: int) -> dict[str, Result]:
    """All of them in each round, so that a slow minute of the machine slows all alike; the medians count."""
    for load in loads:
        load.run(1)
    taken = [[load.run(seconds) for load in loads] for _ in range(rounds)]
    return {
        load.key: Result(
            load.name,
            median(result.per_second for result in results),
            median(result.cpu_us for result in results),
        )
        for load, results in zip(loads, zip(*taken, strict=True), strict=True)
    }
