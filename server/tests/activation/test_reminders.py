"""Reminders before access ends: to whom, when, once each, in which words, and how to end them."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.core import mail as outgoing
from django.test import Client
from django.utils import timezone
from pytest_django import Settings
from tests.activation.owned import give_code
from tests.due_jobs import do_due_jobs
from tests.readers import Person, make_person

from kaktus.accounts.action_links import stop_link
from kaktus.accounts.models import User
from kaktus.activation.chores import remind_of_ends
from kaktus.activation.models import ActivationCode, Reminder
from kaktus.mail.letters import write_letter
from kaktus.mail.models import Kind, Mail


def ending(person: Person, *, days: float, book: str = "kaktus1") -> str:
    return give_code(person, ends_at=timezone.now() + timedelta(days=days), book=book)


def pass_days(days: float) -> None:
    """Brings every end nearer, and with it what was recorded about it."""
    back = timedelta(days=days)
    for code in ActivationCode.objects.filter(activated=True):
        assert code.activation_date
        assert code.expiration_date
        ActivationCode.objects.filter(pk=code.pk).update(
            activation_date=code.activation_date - back, expiration_date=code.expiration_date - back
        )
    for reminder in Reminder.objects.all():
        Reminder.objects.filter(pk=reminder.pk).update(ends_at=reminder.ends_at - back)


def change(person: Person, **fields: Any) -> None:
    User.objects.filter(pk=person.user.pk).update(**fields)


@pytest.fixture
def sent(settings: Settings) -> list[Any]:
    settings.EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
    outgoing.outbox = []
    return outgoing.outbox


def test_thirty_days_and_three_days_before_the_end_and_once_each(anna: Person) -> None:
    ending(anna, days=30.5)
    written = []
    for _ in range(32):
        written.append(remind_of_ends() + remind_of_ends())
        pass_days(1)
    assert [day for day, count in enumerate(written) if count] == [1, 28]
    assert Mail.objects.filter(to="anna@example.org").count() == 2


@pytest.mark.parametrize(("days", "times"), [(29, 1), (12, 1), (2, 1), (0.01, 1), (-0.01, 0), (-1, 0), (30.1, 0)])
def test_a_day_on_which_the_server_was_off_is_made_up_for_unless_access_has_ended(
    anna: Person, days: float, times: int
) -> None:
    ending(anna, days=days)
    assert remind_of_ends() + remind_of_ends() == times


def test_of_several_codes_for_a_book_the_last_end_counts(anna: Person) -> None:
    ending(anna, days=20)
    ending(anna, days=400)
    assert remind_of_ends() == 0
    ending(anna, days=2, book="kaktus2")
    assert remind_of_ends() == 1
    assert "Kaktus 1" not in Mail.objects.get().text


def test_a_revoked_code_neither_ends_nor_covers_anything(anna: Person) -> None:
    for days in (20, 400):
        code = ending(anna, days=days)
        if days == 400:
            ActivationCode.objects.filter(activation_code=code).update(revoked_at=timezone.now())
    assert remind_of_ends() == 1
    Reminder.objects.all().delete()
    ActivationCode.objects.update(revoked_at=timezone.now())
    assert remind_of_ends() == 0


def test_only_to_confirmed_addresses_of_people_who_want_them(anna: Person, books: None) -> None:
    ending(make_person("carl@example.org", verified=False), days=20)
    ending(anna, days=20)
    change(anna, reminders=False)
    assert remind_of_ends() == 0
    change(anna, reminders=True, is_active=False)
    assert remind_of_ends() == 0
    change(anna, is_active=True)
    assert remind_of_ends() == 1


def test_books_that_end_together_are_told_in_one_mail_with_their_days(anna: Person) -> None:
    give_code(anna, ends_at=timezone.now() + timedelta(days=20))
    give_code(anna, ends_at=timezone.now() + timedelta(days=2), book="kaktus2")
    change(anna, language="de")
    assert remind_of_ends() == 1
    text = Mail.objects.get().text
    assert "Ihr Zugang endet bald" in Mail.objects.get().subject
    assert text.index("Kaktus 2, Kaktus 2 Interaktiv\nZugang bis: ") < text.index("Kaktus 1, Kaktus 1 Interaktiv\nZug")
    assert set(Reminder.objects.values_list("group", "days")) == {("kaktus1", 30), ("kaktus2", 3)}


@pytest.mark.parametrize(
    ("language", "day"),
    [
        ("en", "1 May 2028"),
        ("de", "1. Mai 2028"),
        ("es", "1 de mayo de 2028"),
        ("pl", "1 maja 2028"),
        ("uk", "1 травня 2028"),
        ("tr", "1 Mayıs 2028"),
        ("ar", "1 مايو 2028"),
        ("", "1 May 2028"),
    ],
)
def test_the_day_is_written_as_people_write_it(language: str, day: str) -> None:
    ends_at = datetime.fromisoformat("2028-04-30T23:00:00+00:00")
    letter = write_letter(Kind.REMINDER, language=language, books=[("Kaktus 1", ends_at)], stop="http://x/s")
    assert day in letter.text
    assert day in letter.html


def test_a_mail_program_finds_how_to_end_them(anna: Person, sent: list[Any]) -> None:
    ending(anna, days=20)
    remind_of_ends()
    do_due_jobs()
    (message,) = sent
    link = stop_link(anna.user)
    assert message.extra_headers["List-Unsubscribe"] == f"<{link}>"
    assert message.extra_headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert link in message.body
    assert link.replace("&", "&amp;") in message.alternatives[0].content


@pytest.mark.parametrize("meanwhile", ["switched off", "extended", "ended", "another address", "revoked"])
def test_what_is_no_longer_true_when_the_mail_is_sent_is_not_sent(
    anna: Person, sent: list[Any], meanwhile: str
) -> None:
    ending(anna, days=1)
    assert remind_of_ends() == 1
    if meanwhile == "switched off":
        change(anna, reminders=False)
    elif meanwhile == "extended":
        ending(anna, days=500)
    elif meanwhile == "ended":
        pass_days(1.1)
    elif meanwhile == "another address":
        change(anna, email="new@example.org")
        EmailAddress.objects.update(email="new@example.org")
    else:
        ActivationCode.objects.update(revoked_at=timezone.now())
    assert do_due_jobs() == 1
    assert sent == []
    assert not Mail.objects.exists()


def test_what_is_still_true_of_such_a_mail_is_told_in_the_next(anna: Person, sent: list[Any]) -> None:
    ending(anna, days=20)
    ending(anna, days=20, book="kaktus2")
    remind_of_ends()
    ending(anna, days=500)
    do_due_jobs()
    assert sent == []
    assert remind_of_ends() == 1
    do_due_jobs()
    assert "Kaktus 1" not in sent[0].body
    assert "Kaktus 2" in sent[0].body
    assert remind_of_ends() == 0


def post_by_mail_program(link: str) -> Any:
    path = link.removeprefix("http://localhost:8000")
    return Client().post(path, "List-Unsubscribe=One-Click", content_type="application/x-www-form-urlencoded")


def wants_reminders(person: Person) -> bool:
    me = Client().get("/api/me", headers={"Authorization": f"Bearer {person.token}"}).json()
    assert User.objects.get(pk=person.user.pk).reminders is me["reminders"]
    return bool(me["reminders"])


def test_one_click_of_a_mail_program_ends_them_and_looking_at_the_link_does_not(anna: Person, web_dir: object) -> None:
    link = stop_link(anna.user)
    Client().get(link.removeprefix("http://localhost:8000"))
    assert wants_reminders(anna)
    assert post_by_mail_program(link).status_code == 200
    assert not wants_reminders(anna)
    assert post_by_mail_program(link).status_code == 200


def test_the_page_behind_the_link_ends_them_without_a_log_in(anna: Person, ben: Person) -> None:
    code = stop_link(anna.user).partition("code=")[2].replace("%3A", ":")
    response = Client().post("/api/account/reminders/stop", {"code": code}, content_type="application/json")
    assert response.status_code == 204
    assert not wants_reminders(anna)
    assert wants_reminders(ben)


def test_a_link_is_valid_for_its_person_and_address_only(anna: Person, ben: Person) -> None:
    link = stop_link(anna.user)
    for wrong in (
        link[:-1],
        link.replace(anna.user.pk.hex, ben.user.pk.hex),
        link.partition("?")[0],
        link.partition("=")[0] + "=x%00",
    ):
        assert post_by_mail_program(wrong).status_code == 400
    change(anna, email="new@example.org")
    assert post_by_mail_program(link).status_code == 400
    assert wants_reminders(anna)
    assert wants_reminders(ben)


def test_a_link_outlives_a_new_secret_key(anna: Person, settings: Settings) -> None:
    link = stop_link(anna.user)
    settings.LINK_SECRETS = ["another secret", *settings.LINK_SECRETS]
    assert post_by_mail_program(link).status_code == 200
    assert not wants_reminders(anna)


def test_the_switch_on_the_account_page(anna: Person) -> None:
    for is_on in (False, True):
        assert anna.post("/account/reminders", {"reminders": is_on}).status_code == 204
        assert wants_reminders(anna) is is_on
    assert Client().post("/api/account/reminders", {"reminders": False}, "application/json").status_code == 401


def test_the_language_is_that_of_the_pages_last_used(anna: Person) -> None:
    headers = {"Authorization": f"Bearer {anna.token}", "Accept-Language": "de"}
    anna.user.sessions.update(last_used_on=timezone.localdate() - timedelta(days=1))
    Client().get("/api/me", headers=headers)
    assert User.objects.get(pk=anna.user.pk).language == "de"


def test_what_was_said_is_forgotten_when_access_has_ended_and_with_the_account(anna: Person) -> None:
    ending(anna, days=2)
    remind_of_ends()
    assert Reminder.objects.count() == 1
    pass_days(2.1)
    remind_of_ends()
    assert not Reminder.objects.exists()
