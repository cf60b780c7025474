"""The commands about single codes, and about lists of codes that were printed before."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, BinaryIO

from kaktus.activation.commands.batch_commands import book_named, print_json, terms_of
from kaktus.common.command import CommandError, printable, record_command
from kaktus.common.files.private_files import close_output_to_others

if TYPE_CHECKING:
    from kaktus.activation.models import ActivationCode
    from kaktus.activation.printed.code_lists import Report
    from kaktus.activation.printed.list_columns import Columns
    from kaktus.library.models import BookGroup


def run_show(options: argparse.Namespace) -> None:
    from kaktus.activation.batches.batch_facts import code_facts

    close_output_to_others()
    code = find_typed(options.code)
    facts = code_facts(code)
    facts = {
        "activation_code": code.activation_code,
        "book": code.batch.group_id,
        "batch": str(code.batch),
        "number": code.number,
        "imported": code.batch.imported,
        "state": facts["state"],
        "activated": code.activated,
        "users_information": code.users_information,
        "activation_date": code.activation_date and code.activation_date.isoformat(),
        "expiration_date": code.expiration_date and code.expiration_date.isoformat(),
        "redeem_by": code.batch.redeem_by and code.batch.redeem_by.isoformat(),
        "access_months": code.batch.access_months,
        "revoked_at": facts["revoked_at"] and facts["revoked_at"].isoformat(),
        "reason": facts["reason"],
        "replaced_by": facts["replaced_by"],
        "replaces": facts["replaces"],
    }
    if options.json:
        print_json(facts)
        return
    for name, value in facts.items():
        shown = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value or "–"
        print(f"{name:<18} {shown}")


def run_import(options: argparse.Namespace) -> int:
    """The whole file is checked before anything is written; refused lines do not hold up the others."""
    from kaktus.activation.printed.code_lists import BadList, check_list
    from kaktus.activation.printed.spreadsheets import as_csv

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
    from kaktus.activation.printed.code_lists import guessed, preview_of
    from kaktus.activation.printed.list_columns import column_named

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
    from django.db import transaction

    from kaktus.activation.models import CodeImport
    from kaktus.activation.printed.code_imports import record_import, write_list

    facts = {"state": CodeImport.State.WRITING, "columns": columns._asdict()}
    with transaction.atomic():
        found = record_import(file_name=options.file.name, book=book, terms=terms_of(options), **facts)
        after = {"file": found.file_name, "accepted": report.accepted, "refused": len(report.refused)}
        record_command("codes.import", f"import {found.pk}", after=after)
    write_list(file, found=found)
    found.refresh_from_db()
    CodeImport.objects.filter(pk=found.pk).update(state=CodeImport.State.DONE)
    return found.written


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
                "known": report.known,
                "refused": lines,
            }
        )
        return
    for line in report.refused:
        print(f"line {line.line}: '{printable(line.text)}': {line.sentence}", file=sys.stderr)
    first = "the first row is a heading" if columns.heading else "there is no heading"
    print(f"The codes are in column {columns.code + 1}; {first}.")
    done = f"{report.accepted.total()} codes would be added" if options.check else f"{added} codes added"
    print(f"✓ {done}, {report.known} were there already, {len(report.refused)} lines refused.")


def find_typed(typed: str) -> ActivationCode:
    from kaktus.activation.codes import is_well_formed, normalised
    from kaktus.activation.support.code_lookups import find_code

    code = find_code(typed)
    if code:
        return code
    ours = is_well_formed(normalised(typed) or "")
    slip = "" if ours else " It does not look like one of ours either: please check each character."
    raise CommandError(f"There is no such code.{slip}")
