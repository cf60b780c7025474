"""The language a mail is written in: that of the page that asked for it."""

from django.http import HttpRequest
from django.utils.translation import get_language_from_request


def asked_language(request: HttpRequest) -> str:
    return get_language_from_request(request)
