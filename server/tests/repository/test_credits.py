"""docs/credits.md names every package that the project chose, with its licence, and none that is gone."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from importlib.metadata import distribution

import pytest
from third_party import licence_of

from kaktus.common.environment import ROOT

PAGES, SERVER, WORKSHOP = "In the pages and lessons", "On the server", "What builds, checks and tests it"


def credited(section: str) -> Iterator[tuple[str, str]]:
    """Names with licences; packages are the names in backticks in the first column."""
    text = (ROOT / "docs/credits.md").read_text().partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    for names, licence in re.findall(r"^\| (`[^|]+) \| ([^|]+) \|", text, re.MULTILINE):
        yield from ((name, licence) for name in re.findall(r"`([^`]+)`", names))


def chosen_of_python(lock: str) -> set[str]:
    entries = re.split(r"\n(?=\S)", (ROOT / lock).read_text())
    wanted_by_us = re.compile(r"# .*(pyproject\.toml\)|requirements\.in)$", re.MULTILINE)
    return {entry.partition("==")[0] for entry in entries if wanted_by_us.search(entry)}


def chosen_of_npm(kind: str, *folders: str) -> dict[str, str]:
    """The packages that our own packages name, with their licences."""
    licences = {}
    locked = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    for folder in folders:
        for name in json.loads((ROOT / folder / "package.json").read_text()).get(kind, {}):
            entry = locked.get(f"{folder}/node_modules/{name}") or locked[f"node_modules/{name}"]
            if not entry.get("link"):
                licences[name] = entry["license"]
    return licences


def npm_folders() -> list[str]:
    return sorted(file.parent.name for file in ROOT.glob("*/package.json"))


def test_what_the_pages_and_lessons_are_made_of() -> None:
    parts = [folder for folder in npm_folders() if folder != "e2e"]
    assert dict(credited(PAGES)) == chosen_of_npm("dependencies", *parts)


def test_what_the_server_is_made_of() -> None:
    chosen = chosen_of_python("server/requirements.lock")
    assert dict(credited(SERVER)) == {name: licence_of(distribution(name)) for name in chosen}


def test_what_it_is_built_and_tested_with() -> None:
    of_npm = chosen_of_npm("devDependencies", ".", *npm_folders()) | chosen_of_npm("dependencies", "e2e")
    of_python = chosen_of_python("server/requirements-dev.lock") - chosen_of_python("server/requirements.lock")
    of_python |= chosen_of_python("bench/requirements.lock") | chosen_of_python("voice/requirements.lock") | {"pip"}
    named = dict(credited(WORKSHOP))
    assert set(named) == set(of_npm) | of_python
    assert {name: named[name] for name in of_npm} == of_npm


@pytest.mark.parametrize("section", [PAGES, SERVER, WORKSHOP])
def test_a_package_is_named_once(section: str) -> None:
    times = Counter(name for name, _ in credited(section))
    assert times
    assert set(times.values()) == {1}
