"""The operator's commands for what the desk shows its owner: the overview and the audit log."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from typing import Any, Final

from kaktus.common.command import moment, private_output
from kaktus.common.files.spreadsheet import csv_text
from kaktus.desk.audit import record
from kaktus.desk.overview import Overview, overview_for
from kaktus.desk.permissions import Permission
from kaktus.desk.queries import AuditSearch, audit_entries, audit_rows
from kaktus.desk.staff_commands import find_member

MAX_LINES: Final = 50


def run_overview(options: argparse.Namespace) -> int:
    """Ends with 1 if something needs attention."""
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
