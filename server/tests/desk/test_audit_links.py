"""Entries of the audit log lead to what they name, while it exists."""

from __future__ import annotations

from collections.abc import Iterator
from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from tests.accounts.account_callers import Caller
from tests.desk.staff_members import staff_member
from tests.readers import make_person

from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.desk.audit import record
from kaktus.desk.audit_links import openable
from kaktus.desk.models import AuditEntry, StaffMember
from kaktus.desk.permissions import PERMISSIONS, Permission, Role
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache


@pytest.fixture(autouse=True)
def _books(db: None) -> Iterator[None]:
    load_catalogue(folder=SHIPPED)
    yield
    clear_catalogue_cache()


@pytest.fixture
def things() -> dict[str, str]:
    batch = CodeBatch.objects.create(group_id="kaktus1", wanted=1, made=1)
    code = ActivationCode.objects.create(activation_code="KAKTEEN23456", batch=batch, number=1)
    return {
        "batch": f"batch {batch.pk}",
        "code": f"code {code.pk}",
        "person": f"person {make_person('anna@example.org').user.pk}",
        "lesson": "lesson kaktus-1/farben",
        "staff": f"staff {staff_member(Role.EDITOR, 'ed@publisher.example').pk}",
    }


NOTHING = (
    "batch 999999",
    "batch 99999999999999999999",
    "batch x",
    "code 0",
    f"person {uuid4()}",
    "person 7",
    "lesson kaktus-2/no-such",
    "lesson farben",
    "lesson",
    "staff 999999",
    "import 1",
    "",
    "batch 1\0",
)


def test_what_exists_can_be_opened(owner: Caller, things: dict[str, str]) -> None:
    for target in (*things.values(), *NOTHING):
        record(staff=None, action="batch.create", target=target.replace("\0", ""))
    page = owner.get("/desk/audit").body
    assert page["openable"] == sorted(things.values())


def test_what_is_named_before_and_after_and_who_did_it(owner: Caller, things: dict[str, str]) -> None:
    batch = things["batch"].split()[1]
    karl = staff_member(Role.CLERK, "karl@publisher.example")
    record(staff=karl, action="batch.replace", target="batch 999999", after={"batch": int(batch), "count": 3})
    record(staff=karl, action="person.move_code_here", before={"owner": things["person"]}, after={"owner": "person 1"})
    page = owner.get("/desk/audit").body
    assert page["openable"] == sorted([things["batch"], things["person"], f"staff {karl.pk}"])
    assert {entry["staff"] for entry in page["entries"]} == {karl.pk}


@pytest.mark.parametrize(
    ("role", "kinds"),
    [
        (Role.CLERK, {"batch", "code"}),
        (Role.SUPPORT, {"code", "person"}),
        (Role.EDITOR, {"lesson"}),
        (Role.OWNER, {"batch", "code", "person", "lesson", "staff"}),
    ],
)
def test_only_what_the_role_may_open(things: dict[str, str], role: Role, kinds: set[str]) -> None:
    for target in things.values():
        record(staff=None, action="batch.create", target=target)
    assert openable(AuditEntry.objects.all(), PERMISSIONS[role]) == sorted(things[kind] for kind in kinds)


def test_what_is_gone_cannot_be_opened(owner: Caller, things: dict[str, str]) -> None:
    record(staff=None, action="person.look", target=things["person"])
    make_person("ben@example.org").user.__class__.objects.all().delete()
    assert owner.get("/desk/audit").body["openable"] == []


def test_one_query_of_each_kind(things: dict[str, str]) -> None:
    for number in range(20):
        for target in things.values():
            record(staff=None, action="batch.create", target=f"{target}{number}")
            record(staff=None, action="batch.create", target=target)
    entries = list(AuditEntry.objects.all())
    with CaptureQueriesContext(connection) as captured:
        openable(entries, list(Permission))
    assert len(captured) == 5


def test_the_log_is_filtered_by_a_member(owner: Caller) -> None:
    karl, rita = (staff_member(Role.CLERK, f"{name}@publisher.example") for name in ("karl", "rita"))
    StaffMember.objects.filter(pk=karl.pk).update(name="Karl Kühn")
    for member in (karl, rita, None):
        record(staff=member, action="batch.create", target="batch 1")
    page = owner.get(f"/desk/audit?staff={karl.pk}").body
    assert [entry["who"] for entry in page["entries"]] == ["karl@publisher.example"]
    assert [(member["email"], member["name"]) for member in page["members"]] == [
        ("karl@publisher.example", "Karl Kühn"),
        ("owner@publisher.example", ""),
        ("rita@publisher.example", ""),
    ]
    by_name = owner.get("/desk/audit?text=karl%20k").body["entries"]
    assert [entry["staff"] for entry in by_name] == [karl.pk]
