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
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from make_targets import (
    ADAPTER,
    BROWSER,
    GAMES,
    JS_PACKAGES,
    LICENCES,
    NGINX,
    OTHER_BROWSERS,
    PACKAGES,
    WEB,
    bring_all,
)
from part_results import Counts, Failure, Result, counts, summary, without_colours

ROOT = Path(__file__).resolve().parents[1]
PYTHON = str(ROOT / ".venv/bin/python")
BIN = ROOT / ".venv/bin"
# How many parts run at a time: two of three keep two cores busy while one waits.
PARALLEL_PARTS = 3
# CI runs on shared machines: there, this many tests of the whole run may fail once and then pass alone.
MAX_RETRIED_TESTS = 2
# The file in which CI notes them, one a line, for `make test` and `make test-long` together.
# If unset, none is tried again.
RETRIED_TESTS = "RETRIED_TESTS"
# See the marker in pyproject.toml.
NOT_LONG, LONG = "-m=not long", "-m=long"
CLUSTER, JOURNEYS = "e2e/test_cluster.py", "e2e/journeys"
KINDS = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
# On each database the server's tests are two parts: one alone would still run when all others are done.
SLICES = tuple(f"server/tests/{name}" for name in ("accounts", "activation", "delivery", "desk", "library", "move_in"))
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


def only_test(part: Part, command: tuple[str, ...], name: str) -> tuple[str, ...]:
    """The command for one failed test of the part, in one process; vitest runs its file."""
    if "pytest" in command:
        (cache_of(part) / "v/cache/lastfailed").write_text(json.dumps({name: True}))
        return (*command, "--last-failed", "-n", "0")
    return (*command, "--", name.split(" > ")[0])


def passes_alone(part: Part, command: tuple[str, ...], name: str) -> bool:
    print(f"… {part.name}, once more and alone: {name}", flush=True)
    again, _, _ = run_command(only_test(part, command, name), part.environ, show=True)
    return again.passed > 0 and again.failed == 0


def try_again(parts: list[Part], results: list[Result], notes: Path) -> list[Result]:
    """Runs the failed tests one after the other; if all pass, notes their names and forgives them.

    If there are more than the run may have, or something failed that is no test, all of it stays failed.
    """
    names = [name for result in results for name in result.failed_names]
    noted = notes.read_text().splitlines()
    unnamed = sum(result.counts.failed for result in results) - len(names)
    if not names or unnamed or len(noted) + len(names) > MAX_RETRIED_TESTS:
        return results
    passed = [
        passes_alone(part, failure.command, name)
        for part, result in zip(parts, results, strict=True)
        for failure in result.failures
        for name in failure.names
    ]
    if not all(passed):
        return results
    notes.write_text("".join(f"{name}\n" for name in [*noted, *names]))
    return [result.forgiven() for result in results]


def run_parts(parts: list[Part]) -> list[Result]:
    needs = dict.fromkeys(target for part in parts for target in part.needs)
    with (
        ThreadPoolExecutor(1) as python,
        ThreadPoolExecutor(1) as javascript,
        ThreadPoolExecutor(PARALLEL_PARTS) as lanes,
    ):
        brought = bring_all(needs, python, javascript)
        return list(lanes.map(lambda part: run_part(part, brought, alone=len(parts) == 1), parts))


def main(arguments: list[str]) -> int:
    long = "--long" in arguments
    names = [argument for argument in arguments if argument != "--long"]
    parts = [part.only_long() for part in PARTS if part.has_long_tests] if long else list(PARTS)
    unknown = set(names) - {part.name for part in parts}
    if unknown:
        print(f"No such part: {', '.join(sorted(unknown))}. Parts: {', '.join(p.name for p in parts)}", file=sys.stderr)
        return 2
    chosen = [part for part in parts if not names or part.name in names]
    notes = Path(os.environ[RETRIED_TESTS]) if os.environ.get(RETRIED_TESTS) else None
    with folder_for_tests() as folder:
        os.environ["TMPDIR"] = folder
        results = run_parts(chosen)
        if notes:
            results = try_again(chosen, results, notes)
    print(summary(results, notes.read_text().splitlines() if notes else []))
    return int(any(result.counts.failed for result in results))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
