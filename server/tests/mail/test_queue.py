"""The queue: a mail waits as long as the mail server is away, goes out once, and then is gone."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from kaktus.accounts.models import User
from kaktus.mail import queue
from kaktus.mail.messages import send_verification
from kaktus.mail.models import Mail
from kaktus.mail.queue import CLAIM, RETRY_AFTER, deliver_due

pytestmark = pytest.mark.django_db
LINK = "http://localhost:8000/auth/action?mode=verifyEmail&oobCode=x"


def put(to: str = "anna@example.org") -> Mail:
    person, _ = User.objects.get_or_create(email=to)
    return send_verification(to=to, link=LINK, language="de", person=person.pk)


def make_due() -> None:
    Mail.objects.update(due_at=timezone.now())


def test_a_mail_arrives_whole_and_is_forgotten(smtp: Any) -> None:
    smtp.start()
    put()
    assert deliver_due() == 1
    assert not Mail.objects.exists()
    [mail] = smtp.mails
    assert mail["Subject"] == "Kaktus: Bitte bestätigen Sie Ihre E-Mail-Adresse"
    assert mail["To"] == "anna@example.org"
    assert LINK in mail.get_body(("plain",)).get_content()
    assert "cid:mascot" in mail.get_body(("html",)).get_content()
    [picture] = [part for part in mail.walk() if part.get_content_type() == "image/png"]
    assert picture["Content-ID"] == "<mascot>"


def test_an_international_domain_is_sent_as_mail_servers_know_it(smtp: Any) -> None:
    smtp.start()
    put("anna@müller.example")
    assert deliver_due() == 1
    assert smtp.mails[0]["To"] == "anna@xn--mller-kva.example"


def test_while_the_server_is_away_the_mail_waits_longer_and_longer(smtp: Any) -> None:
    put()
    for wait in RETRY_AFTER:
        make_due()
        before = timezone.now()
        assert deliver_due() == 0
        waiting = Mail.objects.get()
        assert waiting.due_at is not None
        assert wait <= waiting.due_at - before < wait + timedelta(seconds=20)
    assert deliver_due() == 0
    smtp.start()
    assert deliver_due() == 0
    make_due()
    assert deliver_due() == 1
    assert len(smtp.mails) == 1


def test_a_refusal_of_one_mail_does_not_keep_the_next_one(smtp: Any) -> None:
    smtp.start()
    smtp.answer = "451 try later"
    put()
    deliver_due()
    smtp.answer = "250 OK"
    put("ben@example.org")
    assert deliver_due() == 1
    assert smtp.mails[0]["To"] == "ben@example.org"
    assert Mail.objects.get().tries == 1


def test_after_a_day_it_is_given_up_and_its_words_are_gone(smtp: Any) -> None:
    put()
    Mail.objects.update(created_at=timezone.now() - timedelta(hours=23, minutes=59, seconds=30))
    assert deliver_due() == 0
    failed = Mail.objects.get()
    assert (failed.problem, failed.due_at, failed.text, failed.html) == ("given_up", None, "", "")


def test_every_try_bears_the_same_message_id(smtp: Any) -> None:
    message_id = put().message_id
    deliver_due()
    make_due()
    smtp.start()
    deliver_due()
    assert smtp.mails[0]["Message-ID"] == message_id


def test_a_mail_in_the_hands_of_one_sender_is_not_taken_by_another(smtp: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    smtp.start()
    put()
    seen: list[int] = []
    real = queue._deliver

    def deliver_while_another_looks(mail: Mail) -> int:
        seen.append(deliver_due())
        return real(mail)

    monkeypatch.setattr(queue, "_deliver", deliver_while_another_looks)
    assert deliver_due() == 1
    assert seen == [0]
    assert len(smtp.mails) == 1


def test_a_sender_that_died_leaves_its_mail_to_the_next(smtp: Any) -> None:
    smtp.start()
    put()
    claimed = queue._claim_next(timezone.now())
    assert claimed
    assert deliver_due() == 0
    Mail.objects.update(due_at=timezone.now() - timedelta(seconds=1))
    assert deliver_due() == 1
    assert timedelta(minutes=1) < CLAIM < timedelta(minutes=10)


def test_asked_to_stop_it_takes_no_further_mail(smtp: Any) -> None:
    smtp.start()
    put()
    assert deliver_due(stopping=lambda: True) == 0
    assert Mail.objects.count() == 1
