"""Sending a mail: it waits while the mail server is down, is sent once, and is then deleted."""

from __future__ import annotations

import json
from datetime import timedelta

import pytest
from django.core.serializers import serialize
from django.utils import timezone
from tests.due_jobs import do_due_jobs, make_due

from kaktus.accounts.models import User
from kaktus.jobs.claims import claim_next
from kaktus.jobs.flows import JobProblem, cancel_job, retry_job
from kaktus.jobs.models import Job
from kaktus.jobs.running_job import RunningJob
from kaktus.mail.messages import send_verification
from kaktus.mail.models import Mail
from kaktus.mail.sending import SEND_MAIL
from testing.mail_sink import MailSink, link_in

pytestmark = pytest.mark.django_db
LINK = "http://localhost:8000/auth/action?mode=verifyEmail&oobCode=x"
MINUTES = (1, 5, 15, 60, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120)


def put(to: str = "anna@example.org") -> Mail:
    person, _ = User.objects.get_or_create(email=to)
    return send_verification(to=to, link=LINK, language="de", person=person.pk)


def test_a_mail_arrives_whole_and_nothing_of_it_is_kept(smtp: MailSink) -> None:
    smtp.start()
    put()
    assert do_due_jobs() == 1
    assert not Mail.objects.exists()
    job = Job.objects.get()
    assert (job.kind, job.state, job.attempts, job.args) == ("mail", "done", 1, {})
    assert "anna" not in serialize("json", [job])
    [mail] = smtp.mails
    assert mail["Subject"] == "Kaktus: Bitte bestätigen Sie Ihre E-Mail-Adresse"
    assert mail["To"] == "anna@example.org"
    assert link_in(mail) == LINK
    html = mail.get_body(("html",))
    assert html is not None
    assert "cid:mascot" in html.get_content()
    [picture] = [part for part in mail.walk() if part.get_content_type() == "image/png"]
    assert picture["Content-ID"] == "<mascot>"


def test_an_international_domain_is_sent_as_mail_servers_know_it(smtp: MailSink) -> None:
    smtp.start()
    put("anna@müller.example")
    assert do_due_jobs() == 1
    assert smtp.mails[0]["To"] == "anna@xn--mller-kva.example"


def test_while_the_server_is_away_the_mail_waits_longer_and_longer_up_to_a_day(smtp: MailSink) -> None:
    put()
    written = Job.objects.get().created_at
    for minutes in MINUTES:
        make_due()
        before = timezone.now()
        assert do_due_jobs() == 0
        job = Job.objects.get()
        assert job.due_at
        assert timedelta(minutes=minutes) <= job.due_at - before < timedelta(minutes=minutes, seconds=20)
        # As if that time had passed.
        written -= timedelta(minutes=minutes)
        Job.objects.update(created_at=written)
    assert do_due_jobs() == 0
    smtp.start()
    assert do_due_jobs() == 0
    make_due()
    assert do_due_jobs() == 1
    assert len(smtp.mails) == 1


def test_after_a_day_it_is_given_up_and_its_words_are_gone(smtp: MailSink) -> None:
    put()
    Job.objects.update(created_at=timezone.now() - timedelta(hours=23, minutes=59, seconds=30))
    assert do_due_jobs() == 0
    failed = Mail.objects.get()
    assert (failed.problem, failed.text, failed.html) == ("given_up", "", "")
    assert Job.objects.get().state == "failed"


def test_a_refusal_of_one_mail_does_not_keep_the_next_one(smtp: MailSink) -> None:
    smtp.start()
    smtp.answer = "451 try later"
    put()
    do_due_jobs()
    smtp.answer = "250 OK"
    put("ben@example.org")
    assert do_due_jobs() == 1
    assert smtp.mails[0]["To"] == "ben@example.org"
    waiting = Mail.objects.get().job
    assert waiting
    assert (waiting.attempts, waiting.error.split()[0]) == (1, "SMTPDataError")


def test_every_try_bears_the_same_message_id(smtp: MailSink) -> None:
    message_id = put().message_id
    do_due_jobs()
    make_due()
    smtp.start()
    do_due_jobs()
    assert smtp.mails[0]["Message-ID"] == message_id


def test_a_server_that_is_rude_at_parting_has_taken_the_mail_all_the_same(smtp: MailSink) -> None:
    smtp.answer_to_parting = "221 " + "bye " * 4000
    smtp.start()
    put()
    assert do_due_jobs() == 1
    make_due()
    assert do_due_jobs() == 0
    assert len(smtp.mails) == 1


def test_a_worker_that_died_leaves_its_mail_to_the_next(smtp: MailSink) -> None:
    smtp.start()
    put()
    assert claim_next([SEND_MAIL.name])
    assert do_due_jobs() == 0
    make_due()
    assert do_due_jobs() == 1
    assert Job.objects.get().attempts == 2


def test_a_cancelled_mail_is_forgotten_and_one_that_failed_cannot_be_sent_again(smtp: MailSink) -> None:
    smtp.start()
    cancel_job(put().job_id or 0)
    assert not Mail.objects.exists()
    smtp.answer = "550 no"
    failed = put("ben@example.org").job_id or 0
    do_due_jobs()
    with pytest.raises(JobProblem, match="the person can ask for a new one"):
        retry_job(failed)
    assert smtp.mails == []


def test_a_mail_that_was_forgotten_leaves_a_job_without_work(smtp: MailSink) -> None:
    smtp.start()
    put()
    User.objects.get().delete()
    assert do_due_jobs() == 1
    assert smtp.mails == []
    assert json.loads(serialize("json", Job.objects.all()))[0]["fields"]["error"] == ""


def test_after_an_hour_without_a_mail_server_every_mail_arrives_once(smtp: MailSink) -> None:
    addresses = [f"person{number}@example.org" for number in range(20)]
    for address in addresses:
        put(address)
    # Tried at once and after 1, 5 and 15 minutes; the next try is after an hour.
    for _ in range(4):
        assert do_due_jobs() == 0
        make_due()
    assert Mail.objects.filter(problem="").count() == len(addresses)
    smtp.start()
    assert do_due_jobs() == len(addresses)
    make_due()
    assert do_due_jobs() == 0
    assert sorted(mail["To"] for mail in smtp.mails) == sorted(addresses)
    print(f"{len(smtp.mails)} of {len(addresses)} mails arrived, none twice, after an hour without a mail server")


def test_a_crash_between_sending_and_noting_it_doubles_that_mail_and_no_other(smtp: MailSink) -> None:
    smtp.start()
    put("anna@example.org")
    put("ben@example.org")
    job = claim_next([SEND_MAIL.name])
    assert job
    # The mail server has taken it; then the worker dies.
    SEND_MAIL.run(RunningJob(job, stopping=lambda: False))
    assert do_due_jobs() == 1
    make_due()
    assert do_due_jobs() == 1
    assert sorted(mail["To"] for mail in smtp.mails) == ["anna@example.org", "anna@example.org", "ben@example.org"]
    assert len({mail["Message-ID"] for mail in smtp.mails}) == 2
