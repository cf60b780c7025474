"""Registers what the desk knows about a person."""

from django.apps import AppConfig


class DeskConfig(AppConfig):
    name = "kaktus.desk"

    def ready(self) -> None:
        from kaktus.accounts.personal_data import register_facts
        from kaktus.desk.notes import notes_for_person

        register_facts("staff_notes", notes_for_person)
