"""The JSON API for readers: the routers of their slices."""

from __future__ import annotations

from django.http import HttpRequest

from kaktus.accounts.api import router as accounts
from kaktus.activation.api import router as activation
from kaktus.classes.api import router as classes
from kaktus.classes.seat_api import router as seats
from kaktus.common.api.json_api import new_api
from kaktus.common.pages.site import Site, current_site
from kaktus.delivery.api import router as delivery
from kaktus.library.api import router as library

api = new_api("Kaktus library")
# First what is asked most often: Django tries one address after the other.
api.add_router("", activation)
api.add_router("", accounts)
api.add_router("", seats)
api.add_router("", classes)
api.add_router("", library)
api.add_router("", delivery)


@api.get("/site", response=Site, by_alias=True, tags=["site"])
def site(request: HttpRequest) -> Site:
    return current_site()
