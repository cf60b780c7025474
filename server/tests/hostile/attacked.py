"""A real library to attack, and the tokens of three of its people."""

from __future__ import annotations

from dataclasses import dataclass

from tests.real_server import RealServer


@dataclass(frozen=True)
class Attacked:
    server: RealServer
    tokens: list[str]
