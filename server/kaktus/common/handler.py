"""Django's handler of requests, which remembers the views of addresses without variable parts."""

from __future__ import annotations

from django.core.handlers.wsgi import WSGIHandler
from django.http import HttpRequest
from django.urls import ResolverMatch


class Handler(WSGIHandler):
    """Django would look through all URLs at every call. No more can be remembered than there are URLs."""

    def __init__(self) -> None:
        super().__init__()
        self._known: dict[str, ResolverMatch] = {}

    def resolve_request(self, request: HttpRequest) -> ResolverMatch:
        match = self._known.get(request.path_info)
        if match is None:
            match = super().resolve_request(request)
            if f"/{match.route}" == request.path_info:
                self._known[request.path_info] = match
        request.resolver_match = match
        return match
