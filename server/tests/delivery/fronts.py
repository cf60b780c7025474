"""nginx in front of one library on this machine, without TLS."""

from __future__ import annotations

from pathlib import Path

from kaktus.delivery.nginx import Front


def front_of(folder: Path, *, port: int, library_port: int, grants: Path | None) -> Front:
    url = f"http://127.0.0.1:{port}"
    return Front(
        public_url=url,
        content_url=url,
        grants=grants,
        upstreams=(f"127.0.0.1:{library_port}",),
        listen="127.0.0.1",
        certificate=folder / "certificate.pem",
        certificate_key=folder / "key.pem",
        cache=folder,
        error_log=folder / "error.log",
    )
