"""Tells the accounts what to forget here when a person leaves, and who must not be made to leave."""

from django.apps import AppConfig


class ActivationConfig(AppConfig):
    name = "kaktus.activation"

    def ready(self) -> None:
        from django.db.models import Q

        from kaktus.accounts.flows.delete_account import stays_when, when_deleted
        from kaktus.activation.flows import forget_owner

        when_deleted(forget_owner)
        stays_when(Q(codes__isnull=False))
