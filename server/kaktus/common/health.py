"""Tells probes whether the process lives and whether it can do its work."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, HttpResponseBase, JsonResponse

from kaktus.common.storage import StorageProblem, storage_at


class HealthMiddleware:
    """Answers before the host check: probes call by IP address."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        if request.path_info == "/healthz":
            return JsonResponse({"status": "ok"}, headers={"Cache-Control": "no-store"})
        if request.path_info == "/readyz":
            problems = readiness_problems()
            body = {"status": "unavailable" if problems else "ok", "problems": problems}
            return JsonResponse(body, status=503 if problems else 200, headers={"Cache-Control": "no-store"})
        return self.get_response(request)


def readiness_problems() -> list[str]:
    """What keeps the server from its work, each with what to do; empty when all is well."""
    problems = _database_problems()
    try:
        storage_at(settings.STORAGE_URL).check()
    except StorageProblem as problem:
        problems.append(str(problem))
    if not (settings.WEB_DIR / "index.html").is_file():
        problems.append("The web application is not built: run 'make build'.")
    return problems


def _database_problems() -> list[str]:
    try:
        executor = MigrationExecutor(connection)
        if executor.migration_plan(executor.loader.graph.leaf_nodes()):
            return ["The database is not up to date: run './kaktus migrate'."]
    except DatabaseError:
        return ["The database does not answer: check that it runs and that KAKTUS_DATABASE_URL is right."]
    return []
