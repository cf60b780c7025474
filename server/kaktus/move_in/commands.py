"""The operator's commands for the move from the former system: people, codes, and the owners of codes."""

from __future__ import annotations

import argparse
import contextlib
import getpass
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from kaktus.accounts.emails import BadAddress, normalised_email
from kaktus.common.command import CommandError, printable, private_output
from kaktus.common.database.bulk import keep_memory_small
from kaktus.common.former_key import FormerKey, parse_former_key
from kaktus.move_in.book_rules import book_in_field, books_from_file, one_book
from kaktus.move_in.exported_codes import CODES
from kaktus.move_in.flows.codes import existing_books, move_in_codes
from kaktus.move_in.flows.libraries import LIBRARIES, move_in_libraries, survey_libraries
from kaktus.move_in.flows.people import KeyProblem, KnownAccount, move_in_people, store_key, survey
from kaktus.move_in.progress import Progress
from kaktus.move_in.reading.records import BadFile
from kaktus.move_in.report import CsvListing, MoveReport, PrintedListing


def run_people(options: argparse.Namespace) -> int:
    key = _read_key(options.hash_config)
    account = _known_account(options.known_account)
    with _reporting(options) as report:
        try:
            with _watching("Checking", options.file) as watch:
                result = survey(options.file, key, account, watch=watch)
            if not options.dry_run:
                store_key(key, is_proved=bool(account))
        except KeyProblem as problem:
            raise CommandError(printable(str(problem))) from None
        with _watching("Moving in", options.file) as watch:
            move_in_people(options.file, key, result.addresses, report, dry_run=options.dry_run, watch=watch)
    if not account:
        print("! The key was not proved. Log in with an account whose password you know, or use --known-account.")
    return _end(report, "People", options)


def run_codes(options: argparse.Namespace) -> int:
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
    shape = replace(LIBRARIES, collection=options.collection)
    with _reporting(options) as report:
        with _watching("Checking", options.file) as watch:
            claimed_twice = survey_libraries(options.file, shape, watch=watch)
        with _watching("Comparing", options.file) as watch:
            move_in_libraries(options.file, shape, claimed_twice, report, dry_run=options.dry_run, watch=watch)
    return _end(report, "Libraries", options)


def _read_key(file: Path) -> FormerKey:
    try:
        return parse_former_key(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise CommandError(f"{file} cannot be read ({error.strerror}).") from None
    except UnicodeDecodeError:
        raise CommandError(f"{file} is not in UTF-8.") from None
    except ValueError as problem:
        raise CommandError(f"{file} cannot be used as hash configuration: {problem}.") from None


def _known_account(address: str | None) -> KnownAccount | None:
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
    keep_memory_small()
    try:
        with private_output(options.csv) as stream:
            yield MoveReport(CsvListing(stream) if options.csv else PrintedListing(stream))
    except BadFile as problem:
        raise CommandError(printable(str(problem))) from None


@contextlib.contextmanager
def _watching(what: str, file: Path) -> Iterator[Callable[[int], None]]:
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
