"""The commands about whole batches: make them, list them, export them, count them."""

from __future__ import annotations

import argparse
import csv
import json
from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from kaktus.common.command import CommandError, printable, private_bytes, private_output, record_command

if TYPE_CHECKING:
    from kaktus.activation.batches.new_batches import Terms
    from kaktus.activation.models import CodeBatch
    from kaktus.library.models import BookGroup

# For an option that may name a file, and did not.
PRINTED = Path("-")

MAX_CODES = 10_000_000


def run_create(options: argparse.Namespace) -> None:
    from django.utils import timezone

    from kaktus.activation.batches.given_out import note_given_out
    from kaktus.activation.batches.new_batches import codes_of, create_batch
    from kaktus.activation.models import PreparedFile
    from kaktus.activation.months import is_over

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
    return {"book": book, "count": count, "name": terms.name, "redeem_by": redeem_by, "months": terms.access_months}


def _write(codes: Iterable[str], *, book: str, options: argparse.Namespace, stream: TextIO) -> None:
    from kaktus.activation.codes import grouped

    if options.csv:
        writer = csv.writer(stream)
        writer.writerow(["activation_code", "book"])
        writer.writerows((code, book) for code in codes)
    elif options.json:
        json.dump([{"activation_code": code, "book": book} for code in codes], stream, indent=1)
        stream.write("\n")
    else:
        stream.writelines(f"{grouped(code)}\n" for code in codes)


def run_batches(options: argparse.Namespace) -> None:
    from kaktus.activation.batches.batch_facts import batch_facts
    from kaktus.activation.batches.batch_figures import figures_of
    from kaktus.activation.models import CodeBatch

    batches = CodeBatch.objects.select_related("job").order_by("-pk")
    if options.book:
        batches = batches.filter(group=book_named(options.book))
    figures = figures_of(batches)
    facts = [batch_facts(batch, figures[batch.pk]) for batch in batches]
    if options.json:
        print_json(facts)
        return
    for fact in facts:
        state = f"revoked: {fact['revoke_reason'] or 'no reason given'}" if fact["revoked_at"] else ""
        if fact["made"] < fact["wanted"]:
            state = f"being made, {fact['wanted'] - fact['made']} to go"
        print(
            f"{fact['id']:>6}  {fact['book']:<12} {fact['made']:>9} made {fact['activated']:>9} activated "
            f"{fact['expired']:>9} expired {fact['revoked']:>9} revoked  {printable(fact['name'])}  {state}".rstrip()
        )


def run_export(options: argparse.Namespace) -> None:
    from kaktus.activation.batches.code_exports import NothingToPrint, NotReady, chosen_ranges
    from kaktus.activation.batches.code_ranges import BadNumbers
    from kaktus.activation.batches.given_out import note_given_out
    from kaktus.activation.batches.prepared_files import write_file
    from kaktus.activation.models import PreparedFile
    from kaktus.printing.sheets import SHEETS

    if options.sheet not in SHEETS:
        names = "".join(f"\n  {name}: {sheet.labels} labels" for name, sheet in SHEETS.items())
        raise CommandError(f"There is no sheet {options.sheet!r}. There are:{names}")
    batch = batch_numbered(options.batch)
    path = options.csv or options.pdf or options.zip
    form = PreparedFile.Form("pdf" if options.pdf else "zip" if options.zip else "excel" if options.excel else "csv")
    numbers = options.numbers or (f"{options.first}-" if options.first > 1 else "")
    try:
        ranges = chosen_ranges(batch, numbers)
        with private_bytes(path) as stream:
            choice = {"sheet": options.sheet, "numbers": numbers, "note": options.text[:60]}
            done = write_file(PreparedFile(batch=batch, form=form, **choice), stream)
            note_given_out(batch, form=form, ranges=ranges, last=done.last)
            after = {"as": form.value, "count": done.count} | ({"numbers": numbers} if numbers else {})
            record_command("codes.export", f"batch {batch.pk}", after=after)
    except (NotReady, NothingToPrint, BadNumbers) as problem:
        raise CommandError(str(problem)) from None
    rest = f" The next labels begin with number {done.last + 1}." if done.last < ranges[-1][1] else ""
    print(f"✓ {done.count} codes are in {path}.{rest}")


def run_figures(options: argparse.Namespace) -> None:
    from django.utils import timezone

    from kaktus.activation.batches.batch_figures import Step, activations, figures_of
    from kaktus.activation.models import CodeBatch

    batches = (
        [batch_numbered(options.batch)]
        if options.batch is not None
        else list(CodeBatch.objects.filter(group=book_named(options.book)))
    )
    figures = list(figures_of(batches).values())
    last = options.last or timezone.localdate()
    first = options.first or last - timedelta(days=364)
    if not 0 <= (last - first).days <= 3660:
        raise CommandError("--from must be before --to, by ten years at most.")
    found = activations(batches=[batch.pk for batch in batches], first=first, last=last, step=Step(options.by))
    totals = {name: sum(getattr(one, name) for one in figures) for name in ("made", "activated", "expired", "revoked")}
    if options.json:
        print_json({**totals, "activations": {day.isoformat(): number for day, number in found.items()}})
        return
    for name, number in totals.items():
        print(f"{name:<10} {number:>9}")
    for day, number in found.items():
        print(f"{day}  {number:>8}")


def book_named(slug: str) -> BookGroup:
    from kaktus.library.models import BookGroup

    group = BookGroup.objects.filter(slug=slug).first()
    if group is None:
        known = ", ".join(BookGroup.objects.values_list("slug", flat=True)) or "none yet; run './kaktus demo'"
        raise CommandError(f"There is no book {slug!r}. There are: {known}.")
    return group


def batch_numbered(number: int) -> CodeBatch:
    from kaktus.activation.models import CodeBatch

    batch = CodeBatch.objects.filter(pk=number).first()
    if batch is None:
        raise CommandError(f"There is no batch {number}. To see all, run: ./kaktus codes batches")
    return batch


def terms_of(options: argparse.Namespace) -> Terms:
    from kaktus.activation.batches.new_batches import Terms

    return Terms(name=options.name, note=options.note, redeem_by=options.redeem_by, access_months=options.months)


def print_json(value: Any) -> None:
    from kaktus.activation.batches.batch_facts import as_json

    print(json.dumps(value, indent=1, ensure_ascii=False, default=as_json))
