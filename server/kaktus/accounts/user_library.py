"""The codes that a person has activated (`userLibrary`), read by a higher slice: accounts know none themselves."""

from __future__ import annotations

from collections.abc import Callable
from uuid import UUID

_readers: list[Callable[[UUID], list[str]]] = []


def register_library_reader(read: Callable[[UUID], list[str]]) -> None:
    """A higher slice registers here, when it is loaded, a function that reads the codes of a person."""
    if read not in _readers:
        _readers.append(read)


def user_library(user_id: UUID) -> list[str]:
    return [code for read in _readers for code in read(user_id)]
