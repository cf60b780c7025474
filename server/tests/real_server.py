"""A complete library, served by the real command, with its own database, people and codes."""

from __future__ import annotations

import http.client
import json
import os
from collections.abc import Callable
from typing import Any

from testing.new_data import beside, make_new_data
from testing.served_library import ServedLibrary

SEED = """
import django, json, sys
django.setup()
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from tests.readers import make_person, make_some_codes
load_catalogue(folder=SHIPPED)
people = {f"person{n}@example.org": make_person(f"person{n}@example.org").token for n in range(int(sys.argv[1]))}
print(json.dumps({"people": people, "codes": make_some_codes(int(sys.argv[2]))}))
"""
OWNERS = """
import django, json
django.setup()
from kaktus.activation.models import ActivationCode
rows = ActivationCode.objects.filter(activated=True).values_list("activation_code", "user__email", "users_information")
print(json.dumps(list(rows)))
"""


# See the fixtures of these names.
NewDatabase = Callable[[str], str]
MigratedLibrary = Callable[[str], ServedLibrary]


def database_of(name: str) -> str:
    """The address of a database in the PostgreSQL of this test run, or none: the embedded default is SQLite."""
    url = os.environ.get("KAKTUS_DATABASE_URL", "")
    return beside(url, name) if url else ""


class RealServer(ServedLibrary):
    """With two workers, so that the other does not see what one process has cached."""

    @property
    def environ(self) -> dict[str, str]:
        return {"KAKTUS_WORKERS": "2"} | super().environ

    def prepare(self, *, people: int, codes: int) -> Any:
        """Of a library without data. In one program, because each takes longer to start than to do this."""
        make_new_data(self)
        printed = self.run("-c", SEED, str(people), str(codes))
        return json.loads(printed.splitlines()[-1])

    def owners(self) -> list[tuple[str, str, str]]:
        return [tuple(row) for row in json.loads(self.run("-c", OWNERS))]


def activate(connection: http.client.HTTPConnection, token: str, code: str, *, extend: bool = False) -> tuple[int, Any]:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    connection.request("POST", "/api/activation", json.dumps({"activationCode": code, "extend": extend}), headers)
    answer = connection.getresponse()
    return answer.status, json.loads(answer.read())
