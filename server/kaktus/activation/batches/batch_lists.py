"""The list of batches for staff: searched, sorted by the database, page by page however many there are."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum
from typing import Any, Final

from django.db.models import Case, F, Q, QuerySet, Value, When
from django.db.models.functions import Coalesce, Lower
from django.utils import timezone

from kaktus.activation.batches.batch_figures import with_figures
from kaktus.activation.lookups.code_lookups import Page, page_of
from kaktus.activation.models import CodeBatch
from kaktus.activation.months import day_in_berlin
from kaktus.common.api.bounds import LAST_DAY, MAX_BIGINT

MAX_WORDS: Final = 8
# With them, batches are found whose codes bring seats for a class.
CLASS_WORDS: Final = {"class", "classes", "seats", "klasse", "klassen", "plätze"}


class Order(Enum):
    NEWEST = "newest"
    """After the batch with the number that is searched."""
    NAME = "name"
    """Those without a name come last."""
    UNUSED = "unused"
    """The fewest first; batches without any come last."""
    LAST_DAY = "last_day"
    """The next one first; then batches without a last day, then those whose last day is over."""


@dataclass(frozen=True)
class Rank:
    """What a list is sorted by: first by part, then by value; the newer batch comes first where both are the same."""

    part: Any
    value: Any


def page_of_batches(
    *, group: str = "", search: str = "", order: Order = Order.NEWEST, after: str = ""
) -> Page[CodeBatch]:
    """Raises ValueError if there is no such page."""
    batches = sorted_batches(group=group, search=search, order=order)
    if after:
        batches = batches.filter(_after(after, order))
    return page_of(batches, lambda batch: _key(batch, order))


def sorted_batches(*, group: str = "", search: str = "", order: Order = Order.NEWEST) -> QuerySet[Any]:
    batches = CodeBatch.objects.select_related("job").filter(_containing(search))
    if group:
        batches = batches.filter(group=group)
    if order is Order.UNUSED:
        batches = with_figures(batches)
    rank = _rank(order, search, timezone.now())
    return batches.annotate(part=rank.part, value=rank.value).order_by("part", "value", "-pk")


def _containing(search: str) -> Q:
    """Each word is in the name or in the note, is the number of the batch, or asks for seats."""
    if "\0" in search:
        # PostgreSQL refuses it, and for SQLite a text ends there.
        return Q(pk=None)
    condition = Q()
    for word in search.split()[:MAX_WORDS]:
        # SQLite knows capital letters of English only.
        spellings = {word} if word.isascii() else {word, word.lower(), word.upper(), word.capitalize()}
        has_word = Q()
        for spelling in spellings:
            has_word |= Q(name__icontains=spelling) | Q(note__icontains=spelling)
        if word.lower() in CLASS_WORDS:
            has_word |= Q(seats_per_code__gt=0)
        condition &= has_word | _is_numbered(word)
    return condition


def _is_numbered(word: str) -> Q:
    number = word.removeprefix("#")
    return Q(pk=int(number) if number.isdecimal() and int(number) <= MAX_BIGINT else None)


def _rank(order: Order, search: str, now: datetime) -> Rank:
    match order:
        case Order.NEWEST:
            return Rank(_parts(~_is_numbered(search.strip())), Value(0))
        case Order.NAME:
            return Rank(_parts(Q(name="")), Lower("name"))
        case Order.UNUSED:
            return Rank(_parts(Q(unused=0)), F("unused"))
        case Order.LAST_DAY:
            over = Q(redeem_by__lt=day_in_berlin(now))
            return Rank(_parts(Q(redeem_by=None), over), Coalesce("redeem_by", Value(LAST_DAY)))


def _parts(*later: Q) -> Case:
    return Case(*(When(one, then=Value(part)) for part, one in enumerate(later, start=1)), default=Value(0))


def _key(batch: Any, order: Order) -> str:
    value = batch.value.isoformat() if order is Order.LAST_DAY else batch.value
    return json.dumps([batch.part, value, batch.pk])


def _after(key: str, order: Order) -> Q:
    part, value, number = _checked(json.loads(key, parse_int=_number), order)
    beyond = Q(part__gt=part) | Q(part=part, value__gt=value)
    return beyond | Q(part=part, value=value, pk__lt=number)


def _number(digits: str) -> int:
    if abs(int(digits)) > MAX_BIGINT:
        raise ValueError("There is no such page.")
    return int(digits)


def _checked(key: object, order: Order) -> tuple[int, object, int]:
    match key:
        case [int(part), str(value), int(number)] if order in (Order.NAME, Order.LAST_DAY) and "\0" not in value:
            day_or_name = date.fromisoformat(value) if order is Order.LAST_DAY else value
            return part, day_or_name, number
        case [int(part), int(value), int(number)] if order in (Order.NEWEST, Order.UNUSED):
            return part, value, number
    raise ValueError("There is no such page.")
