"""Tells the mails how to find out whether what they say is still true when they are sent."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "kaktus.accounts"

    def ready(self) -> None:
        from kaktus.accounts.flows.warn_unverified import is_still_true
        from kaktus.mail.models import Kind
        from kaktus.mail.sending import send_only_if

        send_only_if(Kind.ACCOUNT_ENDS, is_still_true)
