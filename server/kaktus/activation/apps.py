"""Tells the accounts what is known here about a person, what to forget when they leave, and which accounts to keep."""

from django.apps import AppConfig


class ActivationConfig(AppConfig):
    name = "kaktus.activation"

    def ready(self) -> None:
        from django.db.models import Q

        from kaktus.accounts.flows.delete_account import stays_when, when_deleted
        from kaktus.accounts.personal_data import when_asked
        from kaktus.accounts.user_library import library_is_read_by
        from kaktus.activation.flows import forget_owner
        from kaktus.activation.queries import codes_of_person, user_library

        library_is_read_by(user_library)
        when_asked("activation_codes", codes_of_person)
        when_deleted(forget_owner)
        stays_when(Q(codes__isnull=False))
