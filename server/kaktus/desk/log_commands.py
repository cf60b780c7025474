"""The operator's commands for what the desk shows its owner: the overview and the audit log."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kaktus.common.command import day, moment, private_output

if TYPE_CHECKING:
    from kaktus.desk.overview import Overview
    from kaktus.desk.queries import AuditSearch

MAX_LINES: Final = 50


def add_commands(commands: Any) -> None:
    overview = commands.add_parser("overview", help="what needs a hand, and how the books are used, as on the desk")
    overview.add_argument("--json", action="store_true", help="print as JSON")
    overview.set_defaults(run=run_overview)

    audit = commands.add_parser("audit", help="what was done at the desk and on the command line, and by whom")
    audit.add_argument("--search", default="", help="an address of staff, a code, a reason, or any part of them")
    audit.add_argument("--action", default="", help="such as 'code.revoke'")
    audit.add_argument("--staff", metavar="ADDRESS", default="", help="what this member of the staff did")
    audit.add_argument("--since", type=day, metavar="YYYY-MM-DD", help="from this day on")
    audit.add_argument("--until", type=day, metavar="YYYY-MM-DD", help="up to the end of this day")
    form = audit.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print all of it as JSON lines, the newest first")
    form.add_argument("--csv", type=Path, metavar="FILE", help="write all of it into this file, for a spreadsheet")
    audit.set_defaults(run=run_audit)


def run_overview(options: argparse.Namespace) -> int:
    """Ends with 1 if something needs attention."""
    from kaktus.desk.overview import overview_for
    from kaktus.desk.permissions import Permission

    found = overview_for(list(Permission))
    problems = _problems(found)
    if options.json:
        print(json.dumps(_facts(found) | {"problems": problems}, default=str, ensure_ascii=False, indent=1))
    else:
        assert found.codes
        assert found.sign_ups
        for book in found.codes.books:
            print(f"{book.title}: {book.today} activated today, {book.this_month} this month")
        print(f"New accounts: {found.sign_ups.today} today, {found.sign_ups.this_month} this month")
        print("\n".join(f"! {problem}" for problem in problems) or "✓ Nothing needs you right now.")
    return int(bool(problems))


def run_audit(options: argparse.Namespace) -> None:
    from kaktus.common.files.spreadsheet import csv_text
    from kaktus.desk.audit import record
    from kaktus.desk.commands import find_member
    from kaktus.desk.queries import AuditSearch, audit_rows

    search = AuditSearch(
        text=options.search,
        action=options.action,
        staff=find_member(options.staff).pk if options.staff else None,
        since=options.since,
        until=options.until,
    )
    if options.csv:
        with private_output(options.csv) as stream:
            stream.write(csv_text(audit_rows(search)))
        record(staff=None, action="audit.export", after={"as": "csv"})
        print(f"✓ The log is in {options.csv}.")
    elif options.json:
        rows = audit_rows(search)
        heading = next(rows)
        for row in rows:
            print(json.dumps(dict(zip(heading, row, strict=True)), ensure_ascii=False))
    else:
        _print_newest(search)


def _print_newest(search: AuditSearch) -> None:
    from kaktus.desk.queries import audit_entries

    found = list(audit_entries(search)[: MAX_LINES + 1])
    for entry in found[:MAX_LINES]:
        who = entry.staff.email if entry.staff else "command line"
        reason = f"  '{entry.reason}'" if entry.reason else ""
        print(f"{moment(entry.at)}  {who}  {entry.action}  {entry.target}{reason}")
    if not found:
        print("Nothing was found.")
    elif len(found) > MAX_LINES:
        print("… and older ones. All of it: --json, or --csv FILE. Fewer: --since, --action, --search.")


def _problems(found: Overview) -> list[str]:
    assert found.codes
    assert found.mails
    assert found.lessons is not None
    return [
        *(f"{part.name}: {_plain(part.trouble)}; run ./kaktus doctor" for part in found.parts if part.trouble),
        *(f"{book.title}: only {book.left} unused codes are left" for book in found.codes.running_out),
        *([f"mails that failed: {found.mails.failed}; run ./kaktus mail list"] if found.mails.failed else []),
        *(
            f"{lesson.book}/{lesson.lesson}: {_plain(lesson.trouble)}; run ./kaktus content check"
            for lesson in found.lessons
        ),
    ]


def _facts(found: Overview) -> dict[str, Any]:
    assert found.codes
    assert found.sign_ups
    assert found.mails
    mails = {"waiting": found.mails.waiting, "delayed": found.mails.delayed, "failed": found.mails.failed}
    return {"codes": asdict(found.codes), "sign_ups": asdict(found.sign_ups), "mails": mails}


def _plain(name: str) -> str:
    return name.replace("_", " ")
