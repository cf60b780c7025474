"""Mails with hostile titles and addresses: one subject, no header of a stranger's making, escaped HTML."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from email.message import EmailMessage
from html.parser import HTMLParser
from pathlib import Path

import pytest
from django.utils import timezone
from pytest_django import Settings
from tests.accounts.account_callers import PASSWORD, Caller
from tests.activation.owned import give_code
from tests.desk.staff_members import caller_with_role
from tests.due_jobs import do_due_jobs
from tests.readers import make_person

from kaktus.activation.chores import remind_of_ends
from kaktus.desk.permissions import Role
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.mail.models import Mail
from testing.mail_sink import MailSink

TITLES = [
    *(
        "<img src=x onerror=alert(1)>",
        "</strong></html><script>window.hacked=1</script>",
        "{{7*7}} {% now 'Y' %}",
        "%s{brand}",
    ),
    *("Bcc: eve@example.org", '"a\'b" & c', "كتاب 🌵", "W" * 120),
]
ODD_ADDRESSES = ["o'brien@example.org", "=1+1@example.org", "%s{x}@example.org", "a+<b@example.org", "-x@example.org"]
INJECTIONS = [
    "anna@example.org\nBcc: eve@example.org",
    "anna@example.org\r\nSubject: x",
    '"a\r\nBcc: eve"@example.org',
    "a@b.example,eve@example.org",
]


class Shown(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.bold: list[str] = []
        self._is_bold = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self._is_bold = tag == "strong"

    def handle_data(self, data: str) -> None:
        if self._is_bold:
            self.bold.append(data)
            self._is_bold = False


@pytest.fixture
def sink(db: None, settings: Settings, tmp_path: Path) -> Iterator[MailSink]:
    settings.STORAGE_URL = f"file://{tmp_path}/content"
    load_catalogue(folder=SHIPPED)
    server = MailSink()
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT, settings.EMAIL_TIMEOUT = "127.0.0.1", server.port, 5
    server.start()
    yield server
    server.stop()
    clear_catalogue_cache()


def body(mail: EmailMessage, kind: str) -> str:
    part = mail.get_body((kind,))
    assert part is not None
    return str(part.get_content())


def assert_plain_headers(mail: EmailMessage) -> None:
    assert len(mail.get_all("Subject", [])) == len(mail.get_all("To", [])) == 1
    assert mail["Bcc"] is None
    assert mail["Cc"] is None
    assert "\n" not in mail["Subject"]


@pytest.mark.parametrize("title", TITLES)
def test_a_reminder_shows_the_title_as_it_is(sink: MailSink, title: str) -> None:
    editor = caller_with_role(Role.EDITOR)
    for book in ("kaktus-1", "kaktus-1-interaktiv"):
        shown = title if book == "kaktus-1" else f"{title[:110]} 2"
        assert editor.call("PATCH", f"/desk/lessons/books/{book}", {"title": shown}).status == 204
    give_code(make_person("anna@example.org"), ends_at=timezone.now() + timedelta(days=20))
    assert remind_of_ends() == 1
    do_due_jobs()
    (mail,) = sink.mails
    assert_plain_headers(mail)
    assert title not in mail["Subject"]
    assert title in body(mail, "plain").replace("\r\n", "\n")
    html = Shown(body(mail, "html"))
    assert html.bold[0].startswith(title)
    assert "script" not in html.tags


@pytest.mark.parametrize("address", ODD_ADDRESSES)
def test_an_odd_but_valid_address_gets_its_mail_or_is_refused(sink: MailSink, address: str) -> None:
    answer = Caller().post("/account/signup", {"email": address, "password": PASSWORD})
    if address == "a+<b@example.org":
        assert answer.status in (400, 422), answer.body
        return
    assert answer.status in (200, 201), answer.body
    do_due_jobs()
    (mail,) = sink.mails
    assert_plain_headers(mail)
    assert sink.recipients == [address]


@pytest.mark.parametrize("address", INJECTIONS)
def test_an_address_is_one_address(sink: MailSink, address: str) -> None:
    for path in ("/account/signup", "/account/forgot-password"):
        Caller().post(path, {"email": address, "password": PASSWORD})
    owner = caller_with_role(Role.OWNER)
    assert owner.post("/desk/staff", {"email": address, "role": "clerk"}).status in (400, 422)
    do_due_jobs()
    assert not Mail.objects.exists()
    assert sink.recipients == []
