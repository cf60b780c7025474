"""The files with which the library plays lessons from other tools: storage, SCORM, and the H5P player."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from kaktus.library.reading.compressed_twins import ENCODINGS, plain_name
from kaktus.library.reading.lesson_folders import content_type


@lru_cache(maxsize=2)
def adapter_files(folder: Path) -> Mapping[str, Mapping[str, Any]]:
    """By name, like the files of a package. They are the build's own, so they do not change while the library runs."""
    names = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    return {name: _entry(folder, name, names) for name in names if plain_name(name) not in names}


def _entry(folder: Path, name: str, names: set[str]) -> dict[str, Any]:
    content = (folder / name).read_bytes()
    twins = {code: name + ending for code, ending in ENCODINGS.items() if name + ending in names}
    return {
        "size": len(content),
        "etag": hashlib.sha256(content).hexdigest()[:16],
        "type": content_type(name),
        "encodings": {code: (folder / twin).stat().st_size for code, twin in twins.items()},
    }
