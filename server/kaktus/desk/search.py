"""The search of the palette: a few results of each kind that the member's role may see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Literal

from kaktus.accounts.queries import find_people
from kaktus.activation.batches.batch_lists import sorted_batches
from kaktus.activation.codes import grouped
from kaktus.activation.lookups.code_parts import find_codes
from kaktus.desk.audit import record
from kaktus.desk.models import StaffMember
from kaktus.desk.permissions import Permission, permissions_of
from kaktus.library.catalogue.catalogue_cache import titles_of_group
from kaktus.library.catalogue.title_search import find_titles

MAX_PER_KIND: Final = 5
# With one character almost everything matches.
SHORTEST_TEXT: Final = 2

ResultKind = Literal["person", "code", "batch", "book", "lesson"]


@dataclass(frozen=True)
class Result:
    id: str
    """With which its page is opened; of a lesson 'book/lesson'."""
    name: str
    """Empty for a batch without a name."""
    detail: str = ""


@dataclass(frozen=True)
class Results:
    kind: ResultKind
    results: list[Result]
    has_more: bool
    are_guesses: bool = False
    """No code is spelt as it was typed; these are if some characters were misread."""


def search_everything(*, staff: StaffMember, typed: str) -> list[Results]:
    """Recorded where it shows people, with their number and not with what was typed, as every search for people."""
    text = typed.strip()
    # A batch may have a number of one digit.
    if len(text) < SHORTEST_TEXT and not (text.isascii() and text.isdigit()):
        return []
    permissions = permissions_of(staff.role)
    groups = [
        group
        for permission, find in _SEARCHES.items()
        if permission in permissions
        for group in find(text)
        if group.results
    ]
    counts = {group.kind: len(group.results) for group in groups}
    if people := counts.get("person"):
        record(staff=staff, action="person.search", after={"people": people, "codes": counts.get("code", 0)})
    return groups


def _people(text: str) -> Iterator[Results]:
    matches = find_people(text, most=MAX_PER_KIND)
    yield Results("person", [Result(str(user.pk), user.email) for user in matches.people], matches.has_more)


def _codes(text: str) -> Iterator[Results]:
    matches = find_codes(text, most=MAX_PER_KIND)
    results = [
        Result(
            id=str(code.pk),
            name=grouped(code.activation_code),
            detail=_line(*titles_of_group(code.batch.group_id)[:1], f"{code.batch_id}/{code.number}"),
        )
        for code in matches.codes
    ]
    yield Results("code", results, matches.has_more, matches.is_guess)


def _batches(text: str) -> Iterator[Results]:
    batches = list(sorted_batches(search=text)[: MAX_PER_KIND + 1])
    results = [
        Result(str(batch.pk), batch.name, _line(str(batch.pk), *titles_of_group(batch.group_id)[:1], batch.note))
        for batch in batches[:MAX_PER_KIND]
    ]
    yield Results("batch", results, len(batches) > MAX_PER_KIND)


def _titles(text: str) -> Iterator[Results]:
    matches = find_titles(text, most=MAX_PER_KIND)
    yield Results("book", [Result(book.slug, book.title) for book in matches.books], matches.has_more_books)
    lessons = [Result(str(lesson), lesson.title, lesson.book.title) for lesson in matches.lessons]
    yield Results("lesson", lessons, matches.has_more_lessons)


def _line(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


_SEARCHES: Final[dict[Permission, Callable[[str], Iterator[Results]]]] = {
    Permission.PEOPLE: _people,
    Permission.CODE: _codes,
    Permission.CODES: _batches,
    Permission.LESSONS: _titles,
}
