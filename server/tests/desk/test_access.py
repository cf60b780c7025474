"""Walks every call under /api/desk with every role, signed out, as a learner, and half signed in."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from tests.accounts.account_callers import Answer, Caller
from tests.desk.staff_members import signed_in, staff_member

from kaktus.desk.access import DeskAccess, DeskSession
from kaktus.desk.api import api
from kaktus.desk.models import Stage
from kaktus.desk.permissions import Permission, Role

# Repeated here by hand, so that a change of the table in the code is noticed.
MAY = {
    Role.CLERK: "overview codes code",
    Role.SUPPORT: "overview code people",
    Role.EDITOR: "overview lessons",
    Role.OWNER: "overview codes code people lessons staff audit",
}
# The only calls for somebody who has no token yet.
OPEN = {
    "POST /api/desk/sign-in",
    "POST /api/desk/forgot-password",
    "POST /api/desk/new-password",
    "POST /api/desk/invitation",
    "POST /api/desk/invitation/accept",
    # The link itself is the permission (test_codes.py).
    "GET /api/desk/downloads/{token}",
}


@dataclass(frozen=True)
class Call:
    method: str
    path: str
    guard: DeskAccess | DeskSession

    def made_by(self, caller: Caller) -> Answer:
        """Without a body and with made-up names: whoever is let in gets a 404 or a 422, and nothing happens."""
        return caller.call(self.method, re.sub(r"{\w+}", "1", self.path.removeprefix("/api")))


def desk_paths() -> list[tuple[str, str]]:
    """From the document that the typed client is made of."""
    paths = api.get_openapi_schema(path_prefix="/api/desk/")["paths"]
    return [
        (method.upper(), path)
        for path, methods in paths.items()
        for method in methods
        if method.upper() in ("GET", "POST", "PUT", "PATCH", "DELETE")
    ]


def guards() -> dict[tuple[str, str], list[object]]:
    callbacks: dict[tuple[str, str], list[object]] = {}
    for router in api._get_bound_routers():
        for path, view in router.path_operations.items():
            whole = re.sub("/+", "/", f"/api/desk/{router.prefix}/{path}").rstrip("/")
            for operation in view.operations:
                for method in operation.methods:
                    callbacks[method, re.sub(r"{\w+:(\w+)}", r"{\1}", whole)] = list(operation.auth_callbacks)
    return callbacks


def desk_calls() -> list[Call]:
    callbacks = guards()
    calls = []
    for method, path in desk_paths():
        if f"{method} {path}" in OPEN:
            continue
        (guard,) = callbacks[method, path]
        assert isinstance(guard, DeskAccess | DeskSession), f"{method} {path} names no permission"
        calls.append(Call(method, path, guard))
    return calls


CALLS = desk_calls()
NAMES = [f"{call.method} {call.path}" for call in CALLS]


@pytest.fixture(params=CALLS, ids=NAMES)
def call(request: pytest.FixtureRequest, web_dir: object) -> Call:
    parameter = request.param
    assert isinstance(parameter, Call)
    return parameter


def test_the_permissions_of_each_role_are_those_that_were_agreed(db: None) -> None:
    for role, permissions in MAY.items():
        answer = signed_in(staff_member(role)).get("/desk/session")
        assert answer.body["permissions"] == permissions.split()
    assert {one for permissions in MAY.values() for one in permissions.split()} == set(Permission)


@pytest.mark.parametrize("role", Role)
def test_a_role_gets_exactly_as_far_as_it_may(db: None, call: Call, role: Role) -> None:
    answer = call.made_by(signed_in(staff_member(role)))
    if isinstance(call.guard, DeskAccess):
        may = not call.guard.permissions.isdisjoint(MAY[role].split())
    else:
        may = Stage.IN in call.guard.stages
    if may:
        assert answer.status not in (401, 403), answer.body
    else:
        assert answer.status == (403 if isinstance(call.guard, DeskAccess) else 401), answer.body


def test_nobody_else_is_let_in(call: Call, visitor: Caller, learner: Caller) -> None:
    for caller in (visitor, learner, Caller("desk-" + "A" * 43), Caller("x\0")):
        answer = call.made_by(caller)
        assert (answer.status, answer.codes) == (401, ["unauthenticated"])


@pytest.mark.parametrize("stage", [Stage.SECOND_FACTOR, Stage.SET_UP])
def test_a_password_alone_opens_only_the_next_step(db: None, call: Call, stage: Stage) -> None:
    answer = call.made_by(signed_in(staff_member(Role.OWNER), stage=stage))
    let_in = isinstance(call.guard, DeskSession) and stage in call.guard.stages
    assert (answer.status == 401) is not let_in, answer.body


def test_a_desk_token_opens_nothing_of_a_learner(owner: Caller) -> None:
    assert owner.get("/me").status == 401
    assert owner.get("/codes").status == 401
