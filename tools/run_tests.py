"""Lets make install what the tests need, runs the parts of the tests three at a time, and prints one line per part.

`make test` leaves out the tests that are marked as long, `make test-long` runs these alone (--long), so that both
together are every test.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
PYTHON = str(ROOT / ".venv/bin/python")
BIN = ROOT / ".venv/bin"
# How many parts run at a time: two of three keep two cores busy while one waits.
PARALLEL_PARTS = 3
# A few failures may come from a busy machine: those tests run again at the end, alone. More than this are a fault.
MAX_RETRIED_TESTS = 3
# See the marker in pyproject.toml.
NOT_LONG, LONG = "-m=not long", "-m=long"
# What make installs. Python's and JavaScript's packages at the same time: both mostly wait for the network.
PACKAGES = ".venv/.dev"
JS_PACKAGES = "node_modules/.installed"
WEB, GAMES, ADAPTER = "web/dist/index.html", "games/dist/.built", "adapter/dist/third-party.json"
BROWSER, NGINX = "browser", "nginx"
OTHER_BROWSERS = ("full-browser", "firefox", "webkit")
CLUSTER, JOURNEYS = "e2e/test_cluster.py", "e2e/journeys"
KINDS = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
# On each database the server's tests are two parts: one alone would still run when all others are done.
SLICES = tuple(f"server/tests/{name}" for name in ("accounts", "activation", "delivery", "desk", "library", "move_in"))
# Built from everything else that make installs, so it waits for Python's packages too.
LICENCES = "web/dist/THIRD-PARTY.txt"
SERVER = (WEB, GAMES, ADAPTER, NGINX, PACKAGES, LICENCES)
# The tests start dozens of libraries, each with thousands of files: on a disk that takes much longer than in memory.
MEMORY, ROOM = Path("/dev/shm"), 4 * 1024**3  # noqa: S108


@dataclass(frozen=True)
class Part:
    name: str
    needs: tuple[str, ...]
    commands: tuple[tuple[str, ...], ...]
    environ: dict[str, str] = field(default_factory=dict)

    @property
    def has_long_tests(self) -> bool:
        return any(NOT_LONG in command for command in self.commands)

    def only_long(self) -> Part:
        """With its long tests alone."""
        commands = (tuple(LONG if word == NOT_LONG else word for word in command) for command in self.commands)
        return replace(self, commands=tuple(commands))


def npm(folder: str, script: str) -> tuple[str, ...]:
    return ("npm", "run", "--silent", "--prefix", folder, script)


def pytest(*arguments: str) -> tuple[str, ...]:
    """Its output ends with the skipped tests, with their reasons, and the failed ones."""
    return (PYTHON, "-m", "pytest", "-rsfE", *arguments)


def quick_pytest(*arguments: str) -> tuple[str, ...]:
    """Without the tests that are marked as long."""
    return pytest(NOT_LONG, *arguments)


def on_slices(database: str) -> Part:
    return Part(f"slices on {KINDS[database]}", SERVER, (quick_pytest(*SLICES),), {"TEST_DATABASE": database})


def on_rest(database: str) -> Part:
    others = (f"--ignore={folder}" for folder in SLICES)
    command = quick_pytest("server/tests", *others)
    return Part(f"the rest on {KINDS[database]}", SERVER, (command,), {"TEST_DATABASE": database})


PARTS = (
    # These need no Python, which takes longest to install.
    Part("web", (JS_PACKAGES,), (npm("web", "test"),)),
    Part("games", (JS_PACKAGES,), (npm("games", "test"),)),
    Part("shared", (JS_PACKAGES,), (npm("shared", "test"), npm("adapter", "test"))),
    # The longest first, and what waits beside what works.
    on_slices("sqlite"),
    on_rest("sqlite"),
    # Three tests at a time, because a page waits more than it works.
    Part(
        "browser",
        (WEB, GAMES, ADAPTER, BROWSER, PACKAGES, LICENCES),
        (quick_pytest("-n", "3", "--dist", "worksteal", "e2e", "--ignore", CLUSTER, "--ignore", JOURNEYS),),
    ),
    # The same journeys in three engines.
    Part(
        "engines",
        (WEB, GAMES, ADAPTER, BROWSER, *OTHER_BROWSERS, PACKAGES, LICENCES),
        (quick_pytest("-n", "2", "--dist", "worksteal", JOURNEYS),),
    ),
    on_slices("postgresql"),
    on_rest("postgresql"),
    # By itself, because its tests share two hosts and all that stands around them.
    Part(
        "cluster",
        (WEB, GAMES, ADAPTER, BROWSER, NGINX, PACKAGES, LICENCES),
        (pytest(CLUSTER),),
    ),
    Part(
        "check",
        (JS_PACKAGES, PACKAGES),
        (
            (str(BIN / "ruff"), "check"),
            (str(BIN / "ruff"), "format", "--check"),
            (str(BIN / "mypy"),),
            (str(BIN / "lint-imports"), "--no-cache"),
            (PYTHON, "tools/check_locks.py"),
            (PYTHON, "tools/export_openapi.py", "--check"),
            npm("web", "check"),
            npm("games", "check"),
            npm("shared", "check"),
            npm("adapter", "check"),
            ("node", "shared/browsers/check.js"),
        ),
        {"PYTHONPATH": "server"},
    ),
)


@dataclass(frozen=True)
class Counts:
    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: Counts) -> Counts:
        return Counts(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    def __str__(self) -> str:
        return f"{self.passed:>5} passed {self.failed:>4} failed {self.skipped:>4} skipped"


@dataclass(frozen=True)
class Failure:
    """A command of a part, and the names of its tests that failed."""

    command: tuple[str, ...]
    names: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    name: str
    counts: Counts
    seconds: float
    processor_s: float = 0
    """Processor time of all its programs, but for those that were killed."""
    failures: tuple[Failure, ...] = ()
    # Names of tests that failed together with the others and passed alone.
    shaky: tuple[str, ...] = ()

    def __str__(self) -> str:
        mark = "✗" if self.counts.failed else "✓"
        times = f"{self.seconds:>7.1f} s {self.processor_s:>7.1f} s of processor time"
        return f"{mark} {self.name:<22}{self.counts} {times}" + "".join(
            f"\n  ! failed together with the other tests, passed alone: {name}" for name in self.shaky
        )


def without_colours(output: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", output)


def counts(output: str, exit_code: int) -> Counts:
    """The numbers of tests in the last summary of pytest or vitest; a plain command counts as one."""
    output = without_colours(output)
    pattern = r"^(?:.*\d (?:passed|failed|errors?)\b.* in [\d.]+s.*|\s*Tests\s.*)$"
    summaries = re.findall(pattern, output, re.MULTILINE)
    if not summaries:
        return Counts(failed=1) if exit_code else Counts(passed=1)
    number = {word: int(n) for n, word in re.findall(r"(\d+) (passed|skipped|failed|errors?)", summaries[-1])}
    passed, skipped = number.pop("passed", 0), number.pop("skipped", 0)
    named = {kind: set(re.findall(rf"^{kind} (.+?)(?: - .*)?$", output, re.MULTILINE)) for kind in ("FAILED", "ERROR")}
    # A test that fails, and once more when it is put away, is one.
    failed = sum(number.values()) - len(named["FAILED"] & named["ERROR"])
    return Counts(passed, max(failed, 1) if exit_code else failed, skipped)


def run_command(command: tuple[str, ...], environ: dict[str, str], *, show: bool) -> tuple[Counts, str, float]:
    """The numbers of tests, the output, and the processor time."""
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=os.environ | environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    lines = []
    with process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line)
            if show:
                print(line, end="", flush=True)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    output = "".join(lines)
    return counts(output, process.returncode), output, used.ru_utime + used.ru_stime


def folder_for_tests() -> TemporaryDirectory[str]:
    """For everything that the tests write; deleted when they end."""
    has_room = os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM
    return TemporaryDirectory(prefix="kaktus-tests-", dir=MEMORY if has_room else None, ignore_cleanup_errors=True)


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


def run_part(part: Part, brought: dict[str, Future[bool]], *, alone: bool) -> Result:
    """A part that runs at the same time as others prints its output in one piece, at its end."""
    missing = [target for target in part.needs if not brought[target].result()]
    if missing:
        print(f"{part.name}: not run, because make could not install {', '.join(missing)}.", flush=True)
        return Result(part.name, Counts(failed=1), 0)
    print(f"… {part.name}", flush=True)
    start = time.monotonic()
    commands = [in_own_cache(command, part) for command in part.commands]
    totals = [run_command(command, part.environ, show=alone) for command in commands]
    result = Result(
        part.name,
        sum((numbers for numbers, _, _ in totals), Counts()),
        time.monotonic() - start,
        sum(used for _, _, used in totals),
        tuple(
            Failure(command, failed_tests(part, command, output))
            for command, (numbers, output, _) in zip(commands, totals, strict=True)
            if numbers.failed
        ),
    )
    output = "" if alone else "".join(output for _, output, _ in totals)
    print(f"\n── {part.name} ──\n{output}{result}\n", flush=True)
    return result


def cache_of(part: Part) -> Path:
    """Where pytest notes which tests of the part failed; deleted when the tests end."""
    return Path(os.environ["TMPDIR"]) / f"cache of {part.name}"


def in_own_cache(command: tuple[str, ...], part: Part) -> tuple[str, ...]:
    return (*command, "-o", f"cache_dir={cache_of(part)}") if "pytest" in command else command


def failed_tests(part: Part, command: tuple[str, ...], output: str) -> tuple[str, ...]:
    """As pytest noted them, or as vitest printed them: 'file > name'."""
    if "pytest" in command:
        notes = cache_of(part) / "v/cache/lastfailed"
        return tuple(json.loads(notes.read_text())) if notes.exists() else ()
    return tuple(re.findall(r"^ FAIL +(\S+ > .+)$", without_colours(output), re.MULTILINE))


def only_failed(failure: Failure) -> tuple[str, ...]:
    if "pytest" in failure.command:
        return (*failure.command, "--last-failed")
    files = dict.fromkeys(name.split(" > ")[0] for name in failure.names)
    return (*failure.command, "--", *files)


def try_again(part: Part, result: Result) -> Result:
    """Runs the few failed tests again, alone: those that pass then are named, and do not fail the part."""
    names = [name for failure in result.failures for name in failure.names]
    if not 0 < result.counts.failed == len(names) <= MAX_RETRIED_TESTS:
        return result
    print(f"… {part.name}, once more: {', '.join(names)}", flush=True)
    still_failed: list[str] = []
    for failure in result.failures:
        command = only_failed(failure)
        again, output, _ = run_command(command, part.environ, show=True)
        failed = failed_tests(part, command, output)
        if again.failed != len(failed) or again.passed + again.failed < len(failure.names):
            return result
        still_failed += failed
    shaky = tuple(name for name in names if name not in still_failed)
    numbers = Counts(result.counts.passed + len(shaky), len(still_failed), result.counts.skipped)
    return replace(result, counts=numbers, shaky=shaky)


def main(arguments: list[str]) -> int:
    long = "--long" in arguments
    names = [argument for argument in arguments if argument != "--long"]
    parts = [part.only_long() for part in PARTS if part.has_long_tests] if long else list(PARTS)
    unknown = set(names) - {part.name for part in parts}
    if unknown:
        print(f"No such part: {', '.join(sorted(unknown))}. Parts: {', '.join(p.name for p in parts)}", file=sys.stderr)
        return 2
    chosen = [part for part in parts if not names or part.name in names]
    needs = dict.fromkeys(target for part in chosen for target in part.needs)
    with (
        folder_for_tests() as folder,
        ThreadPoolExecutor(1) as python,
        ThreadPoolExecutor(1) as javascript,
        ThreadPoolExecutor(PARALLEL_PARTS) as lanes,
    ):
        os.environ["TMPDIR"] = folder
        brought = bring_all(needs, python, javascript)
        first = list(lanes.map(lambda part: run_part(part, brought, alone=len(chosen) == 1), chosen))
        results = [try_again(part, result) for part, result in zip(chosen, first, strict=True)]
    total = sum((result.counts for result in results), Counts())
    print("\n" + "\n".join(map(str, results)))
    print(f"{total.passed} passed, {total.failed} failed, {total.skipped} skipped")
    return int(total.failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
