"""The operator's command that configures the proxy in front of the library."""

from __future__ import annotations

import argparse
from urllib.parse import urlsplit

from django.conf import settings

from kaktus.common.command import CommandError
from kaktus.delivery.arguments import CERTIFICATES
from kaktus.delivery.nginx import Front, nginx_configuration


def run_nginx(options: argparse.Namespace) -> None:
    if not settings.PROXY_COUNT:
        raise CommandError("Behind nginx all visitors would share one rate limit: set KAKTUS_PROXY_COUNT=1 first.")
    upstreams = tuple(options.to or [f"127.0.0.1:{settings.ENVIRONMENT.port}"])
    if settings.GRANTS_DIR and len(upstreams) > 1:
        raise CommandError(
            "KAKTUS_GRANTS_DIR is for one host: leave it out, and nginx keeps lessons in its own cache instead."
        )
    certificates = CERTIFICATES / (urlsplit(settings.PUBLIC_URL).hostname or "")
    front = Front(
        public_url=settings.PUBLIC_URL,
        content_url=settings.CONTENT_URL,
        lesson_origins=settings.LESSON_ORIGINS,
        grants=settings.GRANTS_DIR,
        upstreams=upstreams,
        listen=options.listen,
        certificate=options.certificate or certificates / "fullchain.pem",
        certificate_key=options.certificate_key or certificates / "privkey.pem",
        cache=options.cache,
        error_log=options.error_log,
    )
    print(nginx_configuration(front), end="")
