"""The operator's commands for codes: create, show, revoke, import."""

from __future__ import annotations

import argparse
import csv
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from kaktus.common.command import CommandError, private_output
from kaktus.common.private_files import close_output_to_others

if TYPE_CHECKING:
    from kaktus.activation.models import ActivationCode

MOST = 10_000_000
PRINTED = Path("-")


def add_commands(commands: Any) -> None:
    codes = commands.add_parser("codes", help="make, look up, revoke and import activation codes")
    inner = codes.add_subparsers(dest="codes_command", required=True, metavar="command")

    create = inner.add_parser("create", help="make new codes for a book and print them")
    create.add_argument("--book", required=True, help="what the codes unlock, such as kaktus1")
    create.add_argument("--count", required=True, type=int, help="how many codes")
    create.add_argument("--name", default="", help="a name for this batch, such as the print run")
    form = create.add_mutually_exclusive_group()
    form.add_argument("--json", nargs="?", type=Path, const=PRINTED, metavar="FILE", help="as JSON (into this file)")
    form.add_argument("--csv", type=Path, metavar="FILE", help="write into this file instead of printing")
    create.set_defaults(run=run_create)

    show = inner.add_parser("show", help="show what is known about a code")
    show.add_argument("code")
    show.add_argument("--json", action="store_true", help="print as JSON")
    show.set_defaults(run=run_show)

    revoke = inner.add_parser("revoke", help="make a code worthless, for example a stolen one")
    revoke.add_argument("code")
    revoke.add_argument("--used", action="store_true", help="even if it is in use; that person's access ends")
    revoke.set_defaults(run=run_revoke)

    import_ = inner.add_parser("import", help="import codes that were printed before, from a CSV file")
    import_.add_argument("file", type=Path, help="with the columns activation_code and book")
    import_.set_defaults(run=run_import)


def run_create(options: argparse.Namespace) -> None:
    from kaktus.activation.batches import codes_of, create_batch
    from kaktus.library.models import BookGroup

    if not 1 <= options.count <= MOST:
        raise CommandError(f"--count must be from 1 to {MOST}.")
    group = BookGroup.objects.filter(slug=options.book).first()
    if group is None:
        known = ", ".join(BookGroup.objects.values_list("slug", flat=True)) or "none yet; run './kaktus demo'"
        raise CommandError(f"There is no book {options.book!r}. There are: {known}.")
    file = options.csv or (options.json if options.json != PRINTED else None)
    # The file is opened before the codes are made, so that there are never codes that nobody gets.
    with private_output(file) as stream:
        codes = codes_of(create_batch(group=group, count=options.count, name=options.name))
        _write(codes, book=group.slug, options=options, stream=stream)
    if file:
        print(f"✓ {options.count} codes for {group.slug} are in {file}.")


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


def run_show(options: argparse.Namespace) -> None:
    close_output_to_others()
    code = _find(options.code)
    facts = {
        "activation_code": code.activation_code,
        "book": code.batch.group_id,
        "batch": str(code.batch),
        "imported": code.batch.imported,
        "activated": code.activated,
        "users_information": code.users_information,
        "activation_date": code.activation_date and code.activation_date.isoformat(),
        "expiration_date": code.expiration_date and code.expiration_date.isoformat(),
        "revoked_at": code.revoked_at and code.revoked_at.isoformat(),
    }
    if options.json:
        print(json.dumps(facts, indent=1, ensure_ascii=False))
        return
    for name, value in facts.items():
        shown = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value or "–"
        print(f"{name:<18} {shown}")


def run_revoke(options: argparse.Namespace) -> None:
    from kaktus.activation.codes import grouped
    from kaktus.activation.flows import revoke_code

    code = _find(options.code)
    if code.activated and not options.used:
        raise CommandError("This code is in use. To end that person's access with it, add --used.")
    revoke_code(code)
    print(f"✓ {grouped(code.activation_code)} is revoked.")


def run_import(options: argparse.Namespace) -> int:
    from kaktus.activation.batches import BadFile, import_codes

    try:
        result = import_codes(file=options.file)
    except BadFile as problem:
        raise CommandError(str(problem)) from None
    for number, reason in sorted(result.refused):
        print(f"line {number}: {reason}", file=sys.stderr)
    print(f"✓ {result.added} codes added, {result.known} were there already, {len(result.refused)} lines refused.")
    return 1 if result.refused else 0


def _find(typed: str) -> ActivationCode:
    from kaktus.activation.codes import is_well_formed, normalised
    from kaktus.activation.models import ActivationCode

    code = normalised(typed) or ""
    found = ActivationCode.objects.select_related("batch").filter(activation_code=code).first()
    if found:
        return found
    slip = "" if is_well_formed(code) else " It does not look like one of ours either: please check each character."
    raise CommandError(f"There is no such code.{slip}")
