"""The commands about whole batches: make them, list them, export them, count them."""

from __future__ import annotations

import argparse
import json
from datetime import timedelta
from typing import Any

from django.utils import timezone

from kaktus.activation.batches.batch_facts import as_json, batch_facts
from kaktus.activation.batches.batch_figures import Figures, Step, activations, figures_of
from kaktus.activation.batches.batch_lists import Order, sorted_batches
from kaktus.activation.batches.new_batches import Terms
from kaktus.activation.models import CodeBatch
from kaktus.common.command import CommandError, printable
from kaktus.library.models import BookGroup

MAX_CODES = 10_000_000


def run_batches(options: argparse.Namespace) -> None:
    group = book_named(options.book).slug if options.book else ""
    batches = list(sorted_batches(group=group, search=options.search, order=Order(options.sort)))
    figures = figures_of(batches)
    facts = [batch_facts(batch, figures[batch.pk]) for batch in batches]
    if options.json:
        print_json(facts)
        return
    for fact in facts:
        state = f"revoked: {fact['revoke_reason'] or 'no reason given'}" if fact["revoked_at"] else ""
        if fact["made"] < fact["wanted"]:
            state = f"being made, {fact['wanted'] - fact['made']} to go"
        if fact["seats_per_code"]:
            state = f"{fact['seats_per_code']} seats each  {state}"
        print(
            f"{fact['id']:>6}  {fact['book']:<12} {fact['made']:>9} made {fact['activated']:>9} activated "
            f"{fact['expired']:>9} expired {fact['revoked']:>9} revoked {fact['unused']:>9} unused  "
            f"{printable(fact['name'])}  {state}".rstrip()
        )


def run_figures(options: argparse.Namespace) -> None:
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
    by_day = activations(batches=[batch.pk for batch in batches], first=first, last=last, step=Step(options.by))
    totals = vars(sum(figures, Figures()))
    if options.json:
        print_json({**totals, "activations": {day.isoformat(): number for day, number in by_day.items()}})
        return
    for name, number in totals.items():
        print(f"{name:<10} {number:>9}")
    for day, number in by_day.items():
        print(f"{day}  {number:>8}")


def book_named(slug: str) -> BookGroup:
    group = BookGroup.objects.filter(slug=slug).first()
    if group is None:
        slugs = ", ".join(BookGroup.objects.values_list("slug", flat=True)) or "none yet; run './kaktus content import'"
        raise CommandError(f"There is no book {slug!r}. There are: {slugs}.")
    return group


def batch_numbered(number: int) -> CodeBatch:
    batch = CodeBatch.objects.filter(pk=number).first()
    if batch is None:
        raise CommandError(f"There is no batch {number}. To see all, run: ./kaktus codes batches")
    return batch


def terms_of(options: argparse.Namespace) -> Terms:
    return Terms(
        name=options.name,
        note=options.note,
        redeem_by=options.redeem_by,
        access_months=options.months,
        seats_per_code=options.seats,
    )


def print_json(value: Any) -> None:
    print(json.dumps(value, indent=1, ensure_ascii=False, default=as_json))
