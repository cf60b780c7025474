"""Registers how to check, when a mail is sent, that it is still true."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "kaktus.accounts"

    def ready(self) -> None:
        from kaktus.accounts.flows.warn_unverified import is_still_true
        from kaktus.mail.models import Kind
        from kaktus.mail.sending import register_send_check

        register_send_check(Kind.ACCOUNT_ENDS, is_still_true)
