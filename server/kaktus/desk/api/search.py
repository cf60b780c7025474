"""The API call of the palette, which searches everything that the member may see."""

from __future__ import annotations

from django.http import HttpRequest
from ninja import Field, Router, Schema

from kaktus.common.api.error_schema import ErrorBody
from kaktus.desk.access import DeskAccess, member_of
from kaktus.desk.permissions import Permission
from kaktus.desk.search import ResultKind, search_everything

router = Router(tags=["desk"], by_alias=True)
LONGEST_TEXT = 300


class PaletteText(Schema):
    text: str = Field(max_length=LONGEST_TEXT)


class PaletteResult(Schema):
    id: str
    """With which its page is opened; of a lesson 'book/lesson'."""
    name: str
    """Empty for a batch without a name."""
    detail: str


class PaletteGroup(Schema):
    kind: ResultKind
    results: list[PaletteResult]
    more: bool
    guesses: bool
    """No code is spelt as it was typed; these are if some characters were misread."""


class PaletteResults(Schema):
    groups: list[PaletteGroup]
    """Those in which something was found."""


@router.post(
    "/search",
    auth=DeskAccess(Permission.OVERVIEW),
    response={200: PaletteResults, 401: ErrorBody, 403: ErrorBody, 422: ErrorBody},
)
def search(request: HttpRequest, body: PaletteText) -> PaletteResults:
    """Not a GET: an address or a code would be in the log of every proxy."""
    groups = search_everything(staff=member_of(request), typed=body.text)
    return PaletteResults(
        groups=[
            PaletteGroup(
                kind=group.kind,
                results=[PaletteResult(id=one.id, name=one.name, detail=one.detail) for one in group.results],
                more=group.has_more,
                guesses=group.are_guesses,
            )
            for group in groups
        ]
    )
