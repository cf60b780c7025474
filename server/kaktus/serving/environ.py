"""A request's head as a WSGI environ."""

from __future__ import annotations

import io
import sys
from typing import Any

from kaktus.serving.responses import OpenFile

CONSTANT = {
    "SCRIPT_NAME": "",
    "wsgi.version": (1, 0),
    "wsgi.errors": sys.stderr,
    "wsgi.multithread": True,
    "wsgi.multiprocess": True,
    "wsgi.run_once": False,
    "wsgi.input_terminated": True,
    "wsgi.file_wrapper": OpenFile,
}
_names: dict[str, str] = {}


def environ_of(scope: Any, *, body: bytes, length: int | None) -> dict[str, Any]:
    """`length` is what the body counts as; for a refused one, what its sender claimed, though none of it was read."""
    server, _, port = scope.server.rpartition(":")
    headers = _headers(scope)
    headers.pop("HTTP_TRANSFER_ENCODING", None)
    declared = headers.pop("HTTP_CONTENT_LENGTH", None)
    content_type = headers.pop("HTTP_CONTENT_TYPE", None)
    environ = {
        **CONSTANT,
        "SERVER_PROTOCOL": f"HTTP/{scope.http_version}",
        "SERVER_NAME": server.strip("[]"),
        "SERVER_PORT": port,
        "REMOTE_ADDR": scope.client.rpartition(":")[0].strip("[]"),
        "REQUEST_METHOD": scope.method,
        "PATH_INFO": scope.path.encode("utf-8", "replace").decode("latin-1"),
        "QUERY_STRING": scope.query_string,
        "wsgi.url_scheme": scope.scheme,
        "wsgi.input": io.BytesIO(body),
        **headers,
    }
    if length is not None:
        environ["CONTENT_LENGTH"] = str(length)
    elif declared is not None:
        environ["CONTENT_LENGTH"] = declared
    if content_type is not None:
        environ["CONTENT_TYPE"] = content_type
    if "HTTP_HOST" not in headers:
        environ["HTTP_HOST"] = scope.authority or ""
    return environ


def _headers(scope: Any) -> dict[str, str]:
    sent = scope.headers
    headers: dict[str, str] = {}
    for name, value in sent.items():
        key = _names.get(name) or _environ_name(name)
        if key in headers:
            headers[key] += (";" if name == "cookie" else ",") + value
        elif key:
            headers[key] = value
    if len(headers) < len(sent):
        # A value that is not text is left out above; its header is still there, but empty.
        for name in sent.keys():  # noqa: SIM118
            key = _environ_name(name)
            if key:
                headers.setdefault(key, "")
    return headers


def _environ_name(name: str) -> str:
    """Empty for a name with an underscore, which could be mistaken for the one with a dash that a proxy has set."""
    if "_" in name:
        return ""
    key = "HTTP_" + name.upper().replace("-", "_")
    if len(_names) < 200:
        _names[name] = key
    return key
