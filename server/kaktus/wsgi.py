"""The WSGI application behind the gateway: lessons and files first, then Django."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "kaktus.settings")
pages = get_wsgi_application()

from django.conf import settings  # noqa: E402

from kaktus.common.database.circuit_breaker import limit_waits  # noqa: E402
from kaktus.common.pages.hosts import with_known_hosts  # noqa: E402
from kaktus.common.pages.protective_headers import with_protective_headers  # noqa: E402
from kaktus.common.pages.web_app import with_files  # noqa: E402
from kaktus.delivery.lessons import with_lessons  # noqa: E402

limit_waits()
application = with_known_hosts(with_lessons(with_protective_headers(with_files(pages, settings.WEB_DIR))))
