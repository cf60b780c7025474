"""The programs that a backup needs (gpg, pg_dump, pg_restore), and what it means when one of them fails."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import IO, Final

from kaktus.backups.problems import BackupProblem

BLOCK: Final = 1024 * 1024
PACKAGES: Final = {"gpg": "gpg", "pg_dump": "postgresql-client", "pg_restore": "postgresql-client"}
# Part of a program's message, and what the operator should know about it.
EXPLANATIONS: Final = {
    "No space left on device": "There is no room left on the disk: free some, then start again.",
    "File too large": "There is no room left on the disk: free some, then start again.",
    "INV_RECP": "gpg does not know the key that the backup is to be encrypted for: import it (gpg --import), or name "
    "a file that holds the public key.",
    "can't open": "gpg cannot read the file with the public key.",
    "NO_SECKEY": "This backup is encrypted, and gpg has no private key here that opens it: import the right one "
    "(gpg --import), as the user who runs this command.",
    "BADMDC": "A file of the backup is damaged: gpg can open it, but it is not what was written.",
    "DECRYPTION_FAILED": "gpg could not open the backup: the key does not fit, its passphrase was not given, or the "
    "file is damaged.",
    "NODATA": "A file of the backup is damaged: gpg finds nothing encrypted in it.",
    "server version mismatch": "pg_dump is older than the database server: install postgresql-client of the server's "
    "version, and put it first in PATH.",
    "unsupported version": "pg_restore is older than the pg_dump that made the backup: install a newer "
    "postgresql-client, and put it first in PATH.",
    "could not connect": "The database server does not answer.",
    "connection to server": "The database server does not answer, or refuses the password.",
}


@contextmanager
def running(
    command: Sequence[str],
    *,
    stdin: IO[bytes] | int = subprocess.DEVNULL,
    stdout: IO[bytes] | int = subprocess.DEVNULL,
    environ: Mapping[str, str] | None = None,
) -> Iterator[subprocess.Popen[bytes]]:
    """When the block ends, the program has succeeded; otherwise BackupProblem says why."""
    with tempfile.TemporaryFile() as errors:
        try:
            program = subprocess.Popen(
                command,
                stdin=stdin,
                stdout=stdout,
                stderr=errors,
                # Without translations: its messages are compared with the words above.
                env=os.environ | (environ or {}) | {"LC_ALL": "C"},
            )
        except FileNotFoundError:
            name = command[0]
            raise BackupProblem(f"{name} is not installed here; on Debian: apt install {PACKAGES[name]}.") from None
        try:
            yield program
            _finish(program)
        except BaseException:
            _close(program)
            # Reading from a failed program, or writing to it, raises an error too: only the program knows the reason.
            if program.wait() and (reason := _explanation(_text(errors))):
                raise BackupProblem(reason) from None
            raise
        if program.wait():
            output = _text(errors)
            raise BackupProblem(_explanation(output) or f"{command[0]} failed: {_last_line(output)}")


def _finish(program: subprocess.Popen[bytes]) -> None:
    if program.stdin:
        program.stdin.close()
    while program.stdout and program.stdout.read(BLOCK):
        pass
    _close(program)


def _close(program: subprocess.Popen[bytes]) -> None:
    for pipe in (program.stdin, program.stdout):
        if pipe:
            try:
                pipe.close()
            except BrokenPipeError:
                continue


def _text(errors: IO[bytes]) -> str:
    errors.seek(0)
    return errors.read().decode(errors="replace")


def _explanation(output: str) -> str | None:
    return next((reason for part, reason in EXPLANATIONS.items() if part in output), None)


def _last_line(output: str) -> str:
    lines = [line for line in output.splitlines() if line and not line.startswith("[GNUPG:]")]
    return lines[-1] if lines else "it did not say why."
