"""The command that starts the library: its server, and the job worker beside it."""

from __future__ import annotations

import argparse
import os
import sys
import threading

from django.conf import settings
from django.db import connections

from kaktus.common.command import CommandError
from kaktus.common.environment import ROOT
from kaktus.common.health import readiness_problems
from kaktus.jobs.worker import STOP_WITHIN_S, running_worker_process
from kaktus.serving.deadlines import CTRL_C_SHUTDOWN_TIMEOUT_S
from kaktus.serving.exporter import export_metrics
from kaktus.serving.server import LibraryServer, check_port
from kaktus.serving.source_changes import wait_for_change


def run_serve(options: argparse.Namespace) -> None:
    environment = settings.ENVIRONMENT
    check_port(options.host, environment.port)
    if options.demo:
        _set_up_demo(options)
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
    with running_worker_process() as jobs_worker:

        def stop_jobs_worker() -> None:
            jobs_worker.ask_to_stop(within=CTRL_C_SHUTDOWN_TIMEOUT_S if server.hurried else STOP_WITHIN_S)

        server.serve(before_stop=stop_jobs_worker)
    if changed.is_set():
        again = [argument for argument in sys.argv[1:] if argument != "--demo"]
        os.execv(sys.executable, [sys.executable, "-m", "kaktus.cli", *again])  # noqa: S606


def _set_up_demo(options: argparse.Namespace) -> None:
    # A server in use has no need of these, and all its workers would hold them.
    from kaktus.desk.commands.staff_commands import print_demo_owner
    from kaktus.set_up import run_demo, run_migrate

    run_migrate(options)
    run_demo(options)
    print_demo_owner()


def _check_readiness() -> None:
    problems = readiness_problems()
    if problems:
        raise CommandError(
            "The library is not ready to serve. " + " ".join(problem.for_operator for problem in problems)
        )


def _stop_on_changes(server: LibraryServer) -> threading.Event:
    """For developers: the event is set when a source file has changed, and the server stops."""
    changed = threading.Event()

    def watch() -> None:
        wait_for_change(ROOT / "server" / "kaktus")
        changed.set()
        server.stop()

    threading.Thread(target=watch, name="source-watch", daemon=True).start()
    return changed
