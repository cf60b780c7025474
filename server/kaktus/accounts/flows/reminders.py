"""Whether a person is reminded by mail before access to a book ends."""

from __future__ import annotations

from kaktus.accounts.action_links import user_of_stop_code
from kaktus.accounts.flows.api_errors import invalid_code
from kaktus.accounts.models import User


def set_reminders(user: User, *, enabled: bool) -> None:
    User.objects.filter(pk=user.pk).update(reminders=enabled)


def stop_reminders(*, code: str) -> None:
    """By the link in a reminder: whoever has the mail need not log in."""
    user = user_of_stop_code(code)
    if user is None:
        raise invalid_code()
    set_reminders(user, enabled=False)
