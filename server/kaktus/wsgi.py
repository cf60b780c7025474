"""The WSGI application that granian serves: lessons and files first, then Django."""

import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "kaktus.settings")
django.setup(set_prefix=False)

from django.conf import settings  # noqa: E402

from kaktus.common.connections import with_usable_connection  # noqa: E402
from kaktus.common.database.circuit_breaker import limit_waits  # noqa: E402
from kaktus.common.handler import Handler  # noqa: E402
from kaktus.common.hosts import with_known_hosts  # noqa: E402
from kaktus.common.web_app import with_files  # noqa: E402
from kaktus.delivery.lessons import with_lessons  # noqa: E402

limit_waits()
pages = with_usable_connection(Handler())
application = with_known_hosts(with_lessons(with_files(pages, settings.WEB_DIR)))
