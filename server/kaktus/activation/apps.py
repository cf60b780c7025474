"""Registers what activation knows about a person, what to forget when they leave, and which accounts to keep."""

from django.apps import AppConfig


class ActivationConfig(AppConfig):
    name = "kaktus.activation"

    def ready(self) -> None:
        from django.db.models import Q

        from kaktus.accounts.flows.delete_account import keep_unverified_if, on_account_deletion
        from kaktus.accounts.personal_data import register_facts
        from kaktus.accounts.user_library import register_library_reader
        from kaktus.activation.flows import forget_owner
        from kaktus.activation.queries import codes_of_person, user_library
        from kaktus.activation.refused_codes import refused_codes_of_person
        from kaktus.activation.reminders import is_still_true, reminders_of_person
        from kaktus.mail.models import Kind
        from kaktus.mail.sending import register_send_check

        register_library_reader(user_library)
        register_send_check(Kind.REMINDER, is_still_true)
        register_facts("reminders", reminders_of_person)
        register_facts("activation_codes", codes_of_person)
        register_facts("refused_codes", refused_codes_of_person)
        on_account_deletion(forget_owner)
        keep_unverified_if(Q(codes__isnull=False))
