"""The arguments of the operator's commands for codes; the modules beside it do what they ask for."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from kaktus.activation.months import ACCESS_MONTHS, MAX_ACCESS_MONTHS
from kaktus.activation.seats import MAX_SEATS
from kaktus.common.command import day

# For an option that may name a file, and did not.
PRINTED = Path("-")


def add_commands(commands: Any) -> None:
    codes = commands.add_parser("codes", help="make, print, look up, revoke and import activation codes")
    inner = codes.add_subparsers(dest="codes_command", required=True, metavar="command")
    _add_create(inner)
    _add_batches(inner)
    _add_rename(inner)
    _add_remove(inner)
    _add_export(inner)
    _add_figures(inner)
    _add_show(inner)
    _add_revoke(inner)
    _add_replace(inner)
    _add_import(inner)


def _add_create(inner: Any) -> None:
    create = inner.add_parser("create", help="make new codes for a book and print them")
    create.add_argument("--book", required=True, help="what the codes unlock, such as kaktus1")
    create.add_argument("--count", required=True, type=int, help="how many codes")
    _add_terms(create)
    form = create.add_mutually_exclusive_group()
    form.add_argument("--json", nargs="?", type=Path, const=PRINTED, metavar="FILE", help="as JSON (into this file)")
    form.add_argument("--csv", type=Path, metavar="FILE", help="write into this file instead of printing")
    create.set_defaults(run="kaktus.activation.commands.recorded_changes:create")


def _add_batches(inner: Any) -> None:
    batches = inner.add_parser("batches", help="list the batches with their figures")
    batches.add_argument("--book", default="", help="only those of this book")
    words = "only those with these words in name or note, with this number, or, by the word 'class', with seats"
    batches.add_argument("--search", default="", help=words)
    orders = ("newest", "name", "unused", "last_day")
    batches.add_argument("--sort", choices=orders, default="newest", help="the newest first, unless you choose another")
    _add_json(batches)
    batches.set_defaults(run="kaktus.activation.commands.batch_commands:run_batches")


def _add_rename(inner: Any) -> None:
    rename = inner.add_parser("rename", help="give a batch another name or note")
    rename.add_argument("batch", type=int)
    rename.add_argument("--name", help="up to 120 characters; '' for none")
    rename.add_argument("--note", help="up to 500 characters; '' for none")
    _add_json(rename)
    rename.set_defaults(run="kaktus.activation.commands.recorded_changes:rename")


def _add_remove(inner: Any) -> None:
    remove = inner.add_parser("remove", help="remove a batch of which nothing was printed, exported or redeemed")
    remove.add_argument("batch", type=int)
    remove.add_argument("--reason", required=True, help="why; it is kept in the audit log")
    _add_json(remove)
    remove.set_defaults(run="kaktus.activation.commands.recorded_changes:remove")


def _add_export(inner: Any) -> None:
    export = inner.add_parser("export", help="write the codes of a batch as CSV, labels to print, or QR codes")
    export.add_argument("batch", type=int)
    kind = export.add_mutually_exclusive_group(required=True)
    kind.add_argument("--csv", type=Path, metavar="FILE")
    kind.add_argument("--pdf", type=Path, metavar="FILE", help="label sheets")
    kind.add_argument("--zip", type=Path, metavar="FILE", help="an SVG picture of each code's QR code")
    export.add_argument("--sheet", default="labels-70x36", help="for --pdf; 'help' lists the sheets")
    which = export.add_mutually_exclusive_group()
    which.add_argument("--from", dest="first", type=int, default=1, metavar="N", help="from the code with this number")
    which.add_argument("--numbers", default="", help="only the codes with these numbers, such as '101-250, 300'")
    export.add_argument("--text", default="", help="for --pdf: a line of your own on each label, up to 60 characters")
    export.add_argument("--excel", action="store_true", help="for --csv: with semicolons and a byte-order mark")
    export.set_defaults(run="kaktus.activation.commands.recorded_changes:export")


def _add_figures(inner: Any) -> None:
    figures = inner.add_parser("figures", help="count the codes by state, and activations by day, week or month")
    what = figures.add_mutually_exclusive_group(required=True)
    what.add_argument("--book", default="")
    what.add_argument("--batch", type=int)
    figures.add_argument("--by", choices=("day", "week", "month"), default="month")
    figures.add_argument("--from", dest="first", type=day, metavar="DAY", help="such as 2026-01-31")
    figures.add_argument("--to", dest="last", type=day, metavar="DAY")
    _add_json(figures)
    figures.set_defaults(run="kaktus.activation.commands.batch_commands:run_figures")


def _add_show(inner: Any) -> None:
    show = inner.add_parser("show", help="show what is known about a code")
    show.add_argument("code")
    _add_json(show)
    show.set_defaults(run="kaktus.activation.commands.code_commands:run_show")


def _add_revoke(inner: Any) -> None:
    revoke = inner.add_parser("revoke", help="make a code or a batch worthless, for example a stolen one")
    revoke.add_argument("code", nargs="?", default="")
    revoke.add_argument("--batch", type=int, help="all codes of this batch, by a job")
    revoke.add_argument("--numbers", default="", help="with --batch: only those with these numbers, such as '101-250'")
    revoke.add_argument("--used", action="store_true", help="even if it is in use; that person's access ends")
    _add_reason(revoke)
    revoke.set_defaults(run="kaktus.activation.commands.recorded_changes:revoke")


def _add_replace(inner: Any) -> None:
    replace = inner.add_parser("replace", help="revoke a code or a batch, and make others in its place")
    replace.add_argument("code", nargs="?", default="")
    replace.add_argument("--batch", type=int, help="all unused codes of this batch, by a new batch and two jobs")
    replace.add_argument("--numbers", default="", help="with --batch: only those with these numbers, such as '101-250'")
    replace.add_argument("--count", type=int, help="with --batch: how many new codes; as many as were unused")
    replace.add_argument("--used", action="store_true", help="even if the code is in use")
    _add_reason(replace)
    replace.set_defaults(run="kaktus.activation.commands.recorded_changes:replace")


def _add_import(inner: Any) -> None:
    import_ = inner.add_parser("import", help="import codes that were printed before, from a CSV file or .xlsx")
    import_.add_argument("file", type=Path, help="with a column of codes, and one of books or --book")
    import_.add_argument(
        "--column", default="", help="which one holds the codes: its heading, number or letter; otherwise guessed"
    )
    import_.add_argument("--book", default="", help="for a file without a column for the book")
    import_.add_argument("--check", action="store_true", help="only report what would happen")
    _add_terms(import_)
    _add_json(import_)
    import_.set_defaults(run="kaktus.activation.commands.imported_lists:import_list")


def _add_terms(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--name", default="", help="a name for this batch, such as the print run")
    parser.add_argument("--note", default="", help="anything worth knowing about it")
    parser.add_argument("--redeem-by", type=day, metavar="DAY", help="the last day to redeem, such as 2027-12-31")
    parser.add_argument("--months", type=_months, default=ACCESS_MONTHS, help="how long the access lasts (18)")
    parser.add_argument("--seats", type=_seats, default=0, help="how many tablets of a class each code lets in (0)")


def _add_reason(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--reason", default="", help="why; it is kept with the code")
    _add_json(parser)


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print as JSON")


def _months(text: str) -> int:
    months = int(text)
    if not 1 <= months <= MAX_ACCESS_MONTHS:
        raise argparse.ArgumentTypeError(f"must be from 1 to {MAX_ACCESS_MONTHS}")
    return months


def _seats(text: str) -> int:
    seats = int(text)
    if not 0 <= seats <= MAX_SEATS:
        raise argparse.ArgumentTypeError(f"must be from 0 to {MAX_SEATS}")
    return seats
