"""Closes, at the end of a request, the second connection that counting for rate limits may have opened."""

from django.apps import AppConfig
from django.core.signals import request_finished


class LimitsConfig(AppConfig):
    name = "kaktus.limits"

    def ready(self) -> None:
        from kaktus.limits.table_store import close_second_connection

        request_finished.connect(close_second_connection)
