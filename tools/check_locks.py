"""Fails when a lock file names a host, lacks a hash, or allows more than one version."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HOST = re.compile(r"\b[a-z][a-z0-9+.]*://|--(extra-)?index-url|--find-links", re.IGNORECASE)
EXACT = re.compile(r"^\d+\.\d+\.\d+[\w.+-]*$")


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


def npm_lock_problems(text: str) -> list[str]:
    problems: list[str] = []
    for name, entry in json.loads(text)["packages"].items():
        if "resolved" in entry:
            problems.append(f"names where {name} was fetched")
        if name and not entry.get("link") and "integrity" not in entry:
            problems.append(f"has no hash for {name}")
    return problems


def package_problems(text: str) -> list[str]:
    package = json.loads(text)
    wanted = package.get("dependencies", {}) | package.get("devDependencies", {})
    return [f"does not pin {name} ({version})" for name, version in wanted.items() if not EXACT.match(version)]


def problems_of_all() -> list[str]:
    found: list[str] = []
    for pattern, check in (
        ("*/requirements*.lock", python_lock_problems),
        ("*/package-lock.json", npm_lock_problems),
        ("*/package.json", package_problems),
    ):
        files = sorted(ROOT.glob(pattern))
        if not files:
            found.append(f"{pattern}: no such file")
        for file in files:
            found += [f"{file.relative_to(ROOT)} {problem}" for problem in check(file.read_text())]
    return found


if __name__ == "__main__":
    problems = problems_of_all()
    print("\n".join(problems) or "lock files: exact versions, hashes, no hosts")
    sys.exit(bool(problems))
