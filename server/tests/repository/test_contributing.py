"""The commands in CONTRIBUTING.md work as written."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from kaktus.common.environment import ROOT

pytestmark = pytest.mark.long

ACTIVATE = ". .venv/bin/activate"
AS_IT_IS = (
    ACTIVATE,
    "pytest server/tests/activation/test_code_form.py -k swap",
    "npm test --prefix web -- guard",
    ".venv/bin/python server/tests/repository/test_spec_map.py",
    "ruff check",
)
# What is run for a command: itself, or something that shows within a second or two that it would work.
TRIED = {
    **{command: command for command in AS_IT_IS},
    # These would change files.
    "ruff format": "ruff format --check",
    "./kaktus django makemigrations <slice>": "./kaktus django makemigrations accounts --check --dry-run",
    ".venv/bin/pre-commit install": 'cd "$(mktemp -d)" && git init -q && "$ROOT/.venv/bin/pre-commit" install',
    # A window cannot be opened everywhere: it is enough that the tests are found.
    "pytest e2e/test_shell.py --headed": "pytest e2e/test_shell.py --headed --collect-only",
    "KAKTUS_TEST_BROWSER=google-chrome pytest e2e/test_shell.py": "pytest e2e/test_shell.py --collect-only",
    "pytest e2e/journeys -k webkit    # or firefox, or chromium; -k 'webkit and trial' for one journey": (
        "pytest e2e/journeys -k webkit --collect-only"
    ),
    # These install, build or serve for minutes, or run this very test: make only prints what it would do.
    "make check": "make -n check",
    "make test": "make -n test",
    "make test-long": "make -n test-long",
    "make test-long PART=browser": "make -n test-long PART=browser",
    "make dev": "make -n dev",
    "make api-client": "make -n api-client",
    "make lock": "make -n lock",
}
LEFT_OUT = {
    "TEST_DATABASE=postgresql pytest server/tests": "takes minutes, and 'make test' runs it",
    "mypy": "takes half a minute, and 'make check' runs it",
    "npm test --prefix web -- completeness": "'make test' runs it, and the form is tried with another test",
    "npm run --prefix games draw": "changes files, and a test compares them",
    "npm run --prefix games contact-sheet -- <topic>": "needs a browser and takes half a minute",
    "EVERY_SIZE=1 pytest e2e/test_lessons.py    # looks for overlaps on every screen at every size": "takes minutes",
    "pytest path": "stands for the commands above it",
    "npm install --workspace web name@version": "needs a network and changes the lock",
}


def commands_in(page: str) -> set[str]:
    """Lines of code blocks, and commands within sentences."""
    blocks = re.findall(r"^```\w*\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    prose = re.sub(r"^```.*?^```$", "", page, flags=re.DOTALL | re.MULTILINE)
    within = re.findall(r"`((?:make|npm|pytest|ruff|mypy|\./kaktus|\.venv/bin/\S+)(?: [^`]+)?)`", prose)
    return {line for block in blocks for line in block.splitlines() if line} | set(within)


def test_every_command_is_tried_or_left_out_for_a_reason() -> None:
    assert commands_in((ROOT / "CONTRIBUTING.md").read_text()) == TRIED.keys() | LEFT_OUT.keys()


def test_commands_are_found_in_blocks_and_in_sentences() -> None:
    page = "Run `make it` or `a file`.\n\n```sh\none --two\n\nthree\n```\n\nThen `npm test`, `x`.\n"
    assert commands_in(page) == {"make it", "npm test", "one --two", "three"}


@pytest.mark.parametrize("command", TRIED)
def test_a_command_works(command: str, tmp_path: Path) -> None:
    # As in a fresh terminal: without this run's settings.
    settings = ("KAKTUS_", "PYTEST_", "DJANGO_", "MAKEFLAGS", "MAKELEVEL", "TEST_DATABASE")
    environ = {name: value for name, value in os.environ.items() if not name.startswith(settings)}
    done = subprocess.run(
        ["sh", "-c", f"{ACTIVATE} && {TRIED[command]}"],
        cwd=ROOT,
        env=environ | {"KAKTUS_DATA_DIR": str(tmp_path / "data"), "TMPDIR": str(tmp_path), "ROOT": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
