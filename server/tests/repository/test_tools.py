"""The scripts behind the make commands report the truth in one line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kaktus.common.environment import ROOT
from part_results import Counts, Result, counts
from run_tests import PARTS, RETRIED_TESTS, Part, main, quick_pytest, run_part
from run_tests import pytest as pytest_command


@pytest.mark.parametrize(
    ("output", "exit_code", "expected"),
    [
        ("....\n146 passed in 9.76s\n", 0, Counts(146, 0)),
        ("1 failed, 139 passed in 3.49s\n", 1, Counts(139, 1)),
        ("3 errors in 0.47s\n", 2, Counts(0, 3)),
        ("2 passed, 1 skipped in 1.00s\n", 0, Counts(2, 0, 1)),
        ("      Tests  12 passed (12)\n", 0, Counts(12, 0)),
        ("      Tests  12 passed | 3 skipped (15)\n", 0, Counts(12, 0, 3)),
        ("      Tests  2 failed | 10 passed (12)\n", 1, Counts(10, 2)),
        (
            "\x1b[2m      Tests \x1b[22m \x1b[1m\x1b[32m12 passed\x1b[39m\x1b[22m\x1b[90m (12)\x1b[39m\n",
            0,
            Counts(12, 0),
        ),
        ("146 passed in 9.76s\nSegmentation fault\n", 139, Counts(146, 1)),
        ("All checks passed!\n", 0, Counts(1, 0)),
        ("error: no such file\n", 1, Counts(0, 1)),
        ("no tests ran in 0.01s\n", 5, Counts(0, 1)),
    ],
)
def test_results_are_counted_from_what_the_runner_printed(output: str, exit_code: int, expected: Counts) -> None:
    assert counts(output, exit_code) == expected


def test_a_part_is_one_line() -> None:
    line = str(Result("web", Counts(12, 0, 2), 3.21, 5.49))
    assert " ".join(line.split()) == "✓ web 12 passed 0 failed 2 skipped 3.2 s 5.5 s of processor time"
    assert str(Result("web", Counts(11, 1), 3.21)).startswith("✗")


SHAKY = """
from pathlib import Path
import pytest

def test_steady():
    pass

@pytest.fixture
def tried(number):
    mark = Path(__file__).with_name(f"tried {{number}}")
    tried = mark.exists()
    mark.touch()
    yield tried
    # One that fails in its own code and then again when it is put away is one test.
    assert tried

@pytest.mark.parametrize("number", range({tests}))
def test_shaky(tried):
    assert tried and {can_pass}
"""


PLAIN = ("--noconftest", "-p", "no:django", "-p", "no:playwright")


def run_shaky(
    part: Part, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], notes: Path | None
) -> tuple[int, list[str]]:
    """The exit code of a run that is one part, and what follows its line in the summary."""
    monkeypatch.setenv("TMPDIR", str(folder))
    monkeypatch.setattr("run_tests.PARTS", (part,))
    if notes:
        monkeypatch.setenv(RETRIED_TESTS, str(notes))
    else:
        monkeypatch.delenv(RETRIED_TESTS, raising=False)
    code = main([])
    lines = capsys.readouterr().out.splitlines()
    [*_, line] = [number for number, line in enumerate(lines) if line.startswith(("✓ shaky", "✗ shaky"))]
    return code, lines[line + 1 :]


def shaky_part(folder: Path, *, tests: int = 1, can_pass: bool = True) -> Part:
    file = folder / "test_shaky.py"
    file.write_text(SHAKY.format(tests=tests, can_pass=can_pass))
    return Part("shaky", (), (pytest_command(*PLAIN, "-n", "2", str(file)),))


def test_a_test_that_fails_once_fails_the_run_and_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, last_lines = run_shaky(shaky_part(tmp_path), tmp_path, monkeypatch, capsys, notes=None)
    assert code == 1
    assert last_lines[0].startswith("✗ failed (shaky): ")
    assert last_lines[0].endswith("test_shaky.py::test_shaky[0]")
    assert last_lines[1:] == ["1 passed, 1 failed, 0 skipped"]


@pytest.mark.long
@pytest.mark.parametrize(
    ("earlier", "tests", "can_pass", "forgiven"),
    [(0, 2, True, True), (1, 1, True, True), (0, 1, False, False), (1, 2, True, False), (0, 3, True, False)],
    ids=["two pass alone", "the second of the run", "fails again", "the third of the run", "three at once"],
)
def test_in_ci_two_tests_of_the_whole_run_are_tried_again_alone_and_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    earlier: int,
    tests: int,
    can_pass: bool,
    forgiven: bool,
) -> None:
    notes = tmp_path / "retried"
    notes.write_text("earlier\n" * earlier)
    part = shaky_part(tmp_path, tests=tests, can_pass=can_pass)
    code, last_lines = run_shaky(part, tmp_path, monkeypatch, capsys, notes)
    assert code == (0 if forgiven else 1)
    names = [line.rpartition("test_shaky.py::")[2] for line in last_lines[:-1]]
    shaky = [f"test_shaky[{number}]" for number in range(tests)]
    retried = ["! failed, and passed alone; find the race: earlier"] * earlier
    if forgiven:
        assert sorted(names) == sorted(retried + shaky)
        assert last_lines[-1] == f"{tests + 1} passed, 0 failed, 0 skipped"
        assert len(notes.read_text().splitlines()) == earlier + tests
    else:
        assert sorted(names) == sorted(shaky + retried)
        assert last_lines[-1] == f"1 passed, {tests} failed, 0 skipped"
        assert len(notes.read_text().splitlines()) == earlier


QUICK_AND_LONG = """
import pytest

