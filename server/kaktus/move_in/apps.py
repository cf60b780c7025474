"""Records the deletion of accounts that had moved in, so that they do not move in again."""

from django.apps import AppConfig


class MoveInConfig(AppConfig):
    name = "kaktus.move_in"

    def ready(self) -> None:
        from kaktus.accounts.flows.delete_account import on_account_deletion
        from kaktus.move_in.departures import note_departure

        on_account_deletion(note_departure)
