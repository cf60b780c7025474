"""What the operator's commands share."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from datetime import date, datetime
from pathlib import Path
from typing import Any, BinaryIO, TextIO

from kaktus.common.files.private_files import close_output_to_others, new_private_file

_recorders: list[Callable[..., object]] = []


class CommandError(Exception):
    """The command cannot do what was asked; its text is the one line the operator sees."""


def register_command_recorder(record: Callable[..., object]) -> None:
    """The audit log belongs to the desk, which the slices below it do not know: the command itself passes it on."""
    _recorders[:] = [record]


def record_command(
    action: str,
    target: str = "",
    *,
    before: Mapping[str, Any] | None = None,
    after: Mapping[str, Any] | None = None,
    reason: str = "",
) -> None:
    """Call it in the transaction that makes the change, with the names that the desk uses."""
    (record,) = _recorders
    record(action=action, target=target, before=before, after=after, reason=reason)


def printable(text: str) -> str:
    """One line that a terminal shows as it is: control and direction characters are spelt out."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def day(text: str) -> date:
    """A day given as an argument."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{printable(text)!r} is not a day such as 2027-03-01") from None


def moment(at: datetime | None) -> str:
    """With its time zone, so that nobody takes it for the machine's."""
    # Before Django is set up, commands only need to be listed.
    from django.utils import timezone

    return f"{timezone.localtime(at):%Y-%m-%d %H:%M %Z}" if at else ""


@contextlib.contextmanager
def private_output(file: Path | None) -> Iterator[TextIO]:
    """For codes and personal data: a new file only for the operator, or the output; half a file is removed."""
    if file is None:
        close_output_to_others()
        yield sys.stdout
        return
    with private_bytes(file) as stream:
        text = io.TextIOWrapper(stream, encoding="utf-8", newline="")
        yield text
        text.flush()
        text.detach()


@contextlib.contextmanager
def private_bytes(file: Path) -> Iterator[BinaryIO]:
    """A new file that only the operator can read; half a file is removed."""
    try:
        handle = new_private_file(file)
    except FileExistsError:
        raise CommandError(f"{file} exists already; give another name, so that nothing is lost.") from None
    except OSError as error:
        raise CommandError(f"{file} cannot be written ({error.strerror}).") from None
    try:
        with os.fdopen(handle, "wb") as stream:
            yield stream
    except BaseException:
        file.unlink()
        raise
