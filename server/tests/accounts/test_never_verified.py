"""Accounts whose address nobody ever confirmed: they are deleted after 30 days, and no others are."""

from __future__ import annotations

import threading
import time
from datetime import timedelta
from pathlib import Path

import pytest
from allauth.account.models import EmailAddress
from allauth.socialaccount.models import SocialAccount
from django.db import connection, connections, transaction
from django.utils import timezone
from pytest_django import Settings
from tests.accounts.cast import Caller
from tests.due_jobs import do_due_jobs
from tests.readers import Person, make_person, make_some_codes

from kaktus.accounts.chores import remove_unverified_accounts
from kaktus.accounts.models import Session, User
from kaktus.activation.models import ActivationCode
from kaktus.library.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue_cache import clear_catalogue_cache
from kaktus.mail.mailbox import kept_mails

pytestmark = pytest.mark.django_db


def joined(person: Person, *, days_ago: int) -> Person:
    User.objects.filter(pk=person.user.pk).update(joined_at=timezone.now() - timedelta(days=days_ago))
    return person


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
    assert [mail.to for mail in kept_mails()] == ["old@example.org"]
    User.objects.update(joined_at=timezone.now() - timedelta(days=31))
    assert remove_unverified_accounts() == 1
    assert not User.objects.exists()
    assert not Session.objects.exists()
    assert kept_mails() == []


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
