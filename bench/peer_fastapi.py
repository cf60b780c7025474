"""The same verifyToken in FastAPI with SQLAlchemy, on the same database, written as their manuals teach.

It trusts the session's row without checking the password behind it, which the library does check.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from typing import Annotated

from fastapi import Depends, FastAPI, HTTPException
from pydantic import BaseModel
from sqlalchemy import ForeignKey, create_engine, select
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column, relationship, selectinload

engine = create_engine(f"sqlite:///{os.environ['BENCH_DATABASE']}")
SECRET = b"only for measuring, but as long as a real one"


class Base(DeclarativeBase):
    pass


class User(Base):
    __tablename__ = "accounts_user"
    id: Mapped[str] = mapped_column(primary_key=True)
    email: Mapped[str]
    is_active: Mapped[bool]
    epoch: Mapped[int]


class LoginSession(Base):
    __tablename__ = "accounts_session"
    token_digest: Mapped[str] = mapped_column(primary_key=True)
    expire_date: Mapped[datetime]
    user_id: Mapped[str] = mapped_column(ForeignKey("accounts_user.id"))
    user: Mapped[User] = relationship()


class Address(Base):
    __tablename__ = "account_emailaddress"
    id: Mapped[int] = mapped_column(primary_key=True)
    user_id: Mapped[str]
    email: Mapped[str]
    verified: Mapped[bool]


class Lesson(Base):
    __tablename__ = "library_lesson"
    id: Mapped[int] = mapped_column(primary_key=True)
    book_id: Mapped[str] = mapped_column(ForeignKey("library_book.slug"))
    slug: Mapped[str]
    position: Mapped[int]


class Book(Base):
    __tablename__ = "library_book"
    slug: Mapped[str] = mapped_column(primary_key=True)
    group_id: Mapped[str] = mapped_column(ForeignKey("library_bookgroup.slug"))
    interactive: Mapped[bool]
    lessons: Mapped[list[Lesson]] = relationship(order_by=Lesson.position)


class Group(Base):
    __tablename__ = "library_bookgroup"
    slug: Mapped[str] = mapped_column(primary_key=True)
    position: Mapped[int]
    books: Mapped[list[Book]] = relationship(order_by=Book.interactive)


class Batch(Base):
    __tablename__ = "activation_codebatch"
    id: Mapped[int] = mapped_column(primary_key=True)
    group_id: Mapped[str]


class Code(Base):
    __tablename__ = "activation_activationcode"
    id: Mapped[int] = mapped_column(primary_key=True)
    user_id: Mapped[str | None]
    batch_id: Mapped[int] = mapped_column(ForeignKey("activation_codebatch.id"))
    batch: Mapped[Batch] = relationship(lazy="joined")
    expiration_date: Mapped[datetime]
    revoked_at: Mapped[datetime | None]


class IdToken(BaseModel):
    idToken: str


class Timestamp(BaseModel):
    seconds: int
    nanoseconds: int


class Library(BaseModel):
    signedUrls: dict[str, list[str]]
    expirationDates: list[Timestamp]


class Verification(BaseModel):
    message: Library


app = FastAPI()


def database() -> Iterator[Session]:
    with Session(engine) as session:
        yield session


@cache
def catalogue() -> dict[str, list[str]]:
    """Read once: the library does not read it at every request either."""
    groups = select(Group).order_by(Group.position).options(selectinload(Group.books).selectinload(Book.lessons))
    with Session(engine) as session:
        return {
            group.slug: [f"{book.slug}/{lesson.slug}/story.html" for book in group.books for lesson in book.lessons]
            for group in session.scalars(groups)
        }


def sign(user: User, group: str, expires_at: int) -> str:
    payload = base64.urlsafe_b64encode(f"{user.id}:{user.epoch}:{group}:{expires_at}".encode())
    mac = hmac.new(SECRET, payload, hashlib.sha256).digest()
    return (payload + b"." + base64.urlsafe_b64encode(mac)).decode()


@app.post("/api/verifyToken")
def verify_token(body: IdToken, session: Annotated[Session, Depends(database)]) -> Verification:
    now = datetime.now(UTC).replace(tzinfo=None)
    digest = hashlib.sha256(body.idToken.encode()).hexdigest()
    login = session.scalar(
        select(LoginSession).where(LoginSession.token_digest == digest, LoginSession.expire_date > now)
    )
    if login is None or not login.user.is_active:
        raise HTTPException(401)
    user = login.user
    if (
        session.scalar(
            select(Address.id).where(Address.user_id == user.id, Address.email == user.email, Address.verified)
        )
        is None
    ):
        raise HTTPException(403)
    ends: dict[str, datetime] = {}
    for code in session.scalars(select(Code).where(Code.user_id == user.id, Code.revoked_at.is_(None))):
        ends[code.batch.group_id] = max(code.expiration_date, ends.get(code.batch.group_id, code.expiration_date))
    urls: dict[str, list[str]] = {}
    dates = []
    for group, stories in catalogue().items():
        urls[group] = []
        if group in ends and ends[group] > now:
            token = sign(user, group, int(time.time()) + 4 * 3600)
            urls[group] = [f"http://localhost:8000/content/{token}/{story}" for story in stories]
            dates.append(Timestamp(seconds=int(ends[group].timestamp()), nanoseconds=0))
    return Verification(message=Library(signedUrls=urls, expirationDates=dates))
