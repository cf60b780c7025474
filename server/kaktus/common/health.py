"""Tells probes whether the process is alive and whether it can do its work."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from django.conf import settings
from django.db import Error, connection, transaction
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, HttpResponseBase, JsonResponse

from kaktus.common.files.storage import StorageProblem, storage_at
from kaktus.common.metrics.request_times import ALIVE, READY
from kaktus.common.pages.web_pages import is_built

CACHED_S = 1.0
# A row is written and deleted in one transaction that is committed: only then does a full disk show.
HEARTBEAT = (
    "INSERT INTO django_migrations (app, name, applied) VALUES ('', 'heartbeat', CURRENT_TIMESTAMP)",
    "DELETE FROM django_migrations WHERE app = '' AND name = 'heartbeat'",
)


class Trouble(StrEnum):
    DATABASE_OUTDATED = "database_outdated"
    DATABASE_SILENT = "database_silent"
    DATABASE_CLOSED = "database_closed"
    STORAGE = "storage"
    NOT_BUILT = "not_built"


@dataclass(frozen=True)
class HealthProblem:
    """What keeps the server from doing its work."""

    trouble: Trouble
    for_anybody: str
    for_operator: str
    """This one says what to do; it may name folders and settings."""


class HealthMiddleware:
    """Answers before the host check, because probes call by IP address."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response
        self.readiness = Readiness()

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        if request.path_info == ALIVE:
            return JsonResponse({"status": "ok"}, headers={"Cache-Control": "no-store"})
        if request.path_info == READY:
            problems = [problem.for_anybody for problem in self.readiness.problems()]
            body = {"status": "unavailable" if problems else "ok", "problems": problems}
            return JsonResponse(body, status=503 if problems else 200, headers={"Cache-Control": "no-store"})
        return self.get_response(request)


class Readiness:
    """A cache of the last check, kept for a second, with one check at a time: asking often costs no more."""

    def __init__(self) -> None:
        self._problems: list[HealthProblem] | None = None
        self._looked_at = 0.0
        self._looking = threading.Lock()

    def problems(self) -> list[HealthProblem]:
        if self._problems is not None:
            if time.monotonic() - self._looked_at < CACHED_S or not self._looking.acquire(blocking=False):
                return self._problems
        else:
            self._looking.acquire()
        try:
            self._problems = readiness_problems()
            self._looked_at = time.monotonic()
            return self._problems
        finally:
            self._looking.release()


def readiness_problems() -> list[HealthProblem]:
    problems = database_problems()
    try:
        storage_at(settings.STORAGE_URL).check()
    except StorageProblem as problem:
        unreadable = "The books' files cannot be read: './kaktus doctor' tells more."
        problems.append(HealthProblem(Trouble.STORAGE, unreadable, str(problem)))
    if not is_built(settings.WEB_DIR):
        not_built = "The web application is not built: run 'make build'."
        problems.append(HealthProblem(Trouble.NOT_BUILT, not_built, not_built))
    return problems


def database_problems() -> list[HealthProblem]:
    try:
        executor = MigrationExecutor(connection)
        if executor.migration_plan(executor.loader.graph.leaf_nodes()):
            old = "The database is not up to date: run './kaktus migrate'."
            return [HealthProblem(Trouble.DATABASE_OUTDATED, old, old)]
    except Error:
        silent = "The database does not answer: check that it runs"
        advice = f"{silent} and that KAKTUS_DATABASE_URL is right."
        return [HealthProblem(Trouble.DATABASE_SILENT, f"{silent}.", advice)]
    try:
        with transaction.atomic(), connection.cursor() as cursor:
            for statement in HEARTBEAT:
                cursor.execute(statement)
    except Error:
        closed = "The database cannot be written: check that its disk has room, and that nothing locks it"
        return [HealthProblem(Trouble.DATABASE_CLOSED, f"{closed}.", f"{closed} or made it read-only.")]
    return []
