"""The files of a backup: private, written through to the disk, and encrypted by gpg if recipients are named."""

from __future__ import annotations

import hashlib
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from kaktus.backups.programs import running
from kaktus.common.files.private_files import new_private_file

ENDING: Final = ".gpg"
# The command says whom a backup is for; gpg must not ask about it.
ENCRYPT: Final = ("gpg", "--batch", "--no-tty", "--status-fd=2", "--trust-model=always", "--compress-level=1")
DECRYPT: Final = ("gpg", "--batch", "--status-fd=2", "--decrypt")


@dataclass(frozen=True)
class Seal:
    """The recipients: keys in gpg's keyring, or files with a public key. Without any, the files are not encrypted."""

    recipients: tuple[str, ...] = ()

    @property
    def ending(self) -> str:
        return ENDING if self.recipients else ""

    @contextmanager
    def writing(self, file: Path) -> Iterator[IO[bytes]]:
        with os.fdopen(new_private_file(file), "wb") as target:
            if self.recipients:
                with running(self._command(), stdin=subprocess.PIPE, stdout=target) as gpg:
                    assert gpg.stdin
                    yield gpg.stdin
            else:
                yield target
                target.flush()
            os.fsync(target.fileno())

    def _command(self) -> list[str]:
        keys = [f"--recipient{'-file' if Path(name).is_file() else ''}={name}" for name in self.recipients]
        return [*ENCRYPT, *keys, "--encrypt"]


@contextmanager
def reading(file: Path) -> Iterator[IO[bytes]]:
    """What was written, whether it is encrypted or not."""
    if file.suffix != ENDING:
        with file.open("rb") as stream:
            yield stream
        return
    with running([*DECRYPT, str(file)], stdout=subprocess.PIPE) as gpg:
        assert gpg.stdout
        yield gpg.stdout


def digest_of(file: Path) -> str:
    """The digest of the file as stored, so that damage is found without a key."""
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def write_through(folder: Path) -> None:
    """So that new and renamed files survive a power cut."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
