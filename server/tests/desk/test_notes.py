"""Notes of the staff about a person: who writes and removes them, who reads them, and what is recorded."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from tests.accounts.account_callers import Caller
from tests.page_reading import texts_of
from tests.readers import Person, make_person

from kaktus.accounts.flows.delete_account import forget_person
from kaktus.accounts.models import Session, User
from kaktus.desk import notes
from kaktus.desk.models import LONGEST_NOTE, AuditEntry, StaffNote

pytestmark = pytest.mark.django_db
TEXT = "Calls often.\nPrefers mornings, +49 30 1234"


@pytest.fixture
def anna() -> Person:
    return make_person("anna@example.org")


def path(person: Person, note: object = "") -> str:
    return f"/desk/people/{person.user.pk}/notes{f'/{note}' if note else ''}"


def shown(caller: Caller, person: Person) -> list[Any]:
    body = caller.get(f"/desk/people/{person.user.pk}").body
    return list(body["notes"])


def test_support_and_owner_write_and_the_newest_comes_first(support: Caller, owner: Caller, anna: Person) -> None:
    assert shown(support, anna) == []
    assert support.post(path(anna), {"text": f"  {TEXT} "}).status == 204
    assert owner.post(path(anna), {"text": "Got a new book"}).status == 204
    assert [(note["text"], note["author"]) for note in shown(support, anna)] == [
        ("Got a new book", "owner@publisher.example"),
        (TEXT, "support@publisher.example"),
    ]
    assert shown(support, make_person("ben@example.org")) == []


def test_a_note_is_removed_but_never_changed(support: Caller, owner: Caller, anna: Person) -> None:
    support.post(path(anna), {"text": TEXT})
    (note,) = shown(support, anna)
    for method in ("PUT", "PATCH", "POST"):
        assert support.call(method, path(anna, note["id"]), {"text": "Something else"}).status == 405
    assert owner.call("DELETE", path(make_person("ben@example.org"), note["id"])).codes == ["no_such_note"]
    assert owner.call("DELETE", path(anna, note["id"])).status == 204
    assert owner.call("DELETE", path(anna, note["id"])).codes == ["no_such_note"]
    assert shown(support, anna) == []


def test_the_audit_log_says_who_did_it_and_not_what_was_written(support: Caller, owner: Caller, anna: Person) -> None:
    support.post(path(anna), {"text": TEXT})
    note = StaffNote.objects.get().pk
    owner.call("DELETE", path(anna, note))
    entries = AuditEntry.objects.filter(action__in=("person.add_note", "person.remove_note")).order_by("pk")
    assert [(entry.action, entry.staff.role, entry.target) for entry in entries if entry.staff] == [
        ("person.add_note", "support", f"person {anna.user.pk}"),
        ("person.remove_note", "owner", f"person {anna.user.pk}"),
    ]
    recorded = json.dumps([[entry.before, entry.after, entry.reason] for entry in entries])
    assert "mornings" not in recorded
    timeline = support.get(f"/desk/people/{anna.user.pk}").body["timeline"]
    assert {"person.add_note", "person.remove_note"} <= {event["action"] for event in timeline}


def test_what_is_refused(support: Caller, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    assert support.post(path(anna), {"text": " \n "}).codes == ["note_missing"]
    assert support.post(path(anna), {"text": "x" * (LONGEST_NOTE + 1)}).status == 422
    assert support.post(path(anna), {"text": "a\u202eb"}).status == 422
    assert support.post("/desk/people/00000000-0000-4000-8000-000000000000/notes", {"text": "x"}).codes == [
        "no_such_person"
    ]
    monkeypatch.setattr(notes, "MAX_NOTES", 1)
    assert support.post(path(anna), {"text": "x" * LONGEST_NOTE}).status == 204
    assert support.post(path(anna), {"text": "one more"}).codes == ["too_many_notes"]
    assert AuditEntry.objects.filter(action="person.add_note").count() == 1


def test_nobody_else_reads_or_writes_them(clerk: Caller, editor: Caller, anna: Person) -> None:
    for caller in (clerk, editor):
        assert caller.post(path(anna), {"text": TEXT}).status == 403
        assert caller.call("DELETE", path(anna, 1)).status == 403
    assert not StaffNote.objects.exists()


@pytest.mark.parametrize(("language", "name"), [("de", "Notizen unseres Teams"), ("en", "Staff notes")])
def test_the_person_gets_them_without_the_names_of_the_staff(
    support: Caller, anna: Person, language: str, name: str
) -> None:
    User.objects.update(language=language)
    support.post(path(anna), {"text": TEXT})
    client = Client(headers={"Authorization": f"Bearer {support.token}"})
    url = f"/api/desk/people/{anna.user.pk}/export"
    export = client.get(url).content.decode()
    (note,) = json.loads(export)["staff_notes"]
    assert note["text"] == TEXT
    assert "publisher.example" not in export
    texts = texts_of(client.get(url, {"form": "html"}).content.decode())
    assert name in texts
    assert TEXT.replace("\n", " ") in texts


def test_they_leave_with_the_account(support: Caller, anna: Person) -> None:
    support.post(path(anna), {"text": TEXT})
    forget_person(anna.user)
    assert not StaffNote.objects.exists()


def test_a_host_that_does_not_know_the_table_can_delete_the_account(support: Caller, anna: Person) -> None:
    support.post(path(anna), {"text": TEXT})
    Session.objects.all().delete()
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM account_emailaddress")
        cursor.execute("DELETE FROM accounts_user")
    connection.check_constraints()
    assert not StaffNote.objects.exists()
