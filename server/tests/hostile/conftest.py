"""A real library to attack, shared by all attacks that leave it running."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.hostile.attacked import Attacked
from tests.real_server import NewDatabase, RealServer


@pytest.fixture(scope="session")
def attacked(tmp_path_factory: pytest.TempPathFactory, new_database: NewDatabase) -> Iterator[Attacked]:
    server = RealServer(tmp_path_factory.mktemp("attacked") / "data", new_database("attacked"))
    try:
        people = server.prepare(people=3, codes=0)["people"]
        server.start()
        yield Attacked(server, list(people.values()))
    finally:
        server.kill()
