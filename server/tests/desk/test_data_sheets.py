"""A person's data as a page: whatever a text contains, it stays text, in the letters of its own language."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from django.utils import timezone
from pytest_django import Settings
from tests.activation.owned import give_code
from tests.desk.staff_members import staff_member
from tests.page_reading import texts_of
from tests.readers import make_person

from kaktus.accounts.models import User
from kaktus.accounts.personal_data import facts_about
from kaktus.activation.models import CodeRefusal
from kaktus.activation.refused_codes import note_refused_code
from kaktus.desk.data_sheets import GERMAN, GERMAN_VALUES, Facts, data_sheet
from kaktus.desk.models import StaffNote
from kaktus.desk.permissions import Role
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.mail.letters import STAFF_KINDS
from kaktus.mail.messages import send_verification
from kaktus.mail.models import Kind, SentMail


def sheet(value: str, language: str = "en") -> str:
    records: dict[str, list[Facts]] = {"account": [{"display_name": value, "email_verified": True}], "mails": []}
    return data_sheet(records, language=language).decode()


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("</dd></dl><script>alert(1)</script>", "</dd></dl><script>alert(1)</script>"),
        ("&lt;b&gt; \"'", "&lt;b&gt; \"'"),
        ("{{7*7}} %s {title}", "{{7*7}} %s {title}"),
        ("Şule Ж", "Şule Ж"),
        ("كتاب 🌵", "كتاب 🌵"),
        ("a\nb\x00c", "a b c"),
    ],
)
def test_text_stays_text(value: str, shown: str) -> None:
    texts = texts_of(sheet(value))
    assert texts[texts.index("Display name") + 1] == shown


def test_it_speaks_the_persons_language() -> None:
    assert "Adresse bestätigt" in texts_of(sheet("Anna", "de"))
    assert texts_of(sheet("Anna", "de"))[-3:] == ["ja", "E-Mails", "nichts"]
    assert texts_of(sheet("Anna", "tr"))[-3:] == ["yes", "Mails", "nothing"]


def test_it_loads_nothing_and_a_name_is_no_tag_in_its_title(settings: Settings) -> None:
    settings.BRAND = "<b>Kaktus</b>"
    page = sheet("Anna")
    assert "default-src 'none'" in page
    assert "<h1>&lt;b&gt;Kaktus&lt;/b&gt;: your data" in page


@pytest.mark.django_db
def test_a_german_sheet_is_german_throughout() -> None:
    load_catalogue(folder=SHIPPED)
    anna = make_person("anna@example.org")
    give_code(anna, ends_at=timezone.now() + timedelta(days=30))
    User.objects.update(language="de", warned_at=timezone.now(), confirmed_at=timezone.now())
    note_refused_code(user=anna.user, code="AAAABBBBCCCC", reason=CodeRefusal.USED)
    StaffNote.objects.create(person=anna.user, author=staff_member(Role.SUPPORT), text="Ruft oft an")
    SentMail.objects.create(person=anna.user, kind=Kind.PASSWORD_RESET)
    send_verification(to="anna@example.org", link="https://kaktus.example", language="de", person=anna.user.pk)
    anna.user.refresh_from_db()
    texts = texts_of(data_sheet(facts_about(anna.user), language="de").decode())
    clear_catalogue_cache()
    assert "Neues Passwort" in texts
    assert "Deutsch" in texts
    assert "von jemand anderem eingelöst" in texts
    records = facts_about(anna.user)
    names = {key.replace("_", " ") for facts in records.values() for one in facts for key in (*one, *records)}
    assert names - GERMAN.keys() == set(), "these have no German name"
    assert set(Kind) - GERMAN_VALUES.keys() == set(STAFF_KINDS), "these mails have no German name"
    assert set(CodeRefusal) - GERMAN_VALUES.keys() == set(), "these refusals have no German name"
    assert not [text for text in texts if re.search(r"\d{4}-\d\d-\d\d", text)], "days are written in words"
