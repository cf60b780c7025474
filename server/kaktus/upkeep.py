"""The commands that look after a library: the doctor, the daily chores, and Django's own."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from django.core.management import execute_from_command_line

from kaktus.common.database.circuit_breaker import limit_waits
from kaktus.common.housekeeping import tidy
from kaktus.doctor import Level, examine


def run_doctor(options: argparse.Namespace) -> int:
    # The operator wants to hear what is wrong, not to wait as long as the database hangs.
    limit_waits()
    findings = examine(send_mail_to=options.send_mail_to)
    levels = {finding.level for finding in findings}
    if options.json:
        print(json.dumps([asdict(finding) for finding in findings], indent=2))
    else:
        marks = {Level.FINE: "✓", Level.WARNING: "!", Level.BROKEN: "✗"}
        for finding in findings:
            out = sys.stderr if finding.level is Level.BROKEN else sys.stdout
            print(f"{marks[finding.level]} {finding.text}", file=out)
    if Level.BROKEN in levels:
        return 2
    return 1 if options.strict and Level.WARNING in levels else 0


def run_tidy(_options: argparse.Namespace) -> int:
    done = tidy()
    for chore in done:
        print(f"✗ {chore.what}: failed." if chore.count is None else f"✓ {chore.what}: {chore.count}.")
    return 1 if any(chore.count is None for chore in done) else 0


def run_django(options: argparse.Namespace) -> None:
    execute_from_command_line(["kaktus django", *options.arguments])
