"""What support sees of sent mails, for 30 days: the fact, but not the text."""

from __future__ import annotations

from datetime import timedelta

import pytest
from tests.due_jobs import do_due_jobs
from tests.readers import Person, make_person

from kaktus.accounts.flows.delete_account import forget_person
from kaktus.accounts.personal_data import facts_about
from kaktus.mail.flows import remove_notes_of_sent_mails
from kaktus.mail.messages import send_password_changed_notice
from kaktus.mail.models import Kind, Mail, SentMail

pytestmark = pytest.mark.django_db


@pytest.fixture
def anna() -> Person:
    person = make_person("anna@example.org")
    send_password_changed_notice(to="anna@example.org", language="en", person=person.user.pk)
    return person


def test_a_note_is_left_when_it_has_gone(anna: Person) -> None:
    assert not SentMail.objects.exists()
    do_due_jobs()
    assert not Mail.objects.exists()
    (note,) = SentMail.objects.all()
    assert (note.person_id, note.kind) == (anna.user.pk, Kind.PASSWORD_CHANGED)
    assert {field.name for field in SentMail._meta.get_fields()} == {"id", "person", "kind", "sent_at"}
    (entry,) = facts_about(anna.user)["mails"]
    assert (entry["kind"], entry["sent_at"]) == (
        "password_changed",
        note.sent_at.astimezone().isoformat(timespec="seconds"),
    )


def test_it_goes_after_30_days_and_with_the_account(anna: Person) -> None:
    do_due_jobs()
    assert remove_notes_of_sent_mails() == 0
    SentMail.objects.update(sent_at=SentMail.objects.get().sent_at - timedelta(days=31))
    assert remove_notes_of_sent_mails() == 1
    send_password_changed_notice(to="anna@example.org", language="en", person=anna.user.pk)
    do_due_jobs()
    forget_person(anna.user)
    assert not SentMail.objects.exists()
