"""Tells the accounts what to forget here when a person leaves."""

from django.apps import AppConfig


class ActivationConfig(AppConfig):
    name = "kaktus.activation"

    def ready(self) -> None:
        from kaktus.accounts.flows.delete_account import when_deleted
        from kaktus.activation.flows import forget_owner

        when_deleted(forget_owner)