def test_quick():
    pass

@pytest.mark.long
def test_long():
    pass

@pytest.mark.long
def test_longer():
    pass
"""


def test_what_the_quick_tests_leave_out_the_long_ones_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    file = tmp_path / "test_both.py"
    file.write_text(QUICK_AND_LONG)
    part = Part("both", (), (quick_pytest(*PLAIN, str(file)),))
    assert run_part(part, {}, alone=False).counts == Counts(passed=1)
    assert run_part(part.only_long(), {}, alone=False).counts == Counts(passed=2)


def test_every_part_with_long_tests_runs_them_in_the_same_way() -> None:
    parts = {part.name: part for part in PARTS if part.has_long_tests}
    on_both = {f"{which} on {kind}" for which in ("slices", "the rest") for kind in ("SQLite", "PostgreSQL")}
    assert set(parts) == {"browser", "engines"} | on_both
    for part in parts.values():
        (quick,), (long,) = part.commands, part.only_long().commands
        assert [(a, b) for a, b in zip(quick, long, strict=True) if a != b] == [("-m=not long", "-m=long")]


VITEST = """
import {{ existsSync, writeFileSync }} from 'node:fs';
import {{ expect, test }} from 'vitest';

test('steady', () => {{}});
test.each([{numbers}])('shaky %i', (number) => {{
  const mark = new URL(`tried ${{number}}`, import.meta.url);
  const tried = existsSync(mark);
  writeFileSync(mark, '');
  expect(tried && {can_pass}).toBe(true);
}});
"""


@pytest.mark.long
@pytest.mark.parametrize(
    ("numbers", "can_pass", "failed"),
    [("1, 2", "true", 0), ("1", "number > 1", 1)],
    ids=["pass alone", "fails again"],
)
def test_the_same_for_vitest(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    numbers: str,
    can_pass: str,
    failed: int,
) -> None:
    (tmp_path / "shaky.test.mjs").write_text(VITEST.format(numbers=numbers, can_pass=can_pass))
    (tmp_path / "package.json").write_text('{"scripts": {"test": "vitest run"}}')
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    notes = tmp_path / "retried"
    notes.touch()
    part = Part("shaky", (), (("npm", "run", "--silent", "--prefix", str(tmp_path), "test"),))
    code, last_lines = run_shaky(part, tmp_path, monkeypatch, capsys, notes)
    assert code == failed
    assert [line[0] for line in last_lines[:-1]] == (["✗"] if failed else ["!", "!"])
    assert "shaky.test.mjs > shaky 1" in last_lines[0]


def step(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "tools/step.py", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_a_step_that_works_is_quiet() -> None:
    result = step("Doing it", "--", "echo", "noise")
    assert result.returncode == 0
    assert "✓ Doing it" in result.stdout
    assert "noise" not in result.stdout + result.stderr


def test_a_step_that_warns_shows_its_warnings_alone() -> None:
    result = step("Doing it", "--", "sh", "-c", "echo noise; echo Warning: no recording yet")
    assert result.returncode == 0
    assert result.stderr == "Warning: no recording yet\n"


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


@pytest.mark.long
@pytest.mark.parametrize(
    ("folder", "path"),
    [(".", "server/tests/activation/test_months.py"), ("server/tests/activation", "test_months.py")],
)
def test_a_single_test_runs_from_any_folder(folder: str, path: str) -> None:
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("KAKTUS_", "TEST_"))}
    pytest_program = Path(sys.executable).with_name("pytest")
    result = subprocess.run(
        [str(pytest_program), path], cwd=ROOT / folder, env=environ, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert " passed in " in result.stdout
