"""Starts the servers to measure, sends them load, and reads how much processor time they took for it."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from testing.programs import answers_anything, spawn_program, stop_program, wait_until_ready

TICKS = os.sysconf("SC_CLK_TCK")
CONNECTIONS = 8
LONGEST_S = 16


@dataclass(frozen=True)
class Result:
    name: str
    per_second: float
    cpu_us: float


def children(pid: int) -> list[int]:
    try:
        own = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []
    return own + [grandchild for child in own for grandchild in children(child)]


def cpu_seconds(*pids: int) -> float:
    """The time of the processes and all their children; those that have ended count with their parent."""
    total = 0
    for process in [each for pid in pids for each in (pid, *children(pid))]:
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            total += sum(map(int, fields[11:15]))
    return total / TICKS


def machine_seconds() -> float:
    """The time of everything on this machine and what its host took away: all but idle and waiting for a disk."""
    user, nice, system, _idle, _waiting, *others = map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:9])
    return (user + nice + system + sum(others)) / TICKS


class Others:
    """How many processors other programs take meanwhile: all but this one, its children, and those named."""

    def __init__(self, *pids: int) -> None:
        self._pids = (os.getpid(), *pids)
        self._start, self._before = time.monotonic(), self._used()

    def _used(self) -> float:
        return machine_seconds() - cpu_seconds(*self._pids)

    def cores(self) -> float:
        return max(0.0, (self._used() - self._before) / (time.monotonic() - self._start))


def memory_mib(pid: int) -> float:
    """The memory of the process and its living children: PSS, which counts a shared page once in all."""
    total = 0
    for process in [pid, *children(pid)]:
        rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
        total += int(next(line.split()[1] for line in rollup.splitlines() if line.startswith("Pss:")))
    return total / 1024


@contextmanager
def served(command: list[str], *, environ: dict[str, str], url: str) -> Iterator[int]:
    process = spawn_program(command, environ=environ)
    wait_until_ready(process, lambda: answers_anything(url))
    try:
        yield process.pid
    finally:
        stop_program(process, seconds=10)


@dataclass
class Asked:
    """How many requests were sent; loads that use up the same things share it."""

    count: int = 0


@dataclass
class Load:
    """What wrk asks for, and the processes that answer. A script that must not ask twice begins at OFFSET."""

    key: str
    name: str
    url: str
    pid: int
    script: Path | None = None
    asked: Asked = field(default_factory=Asked)
    connections: int = CONNECTIONS
    database: int = 0
    """The process of a database server that works for it."""

    @property
    def pids(self) -> tuple[int, ...]:
        return (self.pid, self.database) if self.database else (self.pid,)

    def run(self, seconds: int) -> Result:
        """Fails if any answer is not a success."""
        script = ["-s", str(self.script)] if self.script else []
        command = ["wrk", "-t1", f"-c{self.connections}", "--timeout=10s", f"-d{seconds}s", *script, self.url]
        environ = os.environ | {"OFFSET": str(self.asked.count)}
        before = cpu_seconds(*self.pids)
        output = subprocess.run(command, capture_output=True, text=True, check=True, env=environ).stdout
        used = cpu_seconds(*self.pids) - before
        if "Non-2xx" in output or "Socket errors" in output:
            raise SystemExit(f"bench: {self.name} did not answer every request:\n{output}")
        count = re.search(r"(\d+) requests in", output)
        rate = re.search(r"Requests/sec:\s+([\d.]+)", output)
        if count and count[1] == "0" and seconds < LONGEST_S:
            return self.run(2 * seconds)
        if not count or not rate or count[1] == "0":
            raise SystemExit(f"bench: cannot read the answer of wrk:\n{output}")
        # wrk does not count requests that were still on their way at the end.
        self.asked.count += int(count[1]) + 2 * CONNECTIONS
        return Result(self.name, float(rate[1]), used / int(count[1]) * 1e6)

    @contextmanager
    def meanwhile(self, *, connections: int, seconds: int) -> Iterator[None]:
        """Run beside what happens in the block, which must not take longer."""
        script = ["-s", str(self.script)] if self.script else []
        command = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", *script, self.url]
        environ = os.environ | {"OFFSET": str(self.asked.count)}
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environ):
            time.sleep(1)
            yield
        self.asked.count += 100_000


def in_turns(loads: list[Load], *, seconds: int, rounds: int) -> dict[str, Result]:
    """All loads in each round, so that a slow minute of the machine slows all of them alike; the medians count."""
    for load in loads:
        load.run(seconds)
    taken = [[load.run(seconds) for load in loads] for _ in range(rounds)]
    return {
        load.key: Result(
            load.name,
            median(result.per_second for result in results),
            median(result.cpu_us for result in results),
        )
        for load, results in zip(loads, zip(*taken, strict=True), strict=True)
    }
