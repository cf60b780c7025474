"""The arguments of the operator's commands for the move; commands.py does what they ask for."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

DOCUMENTS = "exported documents as JSON, JSON lines or CSV, or the folder of a managed export"


def add_commands(commands: Any) -> None:
    move_in = commands.add_parser("move-in", help="take over people and codes from the former system")
    inner = move_in.add_subparsers(dest="move_in_command", required=True, metavar="command")

    people = inner.add_parser("people", help="take over accounts; their passwords and Google sign-ins keep working")
    people.add_argument("file", type=Path, help="the account export of the identity service, JSON or CSV")
    people.add_argument(
        "--hash-config", type=Path, required=True, metavar="FILE", help="the password hash parameters of that service"
    )
    people.add_argument(
        "--known-account",
        metavar="ADDRESS",
        help="an account whose password you know; you are asked for it, and nothing is written if the key is wrong",
    )
    _add_report_options(people)
    people.set_defaults(run="kaktus.move_in.commands:run_people")

    codes = inner.add_parser("codes", help="take over activation codes, with their owners and dates")
    codes.add_argument("file", type=Path, help=DOCUMENTS)
    which = codes.add_mutually_exclusive_group(required=True)
    which.add_argument(
        "--books",
        type=Path,
        metavar="FILE",
        help="CSV that says which codes open which book: columns prefix and book, activation_code and book, "
        "or the name of a field of the documents and book",
    )
    which.add_argument("--book-field", metavar="NAME", help="the field of the documents that names the book")
    which.add_argument("--book", help="all codes of this file open this book, such as kaktus1")
    _add_collection(codes, "activationCodes")
    _add_report_options(codes)
    codes.set_defaults(run="kaktus.move_in.commands:run_codes")

    libraries = inner.add_parser("libraries", help="find owners of codes in the libraries of people, and compare")
    libraries.add_argument("file", type=Path, help=f"the documents of people, with their userLibrary: {DOCUMENTS}")
    _add_collection(libraries, "users")
    _add_report_options(libraries)
    libraries.set_defaults(run="kaktus.move_in.commands:run_libraries")


def _add_collection(command: argparse.ArgumentParser, name: str) -> None:
    command.add_argument(
        "--collection", metavar="NAME", default=name, help=f"which collection of the file to read (default: {name})"
    )


def _add_report_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--dry-run", action="store_true", help="only report what would be done")
    command.add_argument("--csv", type=Path, metavar="FILE", help="list refused records in this new file")
