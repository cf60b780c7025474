"""The handler's memory of views: each address finds its own, the first time and again."""

from __future__ import annotations

import pytest
from django.http import Http404
from django.test import RequestFactory

from kaktus.common.handler import Handler


def test_every_address_finds_its_own_view_again_and_again() -> None:
    handler, requests = Handler(), RequestFactory()
    for _ in range(2):
        for path in ("/api/site", "/api/me", "/", "/library", "/some-page"):
            request = requests.get(path)
            match = handler.resolve_request(request)
            assert request.resolver_match == match
            assert (match.route == path[1:]) == (path in ("/api/site", "/api/me", "/"))
        for device in ("first", "second"):
            assert (
                handler.resolve_request(requests.delete(f"/api/account/devices/{device}")).kwargs["device_id"] == device
            )


def test_pages_that_anybody_can_name_are_not_remembered() -> None:
    handler, requests = Handler(), RequestFactory()
    for number in range(100):
        handler.resolve_request(requests.get(f"/page-{number}"))
    assert not handler._known


def test_what_is_not_there_stays_so() -> None:
    request = RequestFactory().get("/api/nothing")
    handler = Handler()
    for _ in range(2):
        with pytest.raises(Http404):
            handler.resolve_request(request).func(request)
