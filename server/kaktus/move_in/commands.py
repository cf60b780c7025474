"""The operator's commands for the move from the former system: people, codes, and the owners of codes."""

from __future__ import annotations

import argparse
import contextlib
import getpass
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kaktus.common.command import CommandError, printable, private_output

if TYPE_CHECKING:
    from kaktus.common.former_key import FormerKey
    from kaktus.move_in.flows.people import KnownAccount
    from kaktus.move_in.report import MoveReport

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
    people.set_defaults(run=run_people)

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
    codes.set_defaults(run=run_codes)

    libraries = inner.add_parser("libraries", help="find owners of codes in the libraries of people, and compare")
    libraries.add_argument("file", type=Path, help=f"the documents of people, with their userLibrary: {DOCUMENTS}")
    _add_collection(libraries, "users")
    _add_report_options(libraries)
    libraries.set_defaults(run=run_libraries)


def _add_collection(command: argparse.ArgumentParser, name: str) -> None:
    command.add_argument(
        "--collection", metavar="NAME", default=name, help=f"which collection of the file to read (default: {name})"
    )


def _add_report_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--dry-run", action="store_true", help="only report what would be done")
    command.add_argument("--csv", type=Path, metavar="FILE", help="list refused records in this new file")


def run_people(options: argparse.Namespace) -> int:
    from kaktus.move_in.flows.people import KeyProblem, move_in_people, settle_key, survey

    key = _read_key(options.hash_config)
    account = _known_account(options.known_account)
    with _reporting(options) as report:
        try:
            with _watching("Checking", options.file) as watch:
                result = survey(options.file, key, account, watch=watch)
            if not options.dry_run:
                settle_key(key, is_proved=bool(account))
        except KeyProblem as problem:
            raise CommandError(printable(str(problem))) from None
        with _watching("Moving in", options.file) as watch:
            move_in_people(options.file, key, result.addresses, report, dry_run=options.dry_run, watch=watch)
    if not account:
        print("! The key was not proved. Log in with an account whose password you know, or use --known-account.")
    return _end(report, "People", options)


def run_codes(options: argparse.Namespace) -> int:
    from kaktus.move_in.book_rules import book_in_field, books_from_file, one_book
    from kaktus.move_in.exported_codes import CODES
    from kaktus.move_in.flows.codes import existing_books, move_in_codes

    shape = replace(CODES, collection=options.collection)
    if options.book_field:
        # A name that no document has is told once, and not for each of them.
        shape = replace(shape, telling=frozenset({options.book_field}))
    with _reporting(options) as report, _watching("Moving in", options.file) as watch:
        books = existing_books()
        if not books:
            raise CommandError("There are no books yet. Import them first with './kaktus content import'.")
        if options.books:
            book_of = books_from_file(options.books, books)
        else:
            book_of = book_in_field(options.book_field, books) if options.book_field else one_book(options.book, books)
        move_in_codes(options.file, shape, book_of, report, dry_run=options.dry_run, watch=watch)
    return _end(report, "Records of codes", options)


def run_libraries(options: argparse.Namespace) -> int:
    from kaktus.move_in.flows.libraries import LIBRARIES, move_in_libraries, survey_libraries

    shape = replace(LIBRARIES, collection=options.collection)
    with _reporting(options) as report:
        with _watching("Checking", options.file) as watch:
            claimed_twice = survey_libraries(options.file, shape, watch=watch)
        with _watching("Comparing", options.file) as watch:
            move_in_libraries(options.file, shape, claimed_twice, report, dry_run=options.dry_run, watch=watch)
    return _end(report, "Libraries", options)


def _read_key(file: Path) -> FormerKey:
    from kaktus.common.former_key import parse_former_key

    try:
        return parse_former_key(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise CommandError(f"{file} cannot be read ({error.strerror}).") from None
    except UnicodeDecodeError:
        raise CommandError(f"{file} is not in UTF-8.") from None
    except ValueError as problem:
        raise CommandError(f"{file} cannot be used as hash configuration: {problem}.") from None


def _known_account(address: str | None) -> KnownAccount | None:
    from kaktus.accounts.emails import BadAddress, normalised_email
    from kaktus.move_in.flows.people import KnownAccount

    has_terminal = sys.stdin.isatty()
    if address is None and has_terminal:
        address = _asked("An account whose password you know, to prove the key (Enter: none): ")
    if not address:
        return None
    try:
        email = normalised_email(address)
    except BadAddress as problem:
        raise CommandError(str(problem)) from None
    try:
        password = (
            getpass.getpass(f"The password of {email} in the former system: ") if has_terminal else sys.stdin.readline()
        ).rstrip("\r\n")
    except EOFError:
        password = ""
    if not password:
        raise CommandError(
            f"The password of {email} is needed to prove the key: type it, or give it as the first line of standard "
            "input. Nothing was written."
        )
    return KnownAccount(email, password)


def _asked(question: str) -> str:
    try:
        return input(question).strip()
    except EOFError:
        return ""


@contextlib.contextmanager
def _reporting(options: argparse.Namespace) -> Iterator[MoveReport]:
    from kaktus.common.database.bulk import keep_memory_small
    from kaktus.move_in.reading.records import BadFile
    from kaktus.move_in.report import CsvListing, MoveReport, PrintedListing

    keep_memory_small()
    try:
        with private_output(options.csv) as stream:
            yield MoveReport(CsvListing(stream) if options.csv else PrintedListing(stream))
    except BadFile as problem:
        raise CommandError(printable(str(problem))) from None


@contextlib.contextmanager
def _watching(what: str, file: Path) -> Iterator[Callable[[int], None]]:
    from kaktus.move_in.progress import Progress

    progress = Progress(what, file)
    try:
        yield progress
    finally:
        progress.end()


def _end(report: MoveReport, what: str, options: argparse.Namespace) -> int:
    """One line per count, and the exit code: 1 if anything is listed."""
    print(report.headline(what, dry_run=options.dry_run))
    for name, count in report.counts.items():
        print(f"  {count:>12,}  {name}")
    if options.csv:
        print(f"  The refused records, and those to look at, are in {options.csv}.")
    return 1 if report.has_listed else 0
