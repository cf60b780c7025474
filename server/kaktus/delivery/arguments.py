"""The arguments of the operator's commands that configures the proxy; commands.py does what they ask for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

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
    nginx.set_defaults(run="kaktus.delivery.commands:run_nginx")
