"""The operator's command."""

from __future__ import annotations

import argparse
import json
import os
import sys
import threading
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Any

from kaktus import __version__
from kaktus.accounts import commands as people
from kaktus.activation.commands import code_parsers as codes
from kaktus.backups import commands as backups
from kaktus.common.command import CommandError, commands_are_recorded_by
from kaktus.common.environment import ROOT, BadSetting
from kaktus.common.files.full_disk import is_disk_full
from kaktus.common.files.storage import StorageProblem
from kaktus.common.metrics.folder import shared_metrics
from kaktus.delivery import commands as deploy
from kaktus.desk import commands as staff
from kaktus.desk import log_commands as desk_log
from kaktus.desk import people_commands as helping
from kaktus.jobs import commands as jobs
from kaktus.library import commands as content
from kaktus.mail import commands as mail
from kaktus.move_in import commands as move_in

if TYPE_CHECKING:
    from kaktus.serving.server import LibraryServer

LESSONS = ROOT / "games" / "dist"
# As shells count a program that was ended by SIGINT, and by SIGPIPE.
STOPPED_BY_CTRL_C = 130
STOPPED_BY_READER = 141
NO_ROOM = (
    "There is no room left on the disk. Free some where the data folder is (KAKTUS_DATA_DIR), then start again; "
    "'./kaktus doctor' tells how much is left."
)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="kaktus", description="Runs and maintains the Kaktus library.")
    top.add_argument("--version", action="version", version=f"kaktus {__version__}", help="show the version and exit")
    commands = top.add_subparsers(dest="command", required=True, metavar="command")
    _add_serve(commands)
    _add_set_up(commands)
    _add_doctor(commands)
    helping.add_commands(people.add_commands(commands))
    for slice_commands in (codes, content, staff, desk_log, move_in, mail, jobs, deploy):
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
    serve.set_defaults(run=run_serve)


def _add_set_up(commands: Any) -> None:
    migrate = commands.add_parser("migrate", help="create or update the database and the data folder")
    migrate.set_defaults(run=run_migrate)

    demo = commands.add_parser("demo", help="load the shipped books and print a few fresh codes")
    demo.set_defaults(run=run_demo)


def _add_doctor(commands: Any) -> None:
    doctor = commands.add_parser(
        "doctor", help="check everything that the library needs, and say what to do (exit code 2: something is broken)"
    )
    doctor.add_argument("--json", action="store_true", help="print the findings as JSON")
    doctor.add_argument("--strict", action="store_true", help="end with exit code 1 if there is a warning")
    doctor.add_argument("--send-mail-to", default="", metavar="ADDRESS", help="really send a mail, to this address")
    doctor.set_defaults(run=run_doctor)


def _add_tidy(commands: Any) -> None:
    tidy = commands.add_parser(
        "tidy",
        help="do the daily chores now: remove what has expired, remind of what will ('serve' does this by itself)",
    )
    tidy.set_defaults(run=run_tidy)


def _add_django(commands: Any) -> None:
    django = commands.add_parser("django", help="run a Django management command (for developers)")
    django.add_argument("arguments", nargs=argparse.REMAINDER)
    django.set_defaults(run=run_django)


def run_serve(options: argparse.Namespace) -> None:
    from django.conf import settings
    from django.db import connections

    from kaktus.jobs.worker import STOP_WITHIN_S, worker_beside
    from kaktus.serving.deadlines import HURRIED_END_S
    from kaktus.serving.exporter import export_metrics
    from kaktus.serving.server import LibraryServer, check_port

    environment = settings.ENVIRONMENT
    check_port(options.host, environment.port)
    if options.demo:
        run_migrate(options)
        run_demo(options)
        staff.print_demo_owner()
    _check_readiness()
    # The workers are forked, and must not share a connection.
    connections.close_all()
    print(f"\n  The library is open: {settings.PUBLIC_URL}\n  Stop it with Ctrl-C.\n", flush=True)
    if environment.metrics:
        export_metrics(environment.metrics, settings.DATA_DIR)
    server = LibraryServer(
        "kaktus.rsgi:library",
        host=options.host,
        port=environment.port,
        workers=environment.workers,
        drain_s=environment.drain_seconds,
    )
    changed = _stop_on_changes(server) if options.reload else threading.Event()
    with worker_beside() as jobs_worker:

        def stop_jobs_worker() -> None:
            jobs_worker.ask_to_stop(within=HURRIED_END_S if server.hurried else STOP_WITHIN_S)

        server.serve(before_stop=stop_jobs_worker)
    if changed.is_set():
        again = [argument for argument in sys.argv[1:] if argument != "--demo"]
        os.execv(sys.executable, [sys.executable, "-m", "kaktus.cli", *again])  # noqa: S606


