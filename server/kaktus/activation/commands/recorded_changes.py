"""The commands that change something about codes, or give codes out: each is recorded in the audit log."""

from __future__ import annotations

import argparse
import csv
import json
from collections.abc import Iterable
from typing import Any, TextIO

from django.db import transaction
from django.utils import timezone

from kaktus.activation.batches.batch_figures import figures_of
from kaktus.activation.batches.batch_names import rename_batch
from kaktus.activation.batches.batch_removals import CannotRemove, remove_batch, removed_facts
from kaktus.activation.batches.code_exports import NothingToPrint, NotReady, chosen_ranges
from kaktus.activation.batches.code_ranges import BadNumbers
from kaktus.activation.batches.given_out import note_given_out
from kaktus.activation.batches.new_batches import Terms, codes_of, create_batch
from kaktus.activation.batches.prepared_files import write_file
from kaktus.activation.changes.code_selections import replace_selection, revoke_selection, select_codes
from kaktus.activation.changes.revocations import CannotRevoke, replace_batch, replace_code, revoke_batch, revoke_code
from kaktus.activation.codes import grouped
from kaktus.activation.commands.arguments import PRINTED
from kaktus.activation.commands.batch_commands import (
    MAX_CODES,
    batch_numbered,
    book_named,
    print_json,
    terms_of,
)
from kaktus.activation.commands.code_commands import find_typed
from kaktus.activation.models import CodeBatch, PreparedFile
from kaktus.activation.months import is_over
from kaktus.common.command import CommandError, printable, private_bytes, private_output, record_command
from kaktus.common.files.private_files import close_output_to_others
from kaktus.common.shown_text import has_unseen
from kaktus.jobs.flows import TooManyOpen
from kaktus.printing.labels import LONGEST_NOTE
from kaktus.printing.sheets import SHEETS

LONGEST_REASON = 200


def create(options: argparse.Namespace) -> None:
    if not 1 <= options.count <= MAX_CODES:
        raise CommandError(f"--count must be from 1 to {MAX_CODES}.")
    if is_over(options.redeem_by, timezone.now()):
        raise CommandError(f"--redeem-by {options.redeem_by} is over: nobody could redeem these codes.")
    group = book_named(options.book)
    file = options.csv or (options.json if options.json != PRINTED else None)
    # The file is opened before the codes are made, so that there are never codes that nobody gets.
    with private_output(file) as stream:
        terms = terms_of(options)
        batch = create_batch(group=group, count=options.count, terms=terms)
        record_command("batch.create", f"batch {batch.pk}", after=_recorded(terms, book=group.slug, count=batch.made))
        note_given_out(batch, form=PreparedFile.Form.CSV, ranges=((1, batch.made),), last=batch.made)
        _write(codes_of(batch), book=group.slug, options=options, stream=stream)
    if file:
        print(f"✓ {options.count} codes for {group.slug} are in {file}.")


def _recorded(terms: Terms, *, book: str, count: int) -> dict[str, Any]:
    redeem_by = terms.redeem_by and terms.redeem_by.isoformat()
    lasting = {"redeem_by": redeem_by, "months": terms.access_months}
    return {"book": book, "count": count, "name": terms.name, **lasting, "seats": terms.seats_per_code}


def _write(codes: Iterable[str], *, book: str, options: argparse.Namespace, stream: TextIO) -> None:
    if options.csv:
        writer = csv.writer(stream)
        writer.writerow(["activation_code", "book"])
        writer.writerows((code, book) for code in codes)
    elif options.json:
        json.dump([{"activation_code": code, "book": book} for code in codes], stream, indent=1)
        stream.write("\n")
    else:
        stream.writelines(f"{grouped(code)}\n" for code in codes)


def export(options: argparse.Namespace) -> None:
    if options.sheet not in SHEETS:
        names = "".join(f"\n  {name}: {sheet.labels} labels" for name, sheet in SHEETS.items())
        raise CommandError(f"There is no sheet {options.sheet!r}. There are:{names}")
    _check_note(options.text)
    batch = batch_numbered(options.batch)
    path = options.csv or options.pdf or options.zip
    form = PreparedFile.Form("pdf" if options.pdf else "zip" if options.zip else "excel" if options.excel else "csv")
    numbers = options.numbers or (f"{options.first}-" if options.first > 1 else "")
    try:
        ranges = chosen_ranges(batch, numbers)
        with private_bytes(path) as stream:
            choice = {"sheet": options.sheet, "numbers": numbers, "note": options.text}
            done = write_file(PreparedFile(batch=batch, form=form, **choice), stream)
            note_given_out(batch, form=form, ranges=ranges, last=done.last)
            after = {"as": form.value, "count": done.count} | ({"numbers": numbers} if numbers else {})
            record_command("codes.export", f"batch {batch.pk}", after=after)
    except (NotReady, NothingToPrint, BadNumbers) as problem:
        raise CommandError(str(problem)) from None
    rest = f" The next labels begin with number {done.last + 1}." if done.last < ranges[-1][1] else ""
    print(f"✓ {done.count} codes are in {path}.{rest}")


