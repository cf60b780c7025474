"""Where the books' files are kept."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote, urlsplit


class StorageProblem(Exception):
    """The storage cannot be used; the text says what to do."""


def storage_folder(url: str) -> Path:
    return Path(unquote(urlsplit(url).path))


def check_storage(url: str) -> None:
    folder = storage_folder(url)
    if not folder.is_dir():
        raise StorageProblem(f"The folder {folder} for the books' files is missing: run './kaktus migrate'.")
    try:
        next(folder.iterdir(), None)
    except OSError as error:
        raise StorageProblem(f"The folder {folder} for the books' files cannot be read ({error.strerror}).") from None
