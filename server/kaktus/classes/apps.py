"""Registers which lessons a seat opens, and what classes know about a person."""

from django.apps import AppConfig


class ClassesConfig(AppConfig):
    name = "kaktus.classes"

    def ready(self) -> None:
        from kaktus.accounts.personal_data import when_asked
        from kaktus.classes.queries import lessons_of_seat, rooms_of_person
        from kaktus.library.links.seat_links import seats_open

        seats_open(lessons_of_seat)
        when_asked("classes", rooms_of_person)
