"""Accounts whose address nobody ever confirmed: after a warning they are deleted, and no others are."""

from __future__ import annotations

import re
import threading
import time
from datetime import timedelta
from pathlib import Path
from urllib.parse import unquote

import pytest
from allauth.account.models import EmailAddress
from allauth.socialaccount.models import SocialAccount
from django.db import connection, connections, transaction
from django.utils import timezone
from pytest_django import Settings
from tests.accounts.account_callers import Caller
from tests.due_jobs import do_due_jobs
from tests.readers import Person, make_person, make_some_codes

from kaktus.accounts.chores import remove_unverified_accounts, warn_unverified_accounts
from kaktus.accounts.models import Session, User
from kaktus.activation.models import ActivationCode
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.mail.mailbox import stored_mails
from kaktus.mail.models import Mail, SentMail

pytestmark = pytest.mark.django_db


def joined(person: Person, *, days_ago: int, warned: bool = True) -> Person:
    now = timezone.now()
    User.objects.filter(pk=person.user.pk).update(
        joined_at=now - timedelta(days=days_ago), warned_at=now - timedelta(days=8) if warned else None
    )
    return person


def test_a_week_before_they_are_told_once_and_in_their_language(settings: Settings, tmp_path: Path) -> None:
    settings.EMAIL_BACKEND = "kaktus.mail.mailbox.MailboxBackend"
    settings.DATA_DIR = tmp_path
    joined(make_person("new@example.org", verified=False), days_ago=22, warned=False)
    joined(make_person("anna@example.org"), days_ago=900, warned=False)
    olena = joined(make_person("olena@example.org", verified=False), days_ago=24, warned=False)
    User.objects.filter(pk=olena.user.pk).update(language="uk")
    assert [warn_unverified_accounts(), warn_unverified_accounts()] == [1, 0]
    do_due_jobs()
    (mail,) = stored_mails()
    assert mail.to == "olena@example.org"
    assert mail.subject.strip() == "Kaktus: Ваш обліковий запис буде видалено через 7 днів"
    assert f"{settings.PUBLIC_URL}/auth/action?mode=verifyEmail&oobCode=" in mail.text


def test_the_mail_confirms_the_address(visitor: Caller, settings: Settings, tmp_path: Path) -> None:
    settings.EMAIL_BACKEND = "kaktus.mail.mailbox.MailboxBackend"
    settings.DATA_DIR = tmp_path
    person = joined(make_person("old@example.org", verified=False), days_ago=24, warned=False)
    warn_unverified_accounts()
    do_due_jobs()
    link = re.search(r"oobCode=(\S+)", stored_mails()[0].text)
    assert link
    assert visitor.post("/account/action", {"mode": "verifyEmail", "oobCode": unquote(link[1])}).status == 200
    joined(person, days_ago=31)
    assert remove_unverified_accounts() == 0


def test_whoever_confirms_before_it_is_sent_gets_no_warning() -> None:
    joined(make_person("old@example.org", verified=False), days_ago=24, warned=False)
    assert warn_unverified_accounts() == 1
    EmailAddress.objects.update(verified=True)
    do_due_jobs()
    assert not Mail.objects.exists()
    assert not SentMail.objects.exists()


def test_nobody_is_deleted_without_a_week_to_answer() -> None:
    person = joined(make_person("old@example.org", verified=False), days_ago=300, warned=False)
    assert remove_unverified_accounts() == 0
    assert warn_unverified_accounts() == 1
    assert remove_unverified_accounts() == 0
    joined(person, days_ago=300)
    assert remove_unverified_accounts() == 1


def test_thirty_days_without_a_word() -> None:
    joined(make_person("new@example.org", verified=False), days_ago=29)
    joined(make_person("old@example.org", verified=False), days_ago=31)
    joined(make_person("anna@example.org"), days_ago=900)
    assert remove_unverified_accounts() == 1
    assert set(User.objects.values_list("email", flat=True)) == {"new@example.org", "anna@example.org"}
    assert set(EmailAddress.objects.values_list("email", flat=True)) == {"new@example.org", "anna@example.org"}


def test_nothing_of_the_person_stays(visitor: Caller, settings: Settings, tmp_path: Path) -> None:
    settings.EMAIL_BACKEND = "kaktus.mail.mailbox.MailboxBackend"
    settings.DATA_DIR = tmp_path
    answer = visitor.post("/account/signup", {"email": "old@example.org", "password": "Sonnenblume7"})
    assert answer.status == 201
    do_due_jobs()
    assert [mail.to for mail in stored_mails()] == ["old@example.org"]
    now = timezone.now()
    User.objects.update(joined_at=now - timedelta(days=31), warned_at=now - timedelta(days=8))
    assert remove_unverified_accounts() == 1
    assert not User.objects.exists()
    assert not Session.objects.exists()
    assert stored_mails() == []


def test_people_with_google_or_a_code_stay() -> None:
    google = joined(make_person("google@example.org", verified=False), days_ago=31)
    SocialAccount.objects.create(user=google.user, provider="https://accounts.google.com", uid="1", extra_data={})
    load_catalogue(folder=SHIPPED)
    owner = joined(make_person("owner@example.org"), days_ago=31)
    assert owner.activate(make_some_codes(1)[0]).status_code == 200
    clear_catalogue_cache()
    EmailAddress.objects.update(verified=False)
    assert remove_unverified_accounts() == 0
    assert ActivationCode.objects.filter(user=owner.user).exists()


@pytest.mark.django_db(transaction=True)
@pytest.mark.skipif("connection.vendor != 'postgresql'", reason="SQLite lets one write at a time")
def test_somebody_who_confirms_at_that_very_moment_stays() -> None:
    person = joined(make_person("old@example.org", verified=False), days_ago=31)
    removed: list[int] = []

    def tidy() -> None:
        removed.append(remove_unverified_accounts())
        connections.close_all()

    chore = threading.Thread(target=tidy)
    with transaction.atomic():
        EmailAddress.objects.filter(user=person.user).update(verified=True)
        chore.start()
        deadline = time.monotonic() + 30
        while not somebody_waits():
            assert chore.is_alive(), "the chore did not wait for the person who confirms"
            assert time.monotonic() < deadline
            time.sleep(0.02)
    chore.join()
    assert removed == [0]
    assert User.objects.filter(pk=person.user.pk).exists()


def somebody_waits() -> bool:
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM pg_locks WHERE NOT granted")
        return bool(cursor.fetchone()[0])
