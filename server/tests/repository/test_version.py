"""The version has one source, and everything else that names it follows."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from datetime import date

from kaktus import __version__
from kaktus.common.environment import ROOT


def test_the_command_says_its_version_without_any_setting() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kaktus.cli", "--version"],
        env={"PYTHONPATH": str(ROOT / "server"), "KAKTUS_UNKNOWN": "stops every other command"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"kaktus {__version__}\n"


def test_the_newest_entry_of_the_changes_is_this_version_with_its_day() -> None:
    entries = re.findall(r"^## (\S+) – (\S+)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert entries[0][0] == __version__
    days = [date.fromisoformat(day) for _, day in entries]
    assert days == sorted(days, reverse=True)


def test_the_api_and_all_packages_carry_this_version() -> None:
    assert json.loads((ROOT / "web/openapi.json").read_text())["info"]["version"] == __version__
    project = tomllib.loads((ROOT / "server/pyproject.toml").read_text())["project"]
    assert project["dynamic"] == ["version"], "the server's package has no number of its own"
    packages = [*ROOT.glob("package.json"), *ROOT.glob("*/package.json")]
    assert {"web", "games"} <= {file.parent.name for file in packages}
    for file in packages:
        assert json.loads(file.read_text()).get("version", __version__) == __version__, file


def test_npm_locks_carry_the_version_of_the_packages_that_they_lock() -> None:
    locks = [*ROOT.glob("package-lock.json"), *ROOT.glob("*/package-lock.json")]
    assert locks
    for file in locks:
        ours = [entry for name, entry in json.loads(file.read_text())["packages"].items() if "node_modules" not in name]
        assert {entry.get("version", __version__) for entry in ours} == {__version__}, file
