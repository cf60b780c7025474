"""Registers what activation knows about a person, what to forget when they leave, and which accounts to keep."""

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
        from kaktus.activation.refused_codes import refused_codes_of_person
        from kaktus.activation.reminders import is_still_true, reminders_of_person
        from kaktus.mail.models import Kind
        from kaktus.mail.sending import send_only_if

        library_is_read_by(user_library)
        send_only_if(Kind.REMINDER, is_still_true)
        when_asked("reminders", reminders_of_person)
        when_asked("activation_codes", codes_of_person)
        when_asked("refused_codes", refused_codes_of_person)
        when_deleted(forget_owner)
        stays_when(Q(codes__isnull=False))
