"""Answers fit web/openapi.json, from which the page takes its types; also those that the server sends unchecked."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date, datetime, timedelta
from typing import Any

import pytest
from tests.accounts.account_callers import Caller
from tests.readers import Person, make_person, make_some_codes

from kaktus.common.environment import ROOT
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache

API = json.loads((ROOT / "web/openapi.json").read_text())
KINDS = {"string": str, "integer": int, "boolean": bool}
FORMATS: dict[str, Callable[[str], date]] = {"date": date.fromisoformat, "date-time": datetime.fromisoformat}


def assert_fits(value: Any, schema: dict[str, Any], place: str) -> None:
    if "$ref" in schema:
        assert_fits(value, API["components"]["schemas"][schema["$ref"].rpartition("/")[2]], place)
    elif schema["type"] == "array":
        for number, item in enumerate(value):
            assert_fits(item, schema["items"], f"{place}[{number}]")
    elif schema["type"] == "object":
        _assert_object_fits(value, schema, place)
    else:
        assert isinstance(value, KINDS[schema["type"]]), f"{place} is {value!r}"
        assert "enum" not in schema or value in schema["enum"], f"{place} is {value!r}"
        if "format" in schema:
            FORMATS[schema["format"]](str(value))


def _assert_object_fits(value: Any, schema: dict[str, Any], place: str) -> None:
    properties = schema.get("properties", {})
    assert set(schema.get("required", [])) <= value.keys(), f"{place} lacks something"
    for name, item in value.items():
        described = properties.get(name) or schema.get("additionalProperties")
        assert described, f"{place}.{name} is not described"
        # An alternative is 'null': such a value is left out of the answer instead.
        assert_fits(item, described.get("anyOf", [described])[0], f"{place}.{name}")


def assert_answer_fits(caller: Caller, method: str, path: str, body: Any = None) -> None:
    answer = caller.call(method, path, body)
    described = API["paths"][f"/api{path}"][method.lower()]["responses"]
    assert str(answer.status) in described, answer.body
    response = described[str(answer.status)]
    if "$ref" in response:
        response = API["components"]["responses"][response["$ref"].rpartition("/")[2]]
    schema = response["content"]["application/json"]["schema"]
    assert_fits(answer.body, schema, f"{method} {path} {answer.status}")


def test_error_responses_are_described_once() -> None:
    repeated = [
        f"{method} {path} {status}"
        for path, operations in API["paths"].items()
        for method, operation in operations.items()
        for status, response in operation["responses"].items()
        if status >= "400" and "$ref" not in response
    ]
    assert repeated == []


@pytest.fixture
def anna(db: None) -> Person:
    clear_catalogue_cache()
    load_catalogue(folder=SHIPPED)
    return make_person("anna@example.org")


def test_what_everybody_may_ask(anna: Person) -> None:
    for path in ("/site", "/catalogue", "/trial", "/account/google", "/me", "/account/devices"):
        assert_answer_fits(Caller(), "GET", path)
    new = {"email": "ben@example.org", "password": "Sonnenblume7"}
    assert_answer_fits(Caller(), "POST", "/account/signup", new)
    assert_answer_fits(Caller(), "POST", "/account/login", new)
    assert_answer_fits(Caller(), "POST", "/account/login", new | {"password": "Falsch123"})


def test_what_a_person_gets(anna: Person) -> None:
    caller = Caller(anna.token)
    first, second = make_some_codes(2)
    for code in (first, first, second):
        assert_answer_fits(caller, "POST", "/activation", {"activationCode": code})
    for token in (anna.token, "unknown"):
        assert_answer_fits(caller, "POST", "/verifyToken", {"idToken": token})
    for path in ("/me", "/codes", "/account/devices"):
        assert_answer_fits(caller, "GET", path)


def test_a_book_that_has_expired(anna: Person) -> None:
    (code,) = make_some_codes(1)
    anna.activate(code)
    end = datetime.fromisoformat("2026-01-31T10:00:00+00:00")
    anna.user.codes.update(activation_date=end - timedelta(days=550), expiration_date=end)
    assert_answer_fits(Caller(anna.token), "POST", "/verifyToken", {"idToken": anna.token})
