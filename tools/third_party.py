"""Writes web/dist/THIRD-PARTY.txt: whose work is in pages, lessons and server, and under which licence."""

from __future__ import annotations

import gzip
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import brotli

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "server"))

from kaktus import __version__  # noqa: E402

TARGET = ROOT / "web/dist/THIRD-PARTY.txt"
LISTS = {
    "In the pages": "web/dist/.vite/third-party.json",
    "In the pages for staff": "web/dist/.vite/desk-third-party.json",
    "In the lessons": "games/dist/third-party.json",
    "Around lessons from other tools": "adapter/dist/third-party.json",
}
MEDIA = "Pictures, sounds and voices"
RULE = "=" * 80
LICENCE_FILE = re.compile(r"^(licen[cs]e|copying|notice)", re.IGNORECASE)
# Older packages do not use the standard names of licences.
PLAIN_NAMES = {
    "Apache 2": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "MIT License": "MIT",
    "BSD License": "BSD",
    # fido2 gives the text of the licence in place of its name.
    "Copyright (c) 2018 Yubico AB": "BSD-2-Clause",
    "Dual License": "",
}


class Incomplete(Exception):
    """Something is shipped whose licence is unknown."""


@dataclass(frozen=True)
class Package:
    name: str
    version: str
    licence: str
    texts: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.name} {self.version} ({self.licence})"


def bundled(file: Path) -> list[Package]:
    """The packages that a bundler has listed."""
    if not file.is_file():
        raise Incomplete(f"{file.relative_to(ROOT)} is missing: run 'make build'.")
    return [_with_text(Package(**entry | {"texts": tuple(entry["texts"])})) for entry in json.loads(file.read_text())]


def _with_text(package: Package) -> Package:
    if not package.texts:
        raise Incomplete(f"{package} is shipped without the text of its licence.")
    return package


def installed(lock: str) -> Iterator[Package]:
    """The packages in a Python lock, except those that this system does not need."""
    for name, marker in re.findall(r"^([\w.-]+)==[^\s;]+(?: ; (.*?))? \\$", lock, re.MULTILINE):
        try:
            package = distribution(name)
        except PackageNotFoundError:
            if marker:
                continue
            raise Incomplete(f"{name} is not installed: run 'make setup'.") from None
        texts = tuple(_licence_texts(package))
        if not texts:
            raise Incomplete(f"{name} is shipped without the text of its licence.")
        yield Package(name, package.version, licence_of(package), texts)


def _licence_texts(package: Distribution) -> Iterator[str]:
    for file in sorted(package.files or [], key=str):
        if ".dist-info" in file.parts[0] and LICENCE_FILE.match(file.name):
            yield file.read_text().strip()


def licence_of(package: Distribution) -> str:
    # Some packages put the whole text where the name belongs.
    written = [text.partition("\n")[0] for text in _about(package, "License-Expression") + _about(package, "License")]
    classifiers = [line.rpartition(" :: ")[2] for line in _about(package, "Classifier") if line.startswith("License")]
    return next(filter(None, map(_plain, [*written, ", ".join(map(_plain, classifiers))])), "see its text")


def _about(package: Distribution, name: str) -> list[str]:
    return package.metadata.get_all(name) or []


def _plain(name: str) -> str:
    return PLAIN_NAMES.get(name, name)


def media() -> list[str]:
    """The rows about pictures and sounds in docs/credits.md, which no package manager knows."""
    section = (ROOT / "docs/credits.md").read_text().partition(f"\n## {MEDIA}\n")[2].partition("\n## ")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line.startswith("|")
    ]
    if len(rows) < 3:
        raise Incomplete(f"docs/credits.md has nothing under '{MEDIA}'.")
    return [f"{what} ({licence}): {origin}".replace("`", "") for what, licence, origin in rows[2:]]


def notices() -> str:
    parts = {title: bundled(ROOT / file) for title, file in LISTS.items()}
    parts["On the server"] = list(installed((ROOT / "server/requirements.lock").read_text()))
    lists = {title: list(map(str, packages)) for title, packages in parts.items()} | {MEDIA: media()}
    # Many packages share exactly the same text.
    users: dict[str, list[str]] = {}
    for package in sorted({package for packages in parts.values() for package in packages}, key=lambda one: one.name):
        for text in package.texts:
            users.setdefault(text, []).append(f"{package.name} {package.version}")
    return "\n".join(
        [
            f"Third-party notices of the Kaktus library {__version__}\n",
            "The library's own code, texts, drawings and lessons are under the MIT licence. The work of\n"
            "others in it is listed here by the build, from what is really shipped; the texts of the\n"
            "licences follow.",
            *(f"\n{title}\n\n" + "\n".join(f"  {line}" for line in lines) for title, lines in lists.items()),
            *(f"\n{RULE}\n{', '.join(names)}\n{RULE}\n\n{text}" for text, names in users.items()),
            "",
        ]
    )


def write(target: Path) -> None:
    content = notices().encode()
    target.write_bytes(content)
    target.with_name(f"{target.name}.gz").write_bytes(gzip.compress(content, mtime=0))
    target.with_name(f"{target.name}.br").write_bytes(brotli.compress(content))


if __name__ == "__main__":
    try:
        write(TARGET)
    except Incomplete as problem:
        sys.exit(str(problem))
