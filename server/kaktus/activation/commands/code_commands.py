"""The commands about single codes, and about lists of codes that were printed before."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from kaktus.activation.commands.batch_commands import batch_numbered, book_named, print_json, terms_of
from kaktus.common.command import CommandError, printable, record_command
from kaktus.common.files.private_files import close_output_to_others

if TYPE_CHECKING:
    from kaktus.activation.models import ActivationCode, CodeBatch
    from kaktus.activation.printed.code_lists import Report


def run_show(options: argparse.Namespace) -> None:
    from kaktus.activation.batches.batch_facts import code_facts

    close_output_to_others()
    code = _find(options.code)
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


def run_revoke(options: argparse.Namespace) -> None:
    from django.db import transaction

    from kaktus.activation.batches.code_exports import NotReady
    from kaktus.activation.batches.code_ranges import BadNumbers
    from kaktus.activation.codes import grouped
    from kaktus.activation.support.code_selections import revoke_selection
    from kaktus.activation.support.revocations import CannotRevoke, revoke_batch, revoke_code

    _check_choice(options)
    try:
        if options.batch is not None:
            with transaction.atomic():
                batch, order = batch_numbered(options.batch), {"reason": options.reason, "used": options.used}
                if options.numbers:
                    batch = revoke_selection(batch, numbers=options.numbers, **order)
                else:
                    batch = revoke_batch(batch, **order)
                after = {"used": options.used} | _numbers(options)
                record_command("batch.revoke", f"batch {batch.pk}", after=after, reason=options.reason)
            whole = "" if options.numbers else f"Batch {batch.pk} is revoked. "
            said = f"{whole}Job {batch.job_id} marks its codes."
            _say(options, said, {"batch": batch.pk, "job": batch.job_id})
            return
        with transaction.atomic():
            code = revoke_code(_find(options.code), reason=options.reason, used=options.used)
            after = {"code": code.activation_code, "used": code.activated}
            record_command("code.revoke", f"code {code.pk}", after=after, reason=options.reason)
    except (CannotRevoke, BadNumbers, NotReady) as problem:
        raise _refusal(problem) from None
    _say(options, f"{grouped(code.activation_code)} is revoked.", {"activation_code": code.activation_code})


def run_replace(options: argparse.Namespace) -> None:
    from django.db import transaction

    from kaktus.activation.batches.code_exports import NotReady
    from kaktus.activation.batches.code_ranges import BadNumbers
    from kaktus.activation.codes import grouped
    from kaktus.activation.support.code_selections import replace_selection
    from kaktus.activation.support.revocations import CannotRevoke, replace_batch, replace_code
    from kaktus.jobs.flows import TooManyOpen

    _check_choice(options)
    try:
        if options.batch is not None:
            old = batch_numbered(options.batch)
            count = _count_to_replace(old, options)
            with transaction.atomic():
                if options.numbers:
                    new = replace_selection(old, numbers=options.numbers, count=count, reason=options.reason)
                else:
                    new = replace_batch(old, count=count, reason=options.reason)
                after = {"batch": new.pk, "count": count} | _numbers(options)
                record_command("batch.replace", f"batch {old.pk}", after=after, reason=options.reason)
            _say(options, f"Batch {new.pk} with {count} codes is being made.", {"batch": new.pk, "job": new.job_id})
            return
        with transaction.atomic():
            replaced = replace_code(_find(options.code), reason=options.reason, used=options.used)
            codes = {"before": {"code": replaced.old.activation_code}, "after": {"code": replaced.new.activation_code}}
            record_command("code.replace", f"code {replaced.old.pk}", **codes, reason=options.reason)
    except (CannotRevoke, BadNumbers, NotReady) as problem:
        raise _refusal(problem) from None
    except TooManyOpen as problem:
        raise CommandError(f"{problem} To see them, run: ./kaktus jobs list") from None
    close_output_to_others()
    said = f"{grouped(replaced.new.activation_code)} replaces {grouped(replaced.old.activation_code)}."
    _say(options, said, {"activation_code": replaced.new.activation_code, "replaces": replaced.old.activation_code})


def _count_to_replace(batch: CodeBatch, options: argparse.Namespace) -> int:
    from kaktus.activation.batches.batch_figures import figures_of
    from kaktus.activation.support.code_selections import select_codes

    if options.numbers:
        unused = select_codes(batch, options.numbers).unused
    else:
        figures = figures_of([batch])[batch.pk]
        unused = max(0, figures.made - figures.activated - figures.revoked)
    count: int = unused if options.count is None else options.count
    if count < 1:
        raise CommandError("No code of this batch is unused. To make codes anyway, give --count.")
    return count


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
                    found = record_import(file_name=options.file.name, book=book, terms=terms_of(options), state=state)
                    after = {"file": found.file_name, "accepted": report.accepted, "refused": len(report.refused)}
                    record_command("codes.import", f"import {found.pk}", after=after)
                write_list(file, found=found)
                found.refresh_from_db()
                CodeImport.objects.filter(pk=found.pk).update(state=CodeImport.State.DONE)
                added = found.written
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


def _numbers(options: argparse.Namespace) -> dict[str, str]:
    return {"numbers": options.numbers} if options.numbers else {}


def _check_choice(options: argparse.Namespace) -> None:
    if bool(options.code) == (options.batch is not None):
        raise CommandError("Give a code, or --batch with its number.")
    if options.numbers and options.batch is None:
        raise CommandError("--numbers needs --batch.")


def _refusal(problem: Exception) -> CommandError:
    more = " To end that person's access with it, add --used." if getattr(problem, "reason", "") == "used" else ""
    return CommandError(f"{problem}{more}")


def _say(options: argparse.Namespace, said: str, facts: dict[str, Any]) -> None:
    if options.json:
        print_json(facts)
    else:
        print(f"✓ {said}")


def _find(typed: str) -> ActivationCode:
    from kaktus.activation.codes import is_well_formed, normalised
    from kaktus.activation.support.code_lookups import find_code

    found = find_code(typed)
    if found:
        return found
    ours = is_well_formed(normalised(typed) or "")
    slip = "" if ours else " It does not look like one of ours either: please check each character."
    raise CommandError(f"There is no such code.{slip}")
