"""Support at the desk: the search, a person's page, what can be done there, and what is recorded."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone
from tests.accounts.account_callers import ANNA, PASSWORD, Caller
from tests.activation.owned import give_code
from tests.desk.staff_members import signed_in, staff_member
from tests.due_jobs import do_due_jobs
from tests.page_reading import texts_of
from tests.readers import Person, make_person, make_some_codes

from kaktus.accounts.models import Session, User
from kaktus.activation.codes import grouped
from kaktus.activation.models import ActivationCode
from kaktus.desk.models import AuditEntry
from kaktus.desk.permissions import Role
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.mail.models import Mail

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _books(db: None) -> Iterator[None]:
    load_catalogue(folder=SHIPPED)
    yield
    clear_catalogue_cache()


@pytest.fixture
def anna() -> Person:
    return make_person("anna@example.org")


@pytest.fixture
def ben() -> Person:
    return make_person("ben@example.org")


@pytest.fixture
def code(anna: Person) -> ActivationCode:
    ends_at = timezone.now() + timedelta(days=200)
    return ActivationCode.objects.get(activation_code=give_code(anna, ends_at=ends_at))


def file_of(support: Caller, person: Person) -> Any:
    answer = support.get(f"/desk/people/{person.user.pk}")
    assert answer.status == 200, answer.body
    return answer.body


def events(support: Caller, person: Person, kind: str) -> list[Any]:
    return [event for event in file_of(support, person)["timeline"] if event["kind"] == kind]


def recorded(action: str) -> AuditEntry:
    return AuditEntry.objects.get(action=action)


class TestSearch:
    def test_people_and_codes_from_one_box(self, support: Caller, anna: Person, code: ActivationCode) -> None:
        results = support.post("/desk/people/search", {"text": "ANNA@"}).body
        assert [(person["email"], person["confirmed"]) for person in results["people"]] == [("anna@example.org", True)]
        typed = f"{code.activation_code[:4]}-{code.activation_code[4:6]}".lower()
        (shown,) = support.post("/desk/people/search", {"text": typed}).body["codes"]
        assert shown["code"] == grouped(code.activation_code)
        assert shown["owner"] == {"id": str(anna.user.pk), "email": "anna@example.org"}
        assert shown["state"] == "activated"

    def test_nothing_found(self, support: Caller) -> None:
        results = support.post("/desk/people/search", {"text": "zz"}).body
        assert results == {
            "people": [],
            "morePeople": False,
            "codes": [],
            "moreCodes": False,
            "codesAreGuesses": False,
        }

    def test_it_is_recorded_without_what_was_typed(self, support: Caller, anna: Person) -> None:
        support.post("/desk/people/search", {"text": "anna@example.org"})
        entry = recorded("person.search")
        assert entry.after == {"people": 1, "codes": 0}
        assert "anna" not in json.dumps([entry.target, entry.before, entry.reason])

    @pytest.mark.parametrize("text", ["x" * 301, None, 3])
    def test_bad_input(self, support: Caller, text: object) -> None:
        assert support.post("/desk/people/search", {"text": text}).status == 422


class TestLook:
    def test_what_support_needs_and_nothing_else(self, support: Caller, anna: Person, code: ActivationCode) -> None:
        shown = file_of(support, anna)
        assert shown["email"] == "anna@example.org"
        assert (shown["confirmed"], shown["hasPassword"], shown["hasGoogle"], shown["devices"]) == (
            True,
            False,
            False,
            1,
        )
        assert [one["books"] for one in shown["codes"]] == [["Kaktus 1", "Kaktus 1 Interaktiv"]]
        text = json.dumps(shown)
        for secret in (anna.token, 'password":', "session_data", "uid"):
            assert secret not in text

    def test_every_look_is_recorded(self, support: Caller, anna: Person) -> None:
        file_of(support, anna)
        file_of(support, anna)
        entries = AuditEntry.objects.filter(action="person.look", target=f"person {anna.user.pk}")
        assert [entry.staff.role for entry in entries if entry.staff] == [Role.SUPPORT, Role.SUPPORT]
        assert events(support, anna, "staff") == []

    def test_the_timeline_tells_of_tries_and_locks(self, support: Caller, visitor: Caller) -> None:
        visitor.post("/account/signup", {"email": ANNA, "password": PASSWORD})
        person = Person(User.objects.get(email=ANNA), "")
        for _ in range(6):
            visitor.post("/account/login", {"email": ANNA, "password": "Falsch123"})
        shown = file_of(support, person)
        assert 0 < shown["lockedFor"] <= 300
        (event,) = [event for event in shown["timeline"] if event["kind"] == "wrong_passwords"]
        assert event["count"] == 5

    def test_the_timeline_tells_when_the_address_was_confirmed(
        self, support: Caller, visitor: Caller, anna: Person
    ) -> None:
        # Confirmed before this was stored: nobody knows when.
        assert file_of(support, anna)["confirmed"]
        assert events(support, anna, "confirmed") == []
        User.objects.filter(pk=anna.user.pk).update(confirmed_at=timezone.now())
        assert len(events(support, anna, "confirmed")) == 1

    def test_the_timeline_tells_which_codes_were_refused(
        self, support: Caller, anna: Person, ben: Person, code: ActivationCode
    ) -> None:
        assert ben.activate(code.activation_code).status_code == 400
        shown = file_of(support, ben)
        (event,) = [event for event in shown["timeline"] if event["kind"] == "refused_code"]
        assert (event["code"], event["refusal"]) == (code.activation_code[-4:], "used")
        assert code.activation_code[-5:] not in json.dumps(shown).replace("-", "")

    def test_the_timeline_tells_what_became_of_mails(self, support: Caller, visitor: Caller) -> None:
        visitor.post("/account/signup", {"email": ANNA, "password": PASSWORD})
        person = Person(User.objects.get(email=ANNA), "")
        (waiting,) = events(support, person, "mail")
        assert (waiting["mail"], waiting["state"]) == ("verification", "waiting")
        do_due_jobs()
        (sent,) = events(support, person, "mail")
        assert (sent["mail"], sent["state"]) == ("verification", "sent")

    def test_the_newest_comes_first(self, support: Caller, anna: Person, code: ActivationCode) -> None:
        moments = [event["at"] for event in file_of(support, anna)["timeline"]]
        assert moments == sorted(moments, reverse=True)

    def test_nobody_there(self, support: Caller) -> None:
        assert support.get("/desk/people/1").status == 422
        assert support.get("/desk/people/00000000-0000-4000-8000-000000000000").codes == ["no_such_person"]
        assert support.get("/desk/codes/0").status == 404

    def test_a_code(self, support: Caller, anna: Person, code: ActivationCode) -> None:
        shown = support.get(f"/desk/codes/{code.pk}").body
        assert (shown["state"], shown["owner"]["email"]) == ("activated", "anna@example.org")
        assert recorded("code.look").target == f"code {code.pk}"
        (unused,) = make_some_codes(1)
        fresh = ActivationCode.objects.get(activation_code=unused)
        shown = support.get(f"/desk/codes/{fresh.pk}").body
        assert (shown["state"], shown["owner"], shown["activatedAt"]) == ("unused", None, None)

    def test_a_clerk_sees_the_same_code_without_its_person(self, anna: Person, code: ActivationCode) -> None:
        clerk = signed_in(staff_member(Role.CLERK))
        assert clerk.get(f"/desk/codes/{code.pk}").body["owner"] is None
        assert not AuditEntry.objects.filter(action="code.look").exists()


class TestHelp:
    def path(self, person: Person, what: str) -> str:
        return f"/desk/people/{person.user.pk}/{what}"

    def test_the_verification_mail_again(self, support: Caller) -> None:
        new = make_person("new@example.org", verified=False)
        User.objects.update(language="de")
        assert support.post(self.path(new, "verification-mail")).status == 204
        assert "bestätigen" in Mail.objects.get(to="new@example.org").subject
        assert recorded("person.send_verification").target == f"person {new.user.pk}"
        for _ in range(2):
            support.post(self.path(new, "verification-mail"))
        answer = support.post(self.path(new, "verification-mail"))
        assert answer.status == 429
        assert AuditEntry.objects.filter(action="person.send_verification").count() == 3

    def test_not_to_somebody_who_is_confirmed(self, support: Caller, anna: Person) -> None:
        assert support.post(self.path(anna, "verification-mail")).codes == ["already_confirmed"]

    def test_a_lock_is_lifted(self, support: Caller, visitor: Caller) -> None:
        visitor.post("/account/signup", {"email": ANNA, "password": PASSWORD})
        person = Person(User.objects.get(email=ANNA), "")
        for _ in range(6):
            visitor.post("/account/login", {"email": ANNA, "password": "Falsch123"})
        assert support.post(self.path(person, "unlock")).status == 204
        assert file_of(support, person)["lockedFor"] == 0
        assert visitor.post("/account/login", {"email": ANNA, "password": PASSWORD}).status == 200
        before = recorded("person.unlock").before
        assert before
        assert before["locked_for_s"] > 0

    def test_all_sessions_end(self, support: Caller, anna: Person) -> None:
        assert support.post(self.path(anna, "sign-out")).status == 204
        assert not Session.objects.exists()
        assert recorded("person.sign_out").before == {"devices": 1}

    def test_an_access_is_extended_for_a_reason(self, support: Caller, anna: Person, code: ActivationCode) -> None:
        body = {"months": 6, "endsAt": file_of(support, anna)["codes"][0]["endsAt"], "reason": "Was ill for months"}
        assert support.post(self.path(anna, f"codes/{code.pk}/extension"), body | {"reason": " "}).codes == [
            "reason_missing"
        ]
        assert support.post(self.path(anna, f"codes/{code.pk}/extension"), body).status == 204
        assert support.post(self.path(anna, f"codes/{code.pk}/extension"), body).codes == ["changed_meanwhile"]
        entry = recorded("person.extend_access")
        assert entry.reason == "Was ill for months"
        assert code.activation_code not in json.dumps([entry.before, entry.after])
        (event,) = events(support, anna, "staff")
        assert (event["action"], event["reason"], event["by"]) == (
            "person.extend_access",
            "Was ill for months",
            "support@publisher.example",
        )

    def test_a_code_is_moved_and_both_files_tell_it(
        self, support: Caller, anna: Person, ben: Person, code: ActivationCode
    ) -> None:
        body = {"to": "ben@example.org", "reason": "The mother redeemed it"}
        answer = support.post(self.path(anna, f"codes/{code.pk}/move"), body)
        assert answer.body == {"owner": str(ben.user.pk)}
        assert [event["action"] for event in events(support, anna, "staff")] == ["person.move_code_away"]
        assert [event["action"] for event in events(support, ben, "staff")] == ["person.move_code_here"]
        assert {mail.to for mail in Mail.objects.all()} == {"anna@example.org", "ben@example.org"}

    def test_a_mistyped_address_is_corrected(self, support: Caller) -> None:
        new = make_person("nwe@example.org", verified=False)
        User.objects.update(language="de")
        path = self.path(new, "address")
        assert support.post(path, {"email": "new@example.org", "reason": ""}).codes == ["reason_missing"]
        assert support.post(path, {"email": "nwe@example.org", "reason": "mistyped"}).codes == ["same_as_current"]
        assert support.post(path, {"email": "New@example.org", "reason": "mistyped"}).status == 204
        assert User.objects.get(pk=new.user.pk).email == "new@example.org"
        assert "bestätigen" in Mail.objects.get(to="new@example.org").subject
        assert not file_of(support, new)["confirmed"]
        entry = recorded("person.correct_address")
        assert (entry.reason, entry.before, entry.after) == ("mistyped", None, None)

    def test_neither_a_confirmed_address_nor_to_anothers(self, support: Caller, anna: Person) -> None:
        new = make_person("new@example.org", verified=False)
        body = {"email": "anna@example.org", "reason": "mistyped"}
        assert support.post(self.path(new, "address"), body).codes == ["email_taken"]
        body["email"] = "other@example.org"
        assert support.post(self.path(anna, "address"), body).codes == ["already_confirmed"]
        assert not Mail.objects.exists()

    def test_a_reset_mail_leads_to_a_new_password(self, support: Caller, visitor: Caller, anna: Person) -> None:
        User.objects.update(language="tr")
        assert support.post(self.path(anna, "reset-mail"), {"reason": "calls from the car"}).status == 204
        mail = Mail.objects.get(to="anna@example.org")
        assert mail.kind == "password_reset"
        assert recorded("person.send_reset").reason == "calls from the car"
        link = re.search(r"oobCode=(\S+)", mail.text)
        assert link
        body = {"oobCode": link[1].partition("&")[0], "newPassword": PASSWORD}
        assert visitor.post("/account/reset-password", body).status == 200
        answers = [support.post(self.path(anna, "reset-mail"), {"reason": "again"}) for _ in range(5)]
        assert answers[-1].status == 429

    def test_a_code_is_freed_and_can_be_redeemed_again(
        self, support: Caller, anna: Person, ben: Person, code: ActivationCode
    ) -> None:
        path = self.path(anna, f"codes/{code.pk}/release")
        assert support.post(self.path(ben, f"codes/{code.pk}/release"), {"reason": "hers"}).codes == [
            "changed_meanwhile"
        ]
        assert support.post(path, {"reason": "Redeemed in the shop by mistake"}).status == 204
        assert file_of(support, anna)["codes"] == []
        assert support.get(f"/desk/codes/{code.pk}").body["state"] == "unused"
        (mail,) = Mail.objects.filter(to="anna@example.org")
        assert mail.kind == "code_freed"
        assert code.activation_code not in json.dumps(recorded("person.free_code").before)
        redeemed = Caller(ben.token).post("/activation", {"activationCode": code.activation_code})
        assert redeemed.status == 200, redeemed.body

    def test_what_fails_leaves_no_record(self, support: Caller, anna: Person, code: ActivationCode) -> None:
        body = {"to": "nobody@example.org", "reason": "The mother redeemed it"}
        assert support.post(self.path(anna, f"codes/{code.pk}/move"), body).codes == ["no_such_account"]
        assert not AuditEntry.objects.exclude(action="person.look").exists()

    def test_an_account_is_deleted_once_its_address_is_typed_again(self, support: Caller, anna: Person) -> None:
        body = {"email": "ben@example.org", "reason": "Asked for by mail"}
        assert support.post(self.path(anna, "deletion"), body).codes == ["other_address"]
        assert support.post(self.path(anna, "deletion"), body | {"email": " Anna@example.org"}).status == 204
        assert not User.objects.exists()
        assert "anna" not in json.dumps([recorded("person.delete").target, recorded("person.delete").before])
        assert support.post(self.path(anna, "deletion"), body).codes == ["no_such_person"]

    @pytest.mark.parametrize("language", ["de", "en"])
    def test_data_to_take_along(self, support: Caller, anna: Person, code: ActivationCode, language: str) -> None:
        User.objects.filter(pk=anna.user.pk).update(language=language, display_name="Ünal (Çelik) Ş")
        url = f"/api/desk/people/{anna.user.pk}/export"
        client = Client(headers={"Authorization": f"Bearer {support.token}"})
        export = json.loads(client.get(url).content)
        assert export["activation_codes"][0]["activation_code"] == code.activation_code
        response = client.get(url, {"form": "html"})
        assert response.headers["Content-Type"] == "text/html; charset=utf-8"
        assert response.headers["Content-Disposition"].startswith("attachment")
        texts = texts_of(response.content.decode())
        assert code.activation_code in texts
        assert "Ünal (Çelik) Ş" in texts
        assert ("Adresse bestätigt" if language == "de" else "Email verified") in texts
        forms = AuditEntry.objects.filter(action="person.export").order_by("pk").values_list("after", flat=True)
        assert list(forms) == [{"form": "json"}, {"form": "html"}]


def test_support_sees_people_and_single_codes_but_no_batches(support: Caller) -> None:
    assert support.get("/desk/session").body["permissions"] == ["overview", "code", "people"]


@pytest.mark.parametrize("role", [Role.CLERK, Role.EDITOR])
def test_nobody_else_sees_people(role: Role, anna: Person) -> None:
    caller = signed_in(staff_member(role))
    assert caller.get(f"/desk/people/{anna.user.pk}").status == 403
    assert caller.post("/desk/people/search", {"text": "anna"}).status == 403
    assert not AuditEntry.objects.exists()
