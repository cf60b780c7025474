"""How a part of the tests ended: its numbers, read from what it printed, and the names of the tests that failed."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace


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

    @property
    def failed_names(self) -> tuple[str, ...]:
        return tuple(name for failure in self.failures for name in failure.names)

    def forgiven(self) -> Result:
        """With its failed tests counted among those that passed."""
        failed = len(self.failed_names)
        return replace(self, counts=self.counts + Counts(passed=failed, failed=-failed), failures=())

    def __str__(self) -> str:
        mark = "✗" if self.counts.failed else "✓"
        times = f"{self.seconds:>7.1f} s {self.processor_s:>7.1f} s of processor time"
        return f"{mark} {self.name:<22}{self.counts} {times}"


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


def summary(results: list[Result], retried: list[str]) -> str:
    """Ends with the names of the tests that failed, and of those that CI tried again."""
    total = sum((result.counts for result in results), Counts())
    return "\n".join(
        [
            "",
            *map(str, results),
            *(f"✗ failed ({result.name}): {name}" for result in results for name in result.failed_names),
            *(f"! failed, and passed alone; find the race: {name}" for name in retried),
            f"{total.passed} passed, {total.failed} failed, {total.skipped} skipped",
        ]
    )
