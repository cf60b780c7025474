"""The local mailbox: shows every mail, to this machine only, and renders it harmlessly."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from pytest_django import Settings
from tests.due_jobs import do_due_jobs

from kaktus.accounts.models import User
from kaktus.mail.mailbox import stored_mails
from kaktus.mail.mailbox_pages import mailbox_urls
from kaktus.mail.messages import send_email_changed_notice, send_verification

pytestmark = pytest.mark.django_db
LINK = "http://localhost:8000/auth/action?mode=verifyEmail&oobCode=a:b"


@pytest.fixture
def client() -> Client:
    return Client(HTTP_HOST="localhost:8000")


@pytest.fixture(autouse=True)
def _two_mails(settings: Settings, tmp_path: Path, web_dir: Path) -> None:
    settings.DATA_DIR = tmp_path
    settings.EMAIL_BACKEND = "kaktus.mail.mailbox.MailboxBackend"
    person = User.objects.create_user(email="anna@example.org").pk
    send_verification(to="anna@example.org", link=LINK, language="en", person=person)
    do_due_jobs()
    send_email_changed_notice(to="ben@example.org", language="de", person=person)
    do_due_jobs()


def test_the_newest_mail_is_first_and_opens(client: Client) -> None:
    page = client.get("/mailbox")
    assert page.status_code == 200
    names = re.findall(r'href="/mailbox/([0-9a-f-]+)"', page.content.decode())
    assert names == [mail.name for mail in stored_mails()]
    assert [mail.to for mail in stored_mails()] == ["ben@example.org", "anna@example.org"]
    mail = client.get(f"/mailbox/{names[1]}").content.decode()
    assert f'<iframe title="The mail as its reader sees it" src="/mailbox/{names[1]}/html" sandbox=' in mail
    assert re.search(r'href="http://localhost:8000/auth/action\?mode=verifyEmail&amp;oobCode=a(:|%3A)b"', mail)
    assert client.get("/mailbox/style.css").headers["Content-Type"] == "text/css; charset=utf-8"


def test_the_html_is_shown_in_a_sandbox_without_scripts_or_remote_content(client: Client) -> None:
    [_, mail] = stored_mails()
    page = client.get(f"/mailbox/{mail.name}/html")
    policy = page.headers["Content-Security-Policy"]
    assert policy.startswith("sandbox allow-top-navigation-by-user-activation; default-src 'none'")
    assert "allow-scripts" not in policy
    assert '<base target="_top">' in page.content.decode()
    assert 'src="data:image/png;base64,' in page.content.decode()
    assert "style-src 'self'" in client.get("/mailbox").headers["Content-Security-Policy"]


@pytest.mark.parametrize("path", ["/mailbox", "/mailbox/style.css", "/mailbox/{name}", "/mailbox/{name}/html"])
@pytest.mark.parametrize(
    "visitor",
    [
        {"REMOTE_ADDR": "203.0.113.7"},
        {"REMOTE_ADDR": "192.168.1.5"},
        {"REMOTE_ADDR": ""},
        {"REMOTE_ADDR": "127.0.0.1", "HTTP_X_FORWARDED_FOR": "203.0.113.7"},
        {"REMOTE_ADDR": "127.0.0.1", "HTTP_X_FORWARDED_FOR": "127.0.0.1"},
        {"REMOTE_ADDR": "127.0.0.1", "HTTP_FORWARDED": "for=203.0.113.7"},
    ],
)
def test_others_find_nothing(client: Client, path: str, visitor: dict[str, Any]) -> None:
    page = client.get(path.format(name=stored_mails()[0].name), **visitor)
    assert page.status_code == 404
    assert not re.search(rb"(anna|ben)@", page.content)


@pytest.mark.parametrize("name", ["x", "0000000000000-00000000", "..", "secret-key"])
def test_a_mail_that_is_not_there(client: Client, name: str) -> None:
    assert client.get(f"/mailbox/{name}").status_code == 404


def test_with_a_mail_server_there_is_no_mailbox(settings: Settings) -> None:
    assert mailbox_urls()
    settings.ENVIRONMENT = settings.ENVIRONMENT.model_copy(update={"email_url": "smtp://mail.example.org"})
    assert mailbox_urls() == []


def test_mails_are_readable_by_their_owner_only(tmp_path: Path) -> None:
    assert (tmp_path / "mailbox").stat().st_mode & 0o077 == 0
