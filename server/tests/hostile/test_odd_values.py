"""Every call of the API's description, with odd values in each place, by everybody: none of them breaks the server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from django.db import transaction
from django.test import Client
from pytest_django import Settings
from tests.desk.staff_members import signed_in, staff_member
from tests.fresh_limits import forget_all_limits
from tests.readers import make_person, make_some_codes

from kaktus.activation.batches.new_batches import Terms
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.activation.printed.code_imports import record_import
from kaktus.common.environment import ROOT
from kaktus.desk.permissions import Role
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.models import Lesson

API = json.loads((ROOT / "web/openapi.json").read_text())
CALLS = [(method, path) for path, methods in API["paths"].items() for method in methods]
CALLERS = ["visitor", "learner", *Role.values]

NUMBERS = [-1, 0, 1, 2**31, 2**63 - 1, 2**63, 10**20, 10**30, -(10**30), 1.5, 1e308]
DAYS = ["0001-01-01", "0001-01-02", "1582-10-10", "9999-12-30", "9999-12-31", "2026-02-30", "10000-01-01"]
MOMENTS = ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00", "2026-11-18T12:00:00", "2026-11-18T12:00:00Z"]
TEXTS = ["", "\0", "ü", "\ud800", "%", "'\"\\", "../..", "a@b", "A" * 5000, "\u202e", "=1+1", "1" * 400]
ODD: list[Any] = [None, True, [], {}, [[]], {"a": None}]
BODIES = [b"", b"null", b"[]", b"{", b'"\\ud800"', b"\xff\xfe", b"1e999", b"[" * 2000, b'{"a":' * 500]


@pytest.fixture
def examples(db: None, settings: Settings) -> dict[str, Any]:
    """Things that exist, so that an odd value gets past the check for existence."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    clear_catalogue_cache()
    load_catalogue(folder=SHIPPED)
    person = make_person("anna@example.org")
    codes = make_some_codes(3)
    assert person.activate(codes[0]).status_code == 200
    code = ActivationCode.objects.get(activation_code=codes[0])
    batch = CodeBatch.objects.latest("pk")
    owner = staff_member(Role.OWNER, "first@publisher.example")
    started = record_import(file_name="codes.csv", book=batch.group, terms=Terms())
    lesson = Lesson.objects.select_related("book").order_by("pk")[0]
    tokens = {role: signed_in(staff_member(Role(role))).token for role in Role.values}
    assert code.expiration_date
    return {
        "tokens": tokens | {"visitor": "", "learner": person.token},
        "batch_id": batch.pk,
        "batch": batch.pk,
        "code_id": code.pk,
        "person_id": str(code.user_id),
        "import_id": started.pk,
        "importId": started.pk,
        "member_id": owner.pk,
        "staff": owner.pk,
        "book": lesson.book.slug,
        "lesson": lesson.slug,
        "group": batch.group.slug,
        "endsAt": code.expiration_date.isoformat(),
        "reason": "odd",
        "number": 0,
        "purpose": "codes",
        "size": 1,
        "text": codes[0],
        "activationCode": codes[1],
        "months": 1,
        "count": 1,
    }


