"""Registers which lessons a seat opens, and what classes know about a person."""

from django.apps import AppConfig


class ClassesConfig(AppConfig):
    name = "kaktus.classes"

    def ready(self) -> None:
        from kaktus.accounts.personal_data import register_facts
        from kaktus.classes.queries import lessons_of_seat, rooms_of_person
        from kaktus.library.links.seat_links import register_seat_lessons

        register_seat_lessons(lessons_of_seat)
        register_facts("classes", rooms_of_person)
