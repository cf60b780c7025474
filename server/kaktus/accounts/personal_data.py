"""Everything that the library knows about a person, for them to see and to take with them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from allauth.socialaccount.models import SocialAccount
from django.utils import timezone

from kaktus.accounts.models import Session, User
from kaktus.accounts.password_guesses import recent_wrong_passwords
from kaktus.accounts.queries import is_verified
from kaktus.mail.models import Mail, SentMail

Facts = dict[str, str | bool | None]

_fact_sources: dict[str, Callable[[User], list[Facts]]] = {}


def register_facts(name: str, read: Callable[[User], list[Facts]]) -> None:
    """A higher slice registers here, when it is loaded, a function that reads what it stores about a person."""
    _fact_sources[name] = read


def facts_about(user: User) -> dict[str, list[Facts]]:
    own = {"account": [_account(user)], "google": _google(user), "signed_in": _signed_in(user), "mails": _mails(user)}
    return own | {name: read(user) for name, read in _fact_sources.items()}


def iso_moment(moment: datetime | None) -> str | None:
    return timezone.localtime(moment).isoformat(timespec="seconds") if moment else None


def _account(user: User) -> Facts:
    return {
        "id": str(user.pk),
        "email": user.email,
        "email_verified": is_verified(user),
        "email_verified_at": iso_moment(user.confirmed_at),
        "display_name": user.display_name or None,
        "password": user.has_usable_password(),
        "joined_at": iso_moment(user.joined_at),
        "last_login_at": iso_moment(user.last_login),
        "language": user.language or None,
        "reminders": user.reminders,
        "warned_of_deletion_at": iso_moment(user.warned_at),
        "wrong_passwords_of_late": str(recent_wrong_passwords(email=user.email).tries),
    }


def _google(user: User) -> list[Facts]:
    return [
        {"issuer": link.provider, "subject": link.uid, "linked_at": iso_moment(link.date_joined)}
        for link in SocialAccount.objects.filter(user=user)
    ]


def _mails(user: User) -> list[Facts]:
    """Mails that were sent recently, that wait, or that failed. Their texts are left out: they contain links."""
    sent: list[Facts] = [
        {"kind": note.kind, "sent_at": iso_moment(note.sent_at)}
        for note in SentMail.objects.filter(person=user).order_by("pk")
    ]
    return sent + [
        {"kind": mail.kind, "to": mail.to, "written_at": iso_moment(mail.created_at), "problem": mail.problem or None}
        for mail in Mail.objects.filter(person=user).order_by("pk")
    ]


def _signed_in(user: User) -> list[Facts]:
    return [
        {
            "browser": session.browser or None,
            "system": session.system or None,
            "since": iso_moment(session.created_at),
            "last_used_on": session.last_used_on.isoformat(),
            "until": iso_moment(session.expire_date),
        }
        for session in Session.objects.filter(user=user).order_by("created_at")
    ]
