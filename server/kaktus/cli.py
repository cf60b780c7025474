"""The operator's command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from functools import partial
from pkgutil import resolve_name
from typing import Any

from kaktus import __version__
from kaktus.accounts import arguments as people
from kaktus.activation.commands import arguments as codes
from kaktus.backups import arguments as backups
from kaktus.common.command import CommandError, register_command_recorder
from kaktus.common.environment import BadSetting
from kaktus.common.files.full_disk import is_disk_full
from kaktus.common.files.storage import StorageProblem
from kaktus.common.metrics.folder import shared_metrics
from kaktus.delivery import arguments as deploy
from kaktus.desk import arguments as desk
from kaktus.jobs import arguments as jobs
from kaktus.library import arguments as content
from kaktus.mail import arguments as mail
from kaktus.move_in import arguments as move_in

# As shells count a program that was ended by SIGINT, and by SIGPIPE.
STOPPED_BY_CTRL_C = 130
STOPPED_BY_READER = 141
DISK_FULL_MESSAGE = (
    "There is no room left on the disk. Free some where the data folder is (KAKTUS_DATA_DIR), then start again; "
    "'./kaktus doctor' tells how much is left."
)


def parser() -> argparse.ArgumentParser:
    """What does a command's work is named and not imported, so that --help and a wrong option answer at once."""
    top = argparse.ArgumentParser(prog="kaktus", description="Runs and maintains the Kaktus library.")
    top.add_argument("--version", action="version", version=f"kaktus {__version__}", help="show the version and exit")
    commands = top.add_subparsers(dest="command", required=True, metavar="command")
    _add_serve(commands)
    _add_set_up(commands)
    _add_doctor(commands)
    desk.add_people_commands(people.add_commands(commands))
    codes.add_commands(commands)
    content.add_commands(commands)
    desk.add_staff_commands(commands)
    desk.add_log_commands(commands)
    for slice_commands in (move_in, mail, jobs, deploy):
        slice_commands.add_commands(commands)
    _add_tidy(commands)
    backups.add_commands(commands)
    _add_django(commands)
    return top


def _add_serve(commands: Any) -> None:
    serve = commands.add_parser("serve", help="start the library and keep it running until Ctrl-C")
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    serve.add_argument(
        "--demo", action="store_true", help="first do what 'migrate' and 'demo' do, and add an owner of the desk"
    )
    serve.add_argument("--reload", action="store_true", help="restart when a source file changes (for developers)")
    serve.set_defaults(run="kaktus.serve:run_serve")


def _add_set_up(commands: Any) -> None:
    migrate = commands.add_parser("migrate", help="create or update the database and the data folder")
    migrate.set_defaults(run="kaktus.set_up:run_migrate")

    demo = commands.add_parser("demo", help="load the shipped books and print a few fresh codes")
    demo.set_defaults(run="kaktus.set_up:run_demo")


def _add_doctor(commands: Any) -> None:
    doctor = commands.add_parser(
        "doctor", help="check everything that the library needs, and say what to do (exit code 2: something is broken)"
    )
    doctor.add_argument("--json", action="store_true", help="print the findings as JSON")
    doctor.add_argument("--strict", action="store_true", help="end with exit code 1 if there is a warning")
    doctor.add_argument("--send-mail-to", default="", metavar="ADDRESS", help="really send a mail, to this address")
    doctor.set_defaults(run="kaktus.upkeep:run_doctor")


def _add_tidy(commands: Any) -> None:
    tidy = commands.add_parser(
        "tidy",
        help="do the daily chores now: remove what has expired, remind of what will ('serve' does this by itself)",
    )
    tidy.set_defaults(run="kaktus.upkeep:run_tidy")


def _add_django(commands: Any) -> None:
    django = commands.add_parser("django", help="run a Django management command (for developers)")
    django.add_argument("arguments", nargs=argparse.REMAINDER)
    django.set_defaults(run="kaktus.upkeep:run_django")


def main(arguments: Sequence[str] | None = None) -> int:
    options = parser().parse_args(_with_whole_names(sys.argv[1:] if arguments is None else arguments))
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "kaktus.settings")
    counts = options.command == "serve" and bool(os.environ.get("KAKTUS_METRICS"))
    try:
        with shared_metrics() if counts else nullcontext():
            code = _run(options)
            sys.stdout.flush()
            return code
    except BrokenPipeError:
        # Whoever read the output has seen enough, such as 'head'. What is left is flushed at exit, into nothing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return STOPPED_BY_READER
    except (BadSetting, CommandError, StorageProblem) as problem:
        print(f"kaktus: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return STOPPED_BY_CTRL_C
    except Exception as error:
        if not is_disk_full(error):
            raise
        print(f"kaktus: {DISK_FULL_MESSAGE}", file=sys.stderr)
        return 2


def _with_whole_names(arguments: Sequence[str]) -> Sequence[str]:
    """Where a command's name has two words, argparse needs them as one."""
    whole = " ".join(arguments[:2])
    return [whole, *arguments[2:]] if whole == backups.VERIFY else arguments


def _run(options: argparse.Namespace) -> int:
    # Only now that the arguments are right: it takes half a second.
    import django
    from django.db import Error

    django.setup()

    # They need Django to be set up.
    from kaktus.common.health import database_problems
    from kaktus.desk.audit import record

    register_command_recorder(partial(record, staff=None))
    try:
        return resolve_name(options.run)(options) or 0
    except Error as error:
        if is_disk_full(error):
            raise
        # The operator can mend a missing table or a database that does not answer; everything else is our fault.
        for problem in database_problems():
            raise CommandError(problem.for_operator) from None
        raise


if __name__ == "__main__":
    sys.exit(main())
