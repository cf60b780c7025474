"""A mail refused for good: never tried again, shown to the person and the operator, and deleted in time."""

from __future__ import annotations

import json
import logging
from argparse import Namespace
from datetime import timedelta

import pytest
from django.core.mail.backends.smtp import EmailBackend
from django.test import Client
from django.utils import timezone
from pytest_django import Settings
from tests.due_jobs import do_due_jobs, make_due

from kaktus.accounts.models import User
from kaktus.common.logs.request_log import FIELDS
from kaktus.mail.commands import run_list
from kaktus.mail.flows import note_held_back, remove_old_failures
from kaktus.mail.messages import send_verification
from kaktus.mail.models import Kind, Mail
from kaktus.mail.queries import trouble_with
from testing.mail_sink import MailSink

pytestmark = pytest.mark.django_db
ANNA = "anna@example.org"


@pytest.fixture(autouse=True)
def _quick_hashing(settings: Settings) -> None:
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture
def anna(smtp: MailSink) -> Client:
    body = {"email": ANNA, "password": "Sonnenblume7"}
    answer = Client().post("/api/account/signup", body, content_type="application/json")
    smtp.start()
    return Client(headers={"Authorization": f"Bearer {answer.json()['token']}"})


def trouble_shown(anna: Client) -> str:
    return str(anna.get("/api/me").json()["verificationMail"])


@pytest.mark.parametrize(
    ("place", "answer"),
    [
        ("answer_to_recipient", "550 5.1.1 <anna@example.org> is unknown here"),
        ("answer_to_recipient", "553 5.1.3 bad mailbox syntax"),
        ("answer_to_sender", "550 5.7.1 not wanted"),
        ("answer", "554 5.7.1 looks like spam"),
    ],
)
def test_a_refusal_for_good_is_tried_once_and_shown(
    anna: Client,
    smtp: MailSink,
    place: str,
    answer: str,
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
) -> None:
    setattr(smtp, place, answer)
    with caplog.at_level(logging.INFO):
        assert do_due_jobs() == 0
        make_due()
        assert do_due_jobs() == 0
    assert len(smtp.recipients) == (0 if place == "answer_to_sender" else 1)
    mail = Mail.objects.get()
    assert mail.job
    assert (mail.problem, mail.reply_code, mail.job.state) == ("refused", int(answer[:3]), "failed")
    assert mail.job.error == f"The mail server refused it for good, with reply {answer[:3]}."
    assert mail.text == mail.html == mail.subject == ""
    assert trouble_shown(anna) == "refused"
    ours = [record for record in caplog.records if record.name.startswith("kaktus")]
    assert "mail_refused" in [record.getMessage() for record in ours]
    assert "anna" not in json.dumps([vars(record)[FIELDS] for record in ours])
    run_list(Namespace())
    assert f"{ANNA}  verification  reply {answer[:3]}" in capsys.readouterr().out


@pytest.mark.parametrize("place", ["answer_to_recipient", "answer_to_sender", "answer"])
def test_a_refusal_for_now_is_tried_again(anna: Client, smtp: MailSink, place: str) -> None:
    setattr(smtp, place, "451 4.7.1 greylisted")
    assert do_due_jobs() == 0
    assert trouble_shown(anna) == "delayed"
    setattr(smtp, place, "250 OK")
    make_due()
    assert do_due_jobs() == 1
    assert trouble_shown(anna) == "none"


def test_a_wrong_password_at_our_own_mail_server_is_the_operators_to_mend(
    smtp: MailSink, settings: Settings, caplog: pytest.LogCaptureFixture, db: None
) -> None:
    person = User.objects.create_user(email=ANNA).pk
    settings.EMAIL_HOST_USER, settings.EMAIL_HOST_PASSWORD = "library", "wrong"
    assert EmailBackend().password == "wrong"
    smtp.password = b"right"
    smtp.start()
    send_verification(to=ANNA, link="http://localhost:8000/", language="en", person=person)
    with caplog.at_level(logging.INFO):
        assert do_due_jobs() == 0
    [line] = [record for record in caplog.records if record.getMessage() == "mail_not_taken"]
    assert (line.levelname, vars(line)[FIELDS]["code"]) == ("ERROR", 535)
    settings.EMAIL_HOST_PASSWORD = "right"
    make_due()
    assert do_due_jobs() == 1


def test_a_new_mail_takes_the_place_of_the_one_that_failed(anna: Client, smtp: MailSink) -> None:
    smtp.answer_to_recipient = "550 no"
    do_due_jobs()
    assert trouble_shown(anna) == "refused"
    assert anna.post("/api/account/verification-mail", content_type="application/json").status_code == 204
    assert trouble_shown(anna) == "none"
    smtp.answer_to_recipient = "250 OK"
    assert do_due_jobs() == 1
    assert not Mail.objects.exists()


def test_a_mail_held_back_is_told_for_an_hour(anna: Client) -> None:
    Mail.objects.all().delete()
    person = User.objects.get().pk
    note_held_back(kind=Kind.VERIFICATION, to=ANNA, person=person)
    assert trouble_shown(anna) == "held_back"
    Mail.objects.update(created_at=timezone.now() - timedelta(minutes=61))
    assert trouble_with(kind=Kind.VERIFICATION, person=person) == "none"


def test_the_doctor_counts_them_and_after_a_month_they_are_gone(anna: Client, smtp: MailSink) -> None:
    smtp.answer_to_recipient = "550 no"
    do_due_jobs()
    assert remove_old_failures() == 0
    Mail.objects.update(failed_at=timezone.now() - timedelta(days=30, seconds=1))
    assert remove_old_failures() == 1
    assert not Mail.objects.exists()
