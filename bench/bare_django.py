"""Views in a Django without middleware, the floor of the framework itself: one does nothing, one checks a password."""

from django.conf import settings
from django.contrib.auth.hashers import check_password, make_password
from django.core.wsgi import get_wsgi_application
from django.http import HttpRequest, HttpResponse
from django.urls import path

settings.configure(
    ALLOWED_HOSTS=["*"],
    ROOT_URLCONF=__name__,
    SECRET_KEY="only for measuring",
    MIDDLEWARE=[],
    LOGGING_CONFIG=None,
    PASSWORD_HASHERS=["kaktus.accounts.passwords.PasswordHasher"],
)
PASSWORD_HASH = make_password("Kaktus-2026")


def empty(_request: HttpRequest) -> HttpResponse:
    return HttpResponse(b"{}", content_type="application/json")


def password(_request: HttpRequest) -> HttpResponse:
    return HttpResponse(str(check_password("Kaktus-2026", PASSWORD_HASH)), content_type="application/json")


urlpatterns = [path("api/empty", empty), path("api/password", password)]
application = get_wsgi_application()
