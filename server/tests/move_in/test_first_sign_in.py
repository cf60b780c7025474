"""People who moved in sign in to a served library as they did before; the operator moved them in on a terminal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.move_in.exports import HASH_CONFIG, OTHER_CONFIG, PASSWORD, Exports, account, with_google
from tests.real_server import NewDatabase

from testing.new_data import make_new_data
from testing.openid_provider import OpenIdProvider
from testing.ports import free_port
from testing.served_library import COMMAND, ServedLibrary
from testing.terminal import Terminal

ACCOUNT, PASSWORD_OF_ANNA = "An account whose password you know", "The password of anna@example.org"
PEOPLE = """
import django, json
django.setup()
from kaktus.accounts.models import User
print(json.dumps(dict(User.objects.values_list("email", "password"))))
"""


@pytest.fixture(scope="module")
def provider() -> Iterator[OpenIdProvider]:
    started = OpenIdProvider(f"http://localhost:{free_port()}/auth/google")
    yield started
    started.stop()


@pytest.fixture(scope="module")
def library(
    provider: OpenIdProvider, new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServedLibrary]:
    settings = provider.settings | {"KAKTUS_PUBLIC_URL": provider.redirect.removesuffix("/auth/google")}
    data = tmp_path_factory.mktemp("served") / "data"
    served = ServedLibrary(data, new_database("first_sign_in"), settings, port=int(settings["KAKTUS_PUBLIC_URL"][17:]))
    make_new_data(served)
    yield served
    served.kill()


@pytest.fixture
def people(tmp_path: Path) -> list[str]:
    """Anna has a password, Ben signs in with Google; their addresses there and here differ by now."""
    return Exports(tmp_path).people(account("anna"), with_google("ben", "1077"))


def people_in(library: ServedLibrary) -> dict[str, Any]:
    return dict(json.loads(library.run("-c", PEOPLE)))


@pytest.fixture
def terminal(library: ServedLibrary, people: list[str]) -> Iterator[Terminal]:
    started = Terminal([*COMMAND, *people], environ=library.environ)
    yield started
    started.close()


def test_a_wrong_key_is_told_on_a_terminal_before_anything_is_written(
    library: ServedLibrary, terminal: Terminal, tmp_path: Path
) -> None:
    (tmp_path / "hash.json").write_text(json.dumps(OTHER_CONFIG))
    terminal.answer(ACCOUNT, "Anna@example.org\n")
    terminal.answer(PASSWORD_OF_ANNA, f"{PASSWORD}\n")
    assert terminal.end() == 2
    assert "The password of anna@example.org does not fit." in terminal.shown
    assert PASSWORD not in terminal.shown
    assert people_in(library) == {}
    assert not (library.data / "former-key").exists()


@pytest.mark.parametrize("key", ["\x03", "\x04", "\n"])
def test_whoever_leaves_at_the_question_has_written_nothing(
    library: ServedLibrary, terminal: Terminal, key: str
) -> None:
    terminal.answer(ACCOUNT, "anna@example.org\n")
    terminal.leave(PASSWORD_OF_ANNA, key)
    assert terminal.end() != 0
    assert "Traceback" not in terminal.shown
    assert people_in(library) == {}


@pytest.mark.long
def test_people_sign_in_as_before(library: ServedLibrary, terminal: Terminal, provider: OpenIdProvider) -> None:
    library.start()
    before = {"email": "anna@example.org", "password": PASSWORD}
    assert library.post("/account/login", before)[0] == 400
    terminal.answer(ACCOUNT, "anna@example.org\n")
    terminal.answer(PASSWORD_OF_ANNA, f"{PASSWORD}\n")
    assert terminal.end() == 0
    assert "✓ People: 2 in, 0 refused." in terminal.shown
    assert "not proved" not in terminal.shown
    assert people_in(library)["anna@example.org"].startswith("former$")

    # The server was running all the time.
    assert library.post("/account/login", before | {"password": "Falsch123"})[0] == 400
    status, signed_in = library.post("/account/login", before)
    assert (status, bool(signed_in["token"])) == (200, True)
    assert people_in(library)["anna@example.org"].startswith("argon2$argon2id$")
    assert library.post("/account/login", before)[0] == 200
    assert library.post("/account/login", before | {"password": "Falsch123"})[0] == 400

    provider.person(subject="1077", email="ben.new@example.org")
    status, signed_in = library.post(
        "/account/google", provider.popup(json.loads(library.get("/api/account/google")[1]))
    )
    assert (status, signed_in["isNew"]) == (200, False)
    assert people_in(library).keys() == {"anna@example.org", "ben@example.org"}
    assert str(HASH_CONFIG["base64_signer_key"]) in (library.data / "former-key").read_text()
