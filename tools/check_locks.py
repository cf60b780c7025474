"""Fails if a lock file names a host, lacks a hash or an exact version, or if the installer is not the locked one."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping
from importlib.metadata import distributions
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HOST = re.compile(r"\b[a-z][a-z0-9+.]*://|--(extra-)?index-url|--find-links", re.IGNORECASE)
# A package may be installed under another name: "npm:typescript@7.0.2".
EXACT = re.compile(r"^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+[\w.+-]*$")


def python_lock_problems(text: str) -> list[str]:
    problems = ["names a host"] if HOST.search(text) else []
    entries = re.split(r"\n(?=\S)", text.strip())
    for entry in entries:
        if entry.startswith("#"):
            continue
        if "==" not in entry.split("\n", 1)[0]:
            problems.append(f"has no exact version for {entry.split()[0]}")
        elif "--hash=sha256:" not in entry:
            problems.append(f"has no hash for {entry.split('==')[0]}")
    return problems


def installer_problems(installed: Mapping[str, str], lock: str) -> list[str]:
    """An environment keeps the installer that Python came with, unless somebody updates it."""
    locked = dict(re.findall(r"^([\w-]+)==(\S+)", lock, re.MULTILINE))
    problems = [
        f"has {name} {installed[name]} instead of {version}"
        for name, version in locked.items()
        if installed.get(name, version) != version
    ]
    return problems + (["has setuptools, which nothing needs"] if "setuptools" in installed else [])


def npm_lock_problems(text: str) -> list[str]:
    problems: list[str] = []
    for name, entry in json.loads(text)["packages"].items():
        # Our own workspaces are links to folders next to them.
        if "node_modules/" not in name or entry.get("link"):
            continue
        if "resolved" in entry:
            problems.append(f"names where {name} was fetched")
        if "integrity" not in entry:
            problems.append(f"has no hash for {name}")
    return problems


def package_problems(text: str) -> list[str]:
    package = json.loads(text)
    dependencies = package.get("dependencies", {}) | package.get("devDependencies", {})
    return [f"does not pin {name} ({version})" for name, version in dependencies.items() if not EXACT.match(version)]


def problems_of_all() -> list[str]:
    problems: list[str] = []
    for pattern, check in (
        ("*/requirements*.lock", python_lock_problems),
        ("package-lock.json", npm_lock_problems),
        ("package.json", package_problems),
        ("*/package.json", package_problems),
    ):
        files = sorted(ROOT.glob(pattern))
        if not files:
            problems.append(f"{pattern}: no such file")
        for file in files:
            problems += [f"{file.relative_to(ROOT)} {problem}" for problem in check(file.read_text())]
    return problems


def problems_of_this_environment() -> list[str]:
    installed = {package.metadata["Name"].lower(): package.version for package in distributions()}
    lock = (ROOT / "server" / "requirements-pip.lock").read_text()
    return [f".venv {problem}: run 'make setup'" for problem in installer_problems(installed, lock)]


if __name__ == "__main__":
    problems = problems_of_all() + problems_of_this_environment()
    print("\n".join(problems) or "lock files: exact versions, hashes, no hosts; the installer is the locked one")
    sys.exit(bool(problems))
