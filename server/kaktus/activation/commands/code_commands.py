"""The commands about single codes, and about lists of codes that were printed before."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from kaktus.activation.commands.batch_commands import book_named, print_json, terms_of
from kaktus.common.command import CommandError, printable, record_command
from kaktus.common.files.private_files import close_output_to_others

if TYPE_CHECKING:
    from kaktus.activation.models import ActivationCode
    from kaktus.activation.printed.code_lists import Report


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
    from django.db import transaction

    from kaktus.activation.models import CodeImport
    from kaktus.activation.printed.code_imports import record_import, write_list
    from kaktus.activation.printed.code_lists import BadList, check_list

    book = book_named(options.book) if options.book else None
    try:
        with options.file.open("rb") as file:
            report = check_list(file, book=options.book)
            added = 0
            if report.accepted and not options.check:
                state = CodeImport.State.WRITING
                with transaction.atomic():
                    code_import = record_import(
                        file_name=options.file.name, book=book, terms=terms_of(options), state=state
                    )
                    after = {"file": code_import.file_name, "accepted": report.accepted, "refused": len(report.refused)}
                    record_command("codes.import", f"import {code_import.pk}", after=after)
                write_list(file, found=code_import)
                code_import.refresh_from_db()
                CodeImport.objects.filter(pk=code_import.pk).update(state=CodeImport.State.DONE)
                added = code_import.written
    except OSError as error:
        raise CommandError(f"{options.file.name} cannot be read ({error.strerror}).") from None
    except BadList as problem:
        raise CommandError(f"{options.file.name} {problem}") from None
    _report(options, report, added)
    return 1 if report.refused else 0


def _report(options: argparse.Namespace, report: Report, added: int) -> None:
    if options.json:
        lines = [
            {"line": line.line, "text": line.text, "reason": line.reason, "said": line.sentence}
            for line in report.refused
        ]
        print_json(
            {
                "encoding": report.encoding,
                "accepted": dict(report.accepted),
                "added": added,
                "known": report.known,
                "refused": lines,
            }
        )
        return
    for line in report.refused:
        print(f"line {line.line}: '{printable(line.text)}': {line.sentence}", file=sys.stderr)
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
