"""The local mailbox stores mails for a week."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from django.core.mail import send_mail
from pytest_django import Settings

from kaktus.mail.mailbox import mailbox_folder, remove_old_mails, stored_mails


@pytest.fixture(autouse=True)
def _own_mailbox(settings: Settings, tmp_path: Path) -> None:
    settings.DATA_DIR = tmp_path
    settings.EMAIL_BACKEND = "kaktus.mail.mailbox.MailboxBackend"


def test_a_mail_leaves_after_seven_days() -> None:
    for days in (6, 8):
        send_mail("Hello", "", None, [f"days{days}@example.org"])
    for mail in stored_mails():
        moment = time.time() - int(mail.to[4]) * 24 * 60 * 60
        os.utime(mailbox_folder() / f"{mail.name}.eml", (moment, moment))
    assert remove_old_mails() == 1
    assert [mail.to for mail in stored_mails()] == ["days6@example.org"]


def test_there_may_be_no_mailbox() -> None:
    assert remove_old_mails() == 0
