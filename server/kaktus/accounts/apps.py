"""Registers how to check, when a mail is sent, that it is still true."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "kaktus.accounts"

    def ready(self) -> None:
        from kaktus.accounts.flows.warn_unverified import is_still_true
        from kaktus.mail.models import Kind
        from kaktus.mail.sending import send_only_if

        send_only_if(Kind.ACCOUNT_ENDS, is_still_true)
