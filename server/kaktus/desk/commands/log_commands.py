"""The operator's commands for what the desk shows its owner: the overview and the audit log."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from typing import Any, Final

from kaktus.common.command import moment, private_output
from kaktus.common.files.spreadsheet import csv_text
from kaktus.desk.audit import record
from kaktus.desk.commands.staff_commands import find_member
from kaktus.desk.overview import Overview, overview_for
from kaktus.desk.permissions import Permission
from kaktus.desk.queries import AuditSearch, audit_entries, audit_rows

MAX_LINES: Final = 50


def run_overview(options: argparse.Namespace) -> int:
    """Ends with 1 if something needs attention."""
    overview = overview_for(list(Permission))
    problems = _problems(overview)
    if options.json:
        print(json.dumps(_facts(overview) | {"problems": problems}, default=str, ensure_ascii=False, indent=1))
    else:
        assert overview.codes
        assert overview.sign_ups
        for book in overview.codes.books:
            print(f"{book.title}: {book.today} activated today, {book.this_month} this month")
        print(f"New accounts: {overview.sign_ups.today} today, {overview.sign_ups.this_month} this month")
        print("\n".join(f"! {problem}" for problem in problems) or "✓ Nothing needs you right now.")
    return int(bool(problems))


def run_audit(options: argparse.Namespace) -> None:
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
    entries = list(audit_entries(search)[: MAX_LINES + 1])
    for entry in entries[:MAX_LINES]:
        who = entry.staff.email if entry.staff else "command line"
        reason = f"  '{entry.reason}'" if entry.reason else ""
        print(f"{moment(entry.at)}  {who}  {entry.action}  {entry.target}{reason}")
    if not entries:
        print("Nothing was found.")
    elif len(entries) > MAX_LINES:
        print("… and older ones. All of it: --json, or --csv FILE. Fewer: --since, --action, --search.")


def _problems(overview: Overview) -> list[str]:
    assert overview.codes
    assert overview.mails
    assert overview.lessons is not None
    return [
        *(f"{part.name}: {_plain(part.trouble)}; run ./kaktus doctor" for part in overview.parts if part.trouble),
        *(f"{book.title}: only {book.left} unused codes are left" for book in overview.codes.running_out),
        *([f"mails that failed: {overview.mails.failed}; run ./kaktus mail list"] if overview.mails.failed else []),
        *(
            f"{lesson.book}/{lesson.lesson}: {_plain(lesson.trouble)}; run ./kaktus content check"
            for lesson in overview.lessons
        ),
    ]


def _facts(overview: Overview) -> dict[str, Any]:
    assert overview.codes
    assert overview.sign_ups
    assert overview.mails
    mails = {"waiting": overview.mails.waiting, "delayed": overview.mails.delayed, "failed": overview.mails.failed}
    return {"codes": asdict(overview.codes), "sign_ups": asdict(overview.sign_ups), "mails": mails}


def _plain(name: str) -> str:
    return name.replace("_", " ")
