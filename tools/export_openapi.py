"""Writes the server's OpenAPI schema to web/openapi.json, or with --check says whether that file is up to date."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

TARGET = Path(__file__).resolve().parents[1] / "web" / "openapi.json"


def current_schema() -> str:
    # The schema depends on no setting; with a temporary folder, this tool creates no data folder.
    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(KAKTUS_DATA_DIR=folder, DJANGO_SETTINGS_MODULE="kaktus.settings")
        import django

        django.setup()
        from kaktus.api import api
        from kaktus.desk.api import api as desk

        schema, more = api.get_openapi_schema(), desk.get_openapi_schema()
        add(schema["paths"], more["paths"])
        for kind, parts in more["components"].items():
            add(schema["components"][kind], parts)
        return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def add(there: dict[str, Any], more: dict[str, Any]) -> None:
    """Both APIs have one document, in which a name must not mean two things."""
    for name, meaning in more.items():
        if there.setdefault(name, meaning) != meaning:
            sys.exit(f"{name} is one thing for readers and another at the desk: rename one of them.")


if __name__ == "__main__":
    schema = current_schema()
    if "--check" in sys.argv:
        if not TARGET.is_file() or TARGET.read_text() != schema:
            sys.exit("web/openapi.json is not what the server says: run 'make api-client' and commit the result.")
    else:
        TARGET.write_text(schema)