def _check_note(text: str) -> None:
    """The same rules as on the page."""
    if len(text) > LONGEST_NOTE:
        raise CommandError(f"--text has {len(text)} characters; a label has room for {LONGEST_NOTE}.")
    if has_unseen(text):
        raise CommandError("--text contains an invisible character; type it again.")


def rename(options: argparse.Namespace) -> None:
    if options.name is None and options.note is None:
        raise CommandError("Give --name or --note.")
    for option, most in (("name", 120), ("note", 500)):
        if len(getattr(options, option) or "") > most:
            raise CommandError(f"--{option} may have up to {most} characters.")
    batch = batch_numbered(options.batch)
    with transaction.atomic():
        changed = rename_batch(batch.pk, name=options.name, note=options.note)
        if changed.before != changed.after:
            before, after = vars(changed.before), vars(changed.after)
            record_command("batch.rename", f"batch {batch.pk}", before=before, after=after)
    shown = printable(changed.after.name) or "no name"
    _say(options, f"Batch {batch.pk} has the name: {shown}.", {"batch": batch.pk, **vars(changed.after)})


def remove(options: argparse.Namespace) -> None:
    if not options.reason.strip():
        raise CommandError("--reason must not be empty.")
    batch = batch_numbered(options.batch)
    try:
        with transaction.atomic():
            removed = remove_batch(batch.pk, reason=options.reason[:LONGEST_REASON])
            facts = removed_facts(batch)
            record_command("batch.remove", f"batch {batch.pk}", before=facts, reason=options.reason)
    except CannotRemove as problem:
        raise CommandError(str(problem)) from None
    sentence = f"None of the codes of batch {batch.pk} is accepted any more. Job {removed.job_id} deletes them."
    _say(options, sentence, {"batch": batch.pk, "job": removed.job_id})


def revoke(options: argparse.Namespace) -> None:
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
            sentence = f"{whole}Job {batch.job_id} marks its codes."
            _say(options, sentence, {"batch": batch.pk, "job": batch.job_id})
            return
        with transaction.atomic():
            code = revoke_code(find_typed(options.code), reason=options.reason, used=options.used)
            after = {"code": code.activation_code, "used": code.activated}
            record_command("code.revoke", f"code {code.pk}", after=after, reason=options.reason)
    except (CannotRevoke, BadNumbers, NotReady) as problem:
        raise _refusal(problem) from None
    _say(options, f"{grouped(code.activation_code)} is revoked.", {"activation_code": code.activation_code})


def replace(options: argparse.Namespace) -> None:
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
            replaced = replace_code(find_typed(options.code), reason=options.reason, used=options.used)
            codes = {"before": {"code": replaced.old.activation_code}, "after": {"code": replaced.new.activation_code}}
            record_command("code.replace", f"code {replaced.old.pk}", **codes, reason=options.reason)
    except (CannotRevoke, BadNumbers, NotReady) as problem:
        raise _refusal(problem) from None
    except TooManyOpen as problem:
        raise CommandError(f"{problem} To see them, run: ./kaktus jobs list") from None
    close_output_to_others()
    sentence = f"{grouped(replaced.new.activation_code)} replaces {grouped(replaced.old.activation_code)}."
    _say(options, sentence, {"activation_code": replaced.new.activation_code, "replaces": replaced.old.activation_code})


def _count_to_replace(batch: CodeBatch, options: argparse.Namespace) -> int:
    if options.numbers:
        unused = select_codes(batch, options.numbers).unused
    else:
        figures = figures_of([batch])[batch.pk]
        # Not `figures.unused`: codes whose last day is over are replaced, too.
        unused = max(0, figures.made - figures.activated - figures.revoked)
    count: int = unused if options.count is None else options.count
    if count < 1:
        raise CommandError("No code of this batch is unused. To make codes anyway, give --count.")
    return count


def _check_choice(options: argparse.Namespace) -> None:
    if bool(options.code) == (options.batch is not None):
        raise CommandError("Give a code, or --batch with its number.")
    if options.numbers and options.batch is None:
        raise CommandError("--numbers needs --batch.")


def _refusal(problem: Exception) -> CommandError:
    more = " To end that person's access with it, add --used." if getattr(problem, "reason", "") == "used" else ""
    return CommandError(f"{problem}{more}")


def _say(options: argparse.Namespace, sentence: str, facts: dict[str, Any]) -> None:
    if options.json:
        print_json(facts)
    else:
        print(f"✓ {sentence}")


def _numbers(options: argparse.Namespace) -> dict[str, str]:
    return {"numbers": options.numbers} if options.numbers else {}
