"""The operator's command that configures the proxy in front of the library."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from kaktus.common.command import CommandError

CERTIFICATES = Path("/etc/letsencrypt/live")


def add_commands(commands: Any) -> None:
    parser = commands.add_parser("deploy", help="write the configuration of what stands in front of the library")
    inner = parser.add_subparsers(dest="deploy_command", required=True, metavar="command")

    nginx = inner.add_parser("nginx", help="print nginx's configuration, made from the settings")
    nginx.add_argument(
        "--to",
        action="append",
        metavar="ADDRESS:PORT",
        help="where a host of the library listens; repeat it for several (default: 127.0.0.1 and PORT)",
    )
    nginx.add_argument("--listen", default="", metavar="ADDRESS", help="listen on this address only (default: on all)")
    folder = f"{CERTIFICATES}/<the public host name>"
    nginx.add_argument("--certificate", type=Path, help=f"for all host names (default: {folder}/fullchain.pem)")
    nginx.add_argument("--certificate-key", type=Path, help=f"its key (default: {folder}/privkey.pem)")
    for option, default, meaning in (
        ("--cache", "/var/lib/nginx", "folder for nginx's caches"),
        ("--error-log", "/var/log/nginx/error.log", "where nginx reports what is critical"),
    ):
        nginx.add_argument(option, type=Path, default=Path(default), help=f"{meaning} (default: {default})")
    nginx.set_defaults(run=run_nginx)


def run_nginx(options: argparse.Namespace) -> None:
    from django.conf import settings

    from kaktus.delivery.nginx import Front, nginx_configuration

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
        grants=settings.GRANTS_DIR,
        upstreams=upstreams,
        listen=options.listen,
        certificate=options.certificate or certificates / "fullchain.pem",
        certificate_key=options.certificate_key or certificates / "privkey.pem",
        cache=options.cache,
        error_log=options.error_log,
    )
    print(nginx_configuration(front), end="")
