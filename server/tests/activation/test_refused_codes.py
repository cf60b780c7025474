"""Codes that somebody tried in vain: what is stored of them, for how long, and what never is."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone
from tests.readers import Person, make_some_codes

from kaktus.accounts.flows.delete_account import forget_person
from kaktus.accounts.models import Session, User
from kaktus.accounts.personal_data import facts_about
from kaktus.activation.chores import remove_refused_codes
from kaktus.activation.codes import make_code
from kaktus.activation.models import ActivationCode, CodeBatch, CodeRefusal, RefusedCode
from kaktus.activation.refused_codes import MAX_STORED, note_refused_code
from kaktus.common import retention

NOT_VALID = CodeRefusal.NOT_VALID


def refused(person: Person) -> list[tuple[str, str]]:
    return list(RefusedCode.objects.filter(user=person.user).order_by("pk").values_list("last_four", "reason"))


def test_the_last_four_characters_and_why(anna: Person, ben: Person) -> None:
    used, own, late, revoked = make_some_codes(4)
    assert ben.activate(used).status_code == anna.activate(own).status_code == 200
    ActivationCode.objects.filter(activation_code=revoked).update(revoked_at=timezone.now())
    unknown = make_code()
    answers = [anna.activate(code).status_code for code in (unknown, used, own, revoked)]
    CodeBatch.objects.update(redeem_by=timezone.localdate() - timedelta(days=1))
    answers.append(anna.activate(f" {late[:4].lower()}-{late[4:8]}-{late[8:]}").status_code)
    assert answers == [400] * 5
    assert refused(anna) == [
        (unknown[-4:], "not_valid"),
        (used[-4:], "used"),
        (own[-4:], "used_by_you"),
        (revoked[-4:], "not_valid"),
        (late[-4:], "too_late"),
    ]
    assert refused(ben) == []


@pytest.mark.parametrize("typed", ["Geheim!2345x", "short", "ABCDEFGHJKMSX"])
def test_of_what_cannot_be_a_code_nothing_is_stored(anna: Person, typed: str) -> None:
    assert anna.activate(typed).status_code == 400
    assert [last_four for last_four, _ in refused(anna) if last_four] == []


def test_a_question_is_no_refusal(anna: Person) -> None:
    first, second = make_some_codes(2)
    assert (anna.activate(first).status_code, anna.activate(second).status_code) == (200, 409)
    assert refused(anna) == []


def test_only_the_newest_stay(anna: Person, ben: Person) -> None:
    note_refused_code(user=ben.user, code="AAAABBBBCCCC", reason=NOT_VALID)
    for number in range(MAX_STORED + 3):
        note_refused_code(user=anna.user, code=f"AAAABBBB{number:04}", reason=NOT_VALID)
    assert [last_four for last_four, _ in refused(anna)] == [f"{number:04}" for number in range(3, MAX_STORED + 3)]
    assert len(refused(ben)) == 1


def test_they_are_removed_after_a_while(anna: Person) -> None:
    for code in ("AAAABBBBOLDX", "AAAABBBBNEWX"):
        note_refused_code(user=anna.user, code=code, reason=NOT_VALID)
    old = RefusedCode.objects.filter(last_four="OLDX")
    old.update(tried_at=timezone.now() - retention.REFUSED_CODE - timedelta(minutes=1))
    assert remove_refused_codes() == 1
    assert refused(anna) == [("NEWX", "not_valid")]


def test_the_person_gets_them_and_they_leave_with_the_account(anna: Person) -> None:
    note_refused_code(user=anna.user, code="AAAABBBBCCCC", reason=NOT_VALID)
    (fact,) = facts_about(anna.user)["refused_codes"]
    assert (fact["last_four"], fact["reason"]) == ("CCCC", "not_valid")
    forget_person(anna.user)
    assert not RefusedCode.objects.exists()


def test_a_host_that_does_not_know_the_table_can_delete_the_account(anna: Person) -> None:
    note_refused_code(user=anna.user, code="AAAABBBBCCCC", reason=NOT_VALID)
    Session.objects.all().delete()
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM account_emailaddress")
        cursor.execute("DELETE FROM accounts_user")
    connection.check_constraints()
    assert not User.objects.exists()
    assert not RefusedCode.objects.exists()