def resolved(schema: dict[str, Any]) -> dict[str, Any]:
    if "$ref" in schema:
        return resolved(API["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
    return resolved(schema["anyOf"][0]) if "anyOf" in schema else schema


def odd_values(schema: dict[str, Any]) -> list[Any]:
    of_format: dict[str, list[Any]] = {"date": DAYS, "date-time": MOMENTS}
    if schema.get("format") in of_format:
        return [*of_format[schema["format"]], *TEXTS[:3]]
    return [*NUMBERS, *TEXTS[:3]] if schema.get("type") in ("integer", "number") else [*TEXTS, *NUMBERS[:3]]


def plain_value(name: str, schema: dict[str, Any], examples: dict[str, Any]) -> Any:
    if name in examples:
        return examples[name]
    if "enum" in schema:
        return schema["enum"][0]
    plain: dict[Any, Any] = {"integer": 1, "boolean": True, "array": [], "object": {}}
    of_format = {"date": "2026-11-18", "uuid": "00000000-0000-4000-8000-000000000000"}
    return plain.get(schema.get("type"), of_format.get(schema.get("format", ""), "odd@example.org"))


Odd = tuple[dict[str, Any], dict[str, Any], bytes]


def odd_requests(call: dict[str, Any], examples: dict[str, Any]) -> Iterator[Odd]:
    """The values in the path, those in the query, and the body; one of them odd at a time."""
    described = {one["name"]: one for one in call.get("parameters", [])}
    schemas = {name: resolved(one["schema"]) for name, one in described.items()}
    path = {n: plain_value(n, schemas[n], examples) for n, one in described.items() if one["in"] == "path"}
    content = call.get("requestBody", {}).get("content", {}).get("application/json")
    fields = resolved(content["schema"]).get("properties", {}) if content else {}
    fields = {name: resolved(schema) for name, schema in fields.items()}
    body = {name: plain_value(name, schema, examples) for name, schema in fields.items()}
    # The call's other parameters are left out, unless one of them is the odd one.
    lean = (
        {name: value for name, value in body.items() if name in resolved(content["schema"]).get("required", [])}
        if content
        else {}
    )
    yield path, {}, dumped(body)
    for name, schema in schemas.items():
        for value in odd_values(schema):
            odd = {name: value}
            yield (path | odd, {}, dumped(body)) if name in path else (path, odd, dumped(body))
    for choice in choices(fields):
        for name, schema in fields.items():
            for value in [*odd_values(schema), *ODD]:
                yield path, {}, dumped(body | choice | {name: value})
                if choice == choices(fields)[0]:
                    yield path, {}, dumped(lean | choice | {name: value})
    if content or call.get("requestBody"):
        yield from ((path, {}, raw) for raw in BODIES)


def choices(fields: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """Each choice of the first field that has several: other fields may matter with only one of them."""
    return next(([{name: value} for value in one["enum"]] for name, one in fields.items() if "enum" in one), [{}])


def dumped(body: Any) -> bytes:
    return json.dumps(body).encode()


def statuses(client: Client, method: str, path: str, odd: Odd, token: str) -> Iterator[int]:
    in_path, in_query, body = odd
    for name, value in in_path.items():
        path = path.replace(f"{{{name}}}", quote(str(value), safe="", errors="replace"))
    query = urlencode(in_query, errors="replace")
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data: dict[str, Any] = {} if method == "get" else {"data": body, "content_type": "application/json"}
    # Taken back, so that every value meets the same library.
    with transaction.atomic():
        answer = client.generic(method.upper(), f"{path}?{query}", headers=headers, **data)
        yield answer.status_code
        if path == "/api/desk/downloads" and answer.status_code == 200 and answer.json()["url"]:
            downloaded = client.get(answer.json()["url"])
            yield downloaded.status_code
            # To its end, which is also when Django's client releases the connection.
            b"".join(downloaded)
        transaction.set_rollback(True)


@pytest.mark.long
@pytest.mark.parametrize("caller", CALLERS)
def test_no_value_breaks_a_call(examples: dict[str, Any], caller: str) -> None:
    client = Client(raise_request_exception=False)
    broken: set[str] = set()
    asked = 0
    for method, path in CALLS:
        forget_all_limits()
        is_refused = False
        for odd in odd_requests(API["paths"][path][method], examples):
            # A caller without permission is refused before values matter; a body may be read before that.
            if is_refused and odd[2] not in BODIES:
                continue
            for status in statuses(client, method, path, odd, examples["tokens"][caller]):
                asked += 1
                is_refused = status in (401, 403)
                if status >= 500:
                    broken.add(f"{status} {method} {path} {odd[0]} {odd[1]} {odd[2][:200]!r}"[:400])
    assert asked > 500
    assert not broken, "\n".join(sorted(broken))
