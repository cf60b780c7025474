"""The characters of the library's tests: people with a confirmed address, the calls they make, and small lessons."""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import brotli
from allauth.account.models import EmailAddress
from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.test import Client

from kaktus.accounts.models import User
from kaktus.accounts.session_store import SessionStore
from kaktus.activation.batches.new_batches import codes_of, create_batch
from kaktus.library.catalogue.book_manifests import SHIPPED, read_manifest
from kaktus.library.models import BookGroup

# The smallest valid picture.
PICTURE = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'

# The sign of a page that keeps the rules of our own lessons.
OURS = '<meta name="kaktus-lesson" content="1">'


@dataclass(frozen=True)
class Person:
    user: User
    token: str

    def post(self, path: str, body: object, **options: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"}
        return Client(raise_request_exception=False).post(
            f"/api{path}", json.dumps(body), content_type="application/json", headers=headers, **options
        )

    def activate(self, code: str, **choice: object) -> Any:
        return self.post("/activation", {"activationCode": code} | choice)

    def library(self) -> Any:
        response = self.post("/verifyToken", {"idToken": self.token})
        assert response.status_code == 200, response.content
        return response.json()["message"]


def make_person(email: str, *, verified: bool = True) -> Person:
    user = User.objects.create_user(email=email)
    EmailAddress.objects.create(user=user, email=email, verified=verified, primary=True)
    session = SessionStore()
    session[SESSION_KEY] = str(user.pk)
    session[BACKEND_SESSION_KEY] = settings.AUTHENTICATION_BACKENDS[0]
    session[HASH_SESSION_KEY] = user.get_session_auth_hash()
    session.create()
    assert session.session_key
    return Person(user, session.session_key)


def make_some_codes(count: int, *, book: str = "kaktus1") -> list[str]:
    return list(codes_of(create_batch(group=BookGroup.objects.get(slug=book), count=count, name="")))


def shipped_lessons() -> int:
    return sum(len(read_manifest(file).lessons) for file in SHIPPED.glob("*.json"))


def write_lessons(folder: Path) -> Path:
    """A small placeholder for every lesson of the shipped books, with a sound to seek in and a compressed script."""
    shipped = [read_manifest(file) for file in SHIPPED.glob("*.json")]
    for book, lesson in ((manifest.slug, lesson) for manifest in shipped for lesson in manifest.lessons):
        place = folder / book / lesson.slug
        (place / "bilder").mkdir(parents=True)
        (place / "story.html").write_text(
            f'<!doctype html>{OURS}<title>{lesson.title}</title><script src="spiel.js"></script>'
        )
        script = f"// {book}/{lesson.slug}\n".encode() * 20
        (place / "spiel.js").write_bytes(script)
        (place / "spiel.js.br").write_bytes(brotli.compress(script))
        (place / "spiel.js.gz").write_bytes(gzip.compress(script, mtime=0))
        (place / "ton.mp3").write_bytes(bytes(range(256)) * 4)
        (place / "bilder" / "Käse.svg").write_bytes(PICTURE)
        (place / "thumb.svg").write_bytes(PICTURE)
    return folder