def _stop_on_changes(server: LibraryServer) -> threading.Event:
    """For developers: the event is set when a source file has changed, and the server stops."""
    from kaktus.serving.source_changes import wait_for_change

    changed = threading.Event()

    def watch() -> None:
        wait_for_change(ROOT / "server" / "kaktus")
        changed.set()
        server.stop()

    threading.Thread(target=watch, name="source-watch", daemon=True).start()
    return changed


def run_migrate(_options: argparse.Namespace) -> None:
    from django.conf import settings
    from django.core.management import call_command

    from kaktus.common.files.storage import storage_at

    call_command("migrate", verbosity=0, interactive=False)
    storage_at(settings.STORAGE_URL).prepare()
    print("✓ The database is up to date.", flush=True)


def run_demo(_options: argparse.Namespace) -> None:
    from kaktus.activation.batches.new_batches import demo_codes
    from kaktus.activation.codes import grouped
    from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
    from kaktus.library.models import Book

    load_catalogue(folder=SHIPPED, only_new=True)
    if LESSONS.is_dir():
        content.import_shipped(LESSONS)
    print(f"✓ {Book.objects.count()} books are in the catalogue.", flush=True)
    print("  Codes to try:", flush=True)
    for group, fresh in demo_codes(each=2).items():
        print(f"    {group}  " + "  ".join(grouped(code) for code in fresh), flush=True)


def _check_readiness() -> None:
    from kaktus.common.health import readiness_problems

    problems = readiness_problems()
    if problems:
        raise CommandError(
            "The library is not ready to serve. " + " ".join(problem.for_operator for problem in problems)
        )


def run_doctor(options: argparse.Namespace) -> int:
    from kaktus.common.database.circuit_breaker import limit_waits
    from kaktus.doctor import Level, examine

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
    from kaktus.common.housekeeping import tidy

    done = tidy()
    for chore in done:
        print(f"✗ {chore.what}: failed." if chore.count is None else f"✓ {chore.what}: {chore.count}.")
    return 1 if any(chore.count is None for chore in done) else 0


def run_django(options: argparse.Namespace) -> None:
    from django.core.management import execute_from_command_line

    execute_from_command_line(["kaktus django", *options.arguments])


def main(arguments: Sequence[str] | None = None) -> int:
    options = parser().parse_args(_with_whole_names(sys.argv[1:] if arguments is None else arguments))
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "kaktus.settings")
    counts = options.command == "serve" and bool(os.environ.get("KAKTUS_METRICS"))
    try:
        with shared_metrics() if counts else nullcontext():
            import django

            django.setup()
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
        print(f"kaktus: {NO_ROOM}", file=sys.stderr)
        return 2


def _with_whole_names(arguments: Sequence[str]) -> Sequence[str]:
    """Where a command's name has two words, argparse needs them as one."""
    whole = " ".join(arguments[:2])
    return [whole, *arguments[2:]] if whole == backups.VERIFY else arguments


def _run(options: argparse.Namespace) -> int:
    from django.db import Error

    from kaktus.common.health import database_problems
    from kaktus.desk.audit import record

    commands_are_recorded_by(partial(record, staff=None))
    try:
        return options.run(options) or 0
    except Error as error:
        if is_disk_full(error):
            raise
        # The operator can mend a missing table or a database that does not answer; everything else is our fault.
        for problem in database_problems():
            raise CommandError(problem.for_operator) from None
        raise


if __name__ == "__main__":
    sys.exit(main())
