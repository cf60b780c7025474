"""Moving from earlier queues: waiting mails still go out, and nothing of the old queues is left."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.utils import timezone
from tests.due_jobs import do_due_jobs

from kaktus.accounts.models import User
from kaktus.mail.models import Kind, Mail
from kaktus.mail.queries import trouble_with
from testing.mail_sink import MailSink

INSERT = """
    INSERT INTO mail_mail (person_id, kind, "to", subject, text, html, message_id, created_at, due_at, tries, problem,
                           failed_at, reply_code) VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
"""
TABLE = """
    CREATE TABLE post_office_email (
        id integer PRIMARY KEY, "to" text, subject text, message text, html_message text, status integer,
        created {moment}, scheduled_time {moment}, number_of_retries integer, message_id text
    )
"""


def migrate_to(name: str) -> None:
    MigrationExecutor(connection).migrate([("mail", name)])


def migrate_to_newest() -> None:
    """All the way: the tests after these share the database, and a library behind its code is not ready."""
    executor = MigrationExecutor(connection)
    executor.migrate(executor.loader.graph.leaf_nodes())


@pytest.fixture(autouse=True)
def _newest_in_the_end(transactional_db: None) -> Iterator[None]:
    yield
    migrate_to_newest()


@pytest.mark.django_db(transaction=True)
def test_waiting_mails_move_and_sent_ones_do_not() -> None:
    anna = User.objects.create_user(email="anna@example.org")
    migrate_to("0001_initial")
    now = timezone.now()
    link = "http://localhost:8000/auth/action?mode=verifyEmail&oobCode=x"
    rows = [
        (1, "anna@example.org", "Hello", link, "<p>", 2, now, now, None, "<1@x>"),
        (2, "new@example.org", "Hello", "text", "<p>", 3, now, now, 4, None),
        (3, "sent@example.org", "Hello", "text", "<p>", 0, now, now, 0, "<3@x>"),
    ]
    with connection.cursor() as cursor:
        cursor.execute(TABLE.format(moment=connection.data_types["DateTimeField"]))
        cursor.executemany("INSERT INTO post_office_email VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s)", rows)
    migrate_to_newest()
    assert "post_office_email" not in connection.introspection.table_names()
    [first, second] = Mail.objects.order_by("to").select_related("job")
    assert first.job
    assert second.job
    assert (first.person_id, first.kind, first.text) == (anna.pk, "verification", link)
    assert (first.job.due_at, first.job.attempts) == (now, 0)
    assert (second.person_id, second.kind, second.message_id, second.job.attempts) == (None, "", "", 4)


@pytest.mark.django_db(transaction=True)
def test_mails_of_the_queue_before_wait_on_as_jobs(smtp: MailSink) -> None:
    anna = User.objects.create_user(email="anna@example.org")
    migrate_to("0002_take_over_waiting_mails")
    now = timezone.now()
    later = now + timedelta(minutes=5)
    rows = [
        (anna.pk.hex, "verification", "due@example.org", "Hello", "text", "<p>", "<1@x>", now, now, 0, "", None, 0),
        (
            anna.pk.hex,
            "verification",
            "late@example.org",
            "Hello",
            "text",
            "<p>",
            "<2@x>",
            now,
            later,
            3,
            "",
            None,
            451,
        ),
        (anna.pk.hex, "verification", "gone@example.org", "", "", "", "<3@x>", now, None, 1, "refused", now, 550),
    ]
    with connection.cursor() as cursor:
        cursor.executemany(INSERT, rows)
    migrate_to_newest()
    states = Mail.objects.order_by("pk").values_list("problem", "job__state", "job__attempts", "job__due_at")
    assert list(states) == [("", "waiting", 0, now), ("", "waiting", 3, later), ("refused", None, None, None)]
    smtp.start()
    assert do_due_jobs() == 1
    assert [mail["To"] for mail in smtp.mails] == ["due@example.org"]
    assert trouble_with(kind=Kind.VERIFICATION, person=anna.pk) == "refused"
    Mail.objects.filter(to="gone@example.org").delete()
    assert trouble_with(kind=Kind.VERIFICATION, person=anna.pk) == "delayed"
