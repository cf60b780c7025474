"""The command that imports a list of codes that were printed before; it is recorded in the audit log."""

from __future__ import annotations

import argparse
import sys
from typing import BinaryIO

from django.db import transaction

from kaktus.activation.commands.batch_commands import book_named, print_json, terms_of
from kaktus.activation.models import CodeImport
from kaktus.activation.printed.code_imports import record_import, write_list
from kaktus.activation.printed.code_lists import BadList, Report, check_list, guessed, preview_of
from kaktus.activation.printed.list_columns import Columns, column_named
from kaktus.activation.printed.spreadsheets import as_csv
from kaktus.common.command import CommandError, printable, record_command
from kaktus.library.models import BookGroup


def import_list(options: argparse.Namespace) -> int:
    """The whole file is checked before anything is written; refused lines do not hold up the others."""
    book = book_named(options.book) if options.book else None
    try:
        with options.file.open("rb") as sent, as_csv(sent) as file:
            columns = _columns(options, file)
            report = check_list(file, columns=columns, book=options.book)
            added = _write(options, file, columns, book, report) if report.accepted and not options.check else 0
    except OSError as error:
        raise CommandError(f"{options.file.name} cannot be read ({error.strerror}).") from None
    except BadList as problem:
        raise CommandError(f"{options.file.name} {problem}") from None
    _report(options, report, added, columns)
    return 1 if report.refused else 0


def _columns(options: argparse.Namespace, file: BinaryIO) -> Columns:
    if not options.column:
        return guessed(file, book=options.book)
    head = preview_of(file).rows[0]
    code = column_named(options.column, head)
    if code is None:
        names = ", ".join(printable(cell.strip()) for cell in head if cell.strip())
        raise CommandError(f"{options.file.name} has no column '{options.column}'. Its first row is: {names}.")
    return guessed(file, book=options.book, code=code)


def _write(
    options: argparse.Namespace, file: BinaryIO, columns: Columns, book: BookGroup | None, report: Report
) -> int:
    facts = {"state": CodeImport.State.WRITING, "columns": columns._asdict()}
    with transaction.atomic():
        code_import = record_import(file_name=options.file.name, book=book, terms=terms_of(options), **facts)
        after = {"file": code_import.file_name, "accepted": report.accepted, "refused": len(report.refused)}
        record_command("codes.import", f"import {code_import.pk}", after=after)
    write_list(file, code_import=code_import)
    code_import.refresh_from_db()
    CodeImport.objects.filter(pk=code_import.pk).update(state=CodeImport.State.DONE)
    return code_import.written


def _report(options: argparse.Namespace, report: Report, added: int, columns: Columns) -> None:
    if options.json:
        lines = [
            {"line": line.line, "text": line.text, "reason": line.reason, "said": line.sentence}
            for line in report.refused
        ]
        print_json(
            {
                "encoding": report.encoding,
                "column": columns.code + 1,
                "heading": columns.heading,
                "accepted": dict(report.accepted),
                "added": added,
                "known": report.existing,
                "refused": lines,
            }
        )
        return
    for line in report.refused:
        print(f"line {line.line}: '{printable(line.text)}': {line.sentence}", file=sys.stderr)
    first = "the first row is a heading" if columns.heading else "there is no heading"
    print(f"The codes are in column {columns.code + 1}; {first}.")
    done = f"{report.accepted.total()} codes would be added" if options.check else f"{added} codes added"
    print(f"✓ {done}, {report.existing} were there already, {len(report.refused)} lines refused.")
