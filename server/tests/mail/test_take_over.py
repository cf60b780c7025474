"""The move from the queue's earlier table: what waited still goes out, and the table goes."""

from __future__ import annotations

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.utils import timezone

from kaktus.accounts.models import User
from kaktus.mail.models import Mail

TABLE = """
    CREATE TABLE post_office_email (
        id integer PRIMARY KEY, "to" text, subject text, message text, html_message text, status integer,
        created {moment}, scheduled_time {moment}, number_of_retries integer, message_id text
    )
"""


def migrate_to(name: str) -> None:
    MigrationExecutor(connection).migrate([("mail", name)])


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
    migrate_to("0002_take_over_waiting_mails")
    assert "post_office_email" not in connection.introspection.table_names()
    [first, second] = Mail.objects.order_by("to")
    assert (first.person_id, first.kind, first.text, first.due_at, first.tries) == (
        anna.pk,
        "verification",
        link,
        now,
        0,
    )
    assert (second.person_id, second.kind, second.tries, second.message_id) == (None, "", 4, "")
