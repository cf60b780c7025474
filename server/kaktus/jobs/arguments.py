"""The arguments of the operator's commands for jobs; commands.py does what they ask for."""

from __future__ import annotations

import argparse
from typing import Any


def add_commands(commands: Any) -> None:
    parser = commands.add_parser("jobs", help="manage mails and other work in the background")
    inner = parser.add_subparsers(dest="jobs_command", required=True, metavar="command")

    work = inner.add_parser("work", help="do the jobs that are due, until Ctrl-C ('serve' does this by itself)")
    work.add_argument("--parent", type=int, help=argparse.SUPPRESS)
    work.set_defaults(run="kaktus.jobs.commands:run_work")

    list_ = inner.add_parser("list", help="show the jobs that run, wait or failed")
    list_.set_defaults(run="kaktus.jobs.commands:run_list")

    show = inner.add_parser("show", help="show everything about one job")
    show.add_argument("job", type=int, help="its number, as 'list' shows it")
    show.set_defaults(run="kaktus.jobs.commands:run_show")

    retry = inner.add_parser("retry", help="try a job again now")
    which = retry.add_mutually_exclusive_group(required=True)
    which.add_argument("job", type=int, nargs="?", help="its number, as 'list' shows it")
    which.add_argument("--kind", help="all jobs of this kind that wait for another try, such as 'mail'")
    retry.set_defaults(run="kaktus.jobs.commands:run_retry")

    cancel = inner.add_parser("cancel", help="take a job out of the queue, or stop it at its next step")
    cancel.add_argument("job", type=int, help="its number, as 'list' shows it")
    cancel.set_defaults(run="kaktus.jobs.commands:run_cancel")
