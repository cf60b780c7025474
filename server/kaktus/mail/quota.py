"""The rate limit for mails to one mailbox, whoever asks for them, and for whatever reason."""

from __future__ import annotations

from datetime import timedelta

from kaktus.limits import Limit, take
from kaktus.mail.models import Kind

# Strangers can cause these by typing an address, so all of them together are limited to a few.
LINKS = (Kind.VERIFICATION, Kind.PASSWORD_RESET, Kind.EMAIL_CHANGE_LINK)
LINKS_PER_HOUR = 3
NOTICES_PER_HOUR = 5
SLOT = Limit("mail-link", 1, timedelta(hours=1))
NOTICE_SLOT = Limit("mail-notice", 1, timedelta(hours=1))


class TooManyMails(Exception):
    def __init__(self, wait: int) -> None:
        self.wait = wait
        """Seconds until the next mail is allowed."""
        super().__init__()


def count_mail(kind: Kind, *, to: str) -> None:
    """Raises TooManyMails.

    Each mail occupies one of the mailbox's slots for an hour, so no period of an hour holds more mails than slots. A
    notice counts only against notices of its kind: nobody can suppress it by requesting other mails first.
    """
    if kind in LINKS:
        limit, places, key = SLOT, LINKS_PER_HOUR, to.lower()
    else:
        limit, places, key = NOTICE_SLOT, NOTICES_PER_HOUR, f"{kind}:{to.lower()}"
    waits = []
    for place in range(places):
        wait = take(limit, f"{place}:{key}")
        if not wait:
            return
        waits.append(wait)
    raise TooManyMails(min(waits))
