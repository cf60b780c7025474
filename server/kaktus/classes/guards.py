"""The guard of the calls of a tablet in a class; a seat's token opens these and nothing else."""

from __future__ import annotations

from django.http import HttpRequest
from ninja.security import HttpBearer

from kaktus.classes.models import Seat
from kaktus.classes.queries import seat_of_token


class InSeat(HttpBearer):
    def authenticate(self, request: HttpRequest, token: str) -> Seat | None:
        return seat_of_token(token)
