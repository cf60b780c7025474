"""The scripts behind the make commands say the truth in one line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kaktus.common.environment import ROOT
from test_parts import Result, counts


@pytest.mark.parametrize(
    ("output", "exit_code", "expected"),
    [
        ("....\n146 passed in 9.76s\n", 0, (146, 0)),
        ("1 failed, 139 passed in 3.49s\n", 1, (139, 1)),
        ("3 errors in 0.47s\n", 2, (0, 3)),
        ("2 passed, 1 skipped in 1.00s\n", 0, (2, 0)),
        ("      Tests  12 passed (12)\n", 0, (12, 0)),
        ("      Tests  2 failed | 10 passed (12)\n", 1, (10, 2)),
        ("\x1b[2m      Tests \x1b[22m \x1b[1m\x1b[32m12 passed\x1b[39m\x1b[22m\x1b[90m (12)\x1b[39m\n", 0, (12, 0)),
        ("146 passed in 9.76s\nSegmentation fault\n", 139, (146, 1)),
        ("All checks passed!\n", 0, (1, 0)),
        ("error: no such file\n", 1, (0, 1)),
        ("no tests ran in 0.01s\n", 5, (0, 1)),
    ],
)
def test_results_are_counted_from_what_the_runner_printed(
    output: str, exit_code: int, expected: tuple[int, int]
) -> None:
    assert counts(output, exit_code) == expected


def test_a_part_is_one_line() -> None:
    assert str(Result("web", 12, 0, 3.21)).split() == ["✓", "web", "12", "passed", "0", "failed", "3.2", "s"]
    assert str(Result("web", 11, 1, 3.21)).startswith("✗")


def step(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "tools/step.py", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_a_step_that_works_is_quiet() -> None:
    result = step("Doing it", "--", "echo", "noise")
    assert result.returncode == 0
    assert "✓ Doing it" in result.stdout
    assert "noise" not in result.stdout + result.stderr


def test_a_long_step_counts_its_pieces(tmp_path: Path) -> None:
    (tmp_path / "lock").write_text("a==1\nb==2\n# note\n")
    result = step("Doing it", "--count", "^Got", "--of", f"{tmp_path}/lock:^[a-z]", "--", "echo", "Got a")
    assert result.returncode == 0
    assert "✓ Doing it" in result.stdout


def test_a_step_that_fails_shows_its_output_and_passes_its_code_on() -> None:
    result = step("Doing it", "--", "sh", "-c", "echo reason; exit 7")
    assert result.returncode == 7
    assert "✗ Doing it" in result.stdout
    assert "reason" in result.stderr


def fake_program(folder: Path, name: str, script: str) -> None:
    file = folder / name
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)


@pytest.mark.parametrize(
    ("programs", "says"),
    [
        ({}, "Python 3.11 or newer is missing"),
        ({"python3": "exit 1"}, "3.11 or newer is needed"),
        ({"python3": 'case "$2" in *venv*) exit 1;; esac'}, "venv module is missing"),
        ({"python3": "exit 0"}, "Node.js 20 or newer is missing"),
        ({"python3": "exit 0", "node": "exit 1"}, "20.19 or newer is needed"),
        ({"python3": "exit 0", "node": "exit 0"}, "npm is missing"),
    ],
)
def test_a_missing_prerequisite_is_one_line(tmp_path: Path, programs: dict[str, str], says: str) -> None:
    for name, script in programs.items():
        fake_program(tmp_path, name, script)
    result = subprocess.run(
        ["/bin/sh", str(ROOT / "tools/prerequisites.sh")],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 2
    assert says in result.stderr
    assert result.stderr.count("\n") == 1


def test_this_machine_has_what_is_needed() -> None:
    result = subprocess.run(
        ["/bin/sh", str(ROOT / "tools/prerequisites.sh")], env=os.environ, capture_output=True, check=False
    )
    assert result.returncode == 0
