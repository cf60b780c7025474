"""What a backup says about itself, in its file `manifest.json`."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from kaktus.backups.problems import BackupProblem

NAME: Final = "manifest.json"
FORMAT: Final = 1


@dataclass(frozen=True)
class BackupFile:
    name: str
    size: int
    sha256: str


@dataclass(frozen=True)
class StoredLesson:
    folder: str
    """In the storage of the library."""
    archive: BackupFile
    files: dict[str, tuple[int, str]]
    """Size and SHA-256."""


@dataclass(frozen=True)
class Manifest:
    made_at: datetime
    release: str
    kind: str
    """The kind of database: sqlite or postgresql."""
    database: BackupFile
    rows: dict[str, int]
    migrations: list[str]
    lessons: list[StoredLesson]
    missing: list[str] = field(default_factory=list)
    """Files of lessons that were not in the storage."""
    needed: list[str] = field(default_factory=list)
    """What else a restored library needs, in words."""

    def written(self) -> bytes:
        facts = {"format": FORMAT} | asdict(self) | {"made_at": self.made_at.isoformat()}
        return (json.dumps(facts, indent=1, ensure_ascii=False) + "\n").encode()


def read_manifest(backup: Path) -> Manifest:
    try:
        facts: dict[str, Any] = json.loads((backup / NAME).read_bytes())
        is_readable = facts.pop("format") == FORMAT
        return _manifest(facts) if is_readable else _newer(backup)
    except (FileNotFoundError, NotADirectoryError):
        raise BackupProblem(f"{backup} is no backup: {_what_is_there(backup)}") from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BackupProblem(f"The file {NAME} in {backup} is damaged.") from None


def _what_is_there(folder: Path) -> str:
    if not folder.is_dir():
        return "there is no such folder."
    newest = max((place.parent.name for place in folder.glob(f"*/{NAME}")), default="")
    return f"name one of the backups in it, such as {folder / newest}." if newest else f"it has no {NAME}."


def _manifest(facts: dict[str, Any]) -> Manifest:
    lessons = [
        StoredLesson(
            folder=lesson["folder"],
            archive=BackupFile(**lesson["archive"]),
            files={name: (size, digest) for name, (size, digest) in lesson["files"].items()},
        )
        for lesson in facts.pop("lessons")
    ]
    made_at = datetime.fromisoformat(facts.pop("made_at"))
    return Manifest(made_at=made_at, database=BackupFile(**facts.pop("database")), lessons=lessons, **facts)


def _newer(backup: Path) -> Manifest:
    raise BackupProblem(f"{backup} was made by a newer release: install that one first.")
