"""A view that does nothing in a Django without any middleware: the floor of the framework itself."""

from django.conf import settings
from django.core.wsgi import get_wsgi_application
from django.http import HttpRequest, HttpResponse
from django.urls import path

settings.configure(
    ALLOWED_HOSTS=["*"], ROOT_URLCONF=__name__, SECRET_KEY="only for measuring", MIDDLEWARE=[], LOGGING_CONFIG=None
)


def empty(_request: HttpRequest) -> HttpResponse:
    return HttpResponse(b"{}", content_type="application/json")


urlpatterns = [path("api/empty", empty)]
application = get_wsgi_application()
