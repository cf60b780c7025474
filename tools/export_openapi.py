"""Writes the server's OpenAPI schema to web/openapi.json, or with --check says whether that file is up to date."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path

TARGET = Path(__file__).resolve().parents[1] / "web" / "openapi.json"


def current_schema() -> str:
    # The schema depends on no setting; with a temporary folder, this tool creates no data folder.
    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(KAKTUS_DATA_DIR=folder, DJANGO_SETTINGS_MODULE="kaktus.settings")
        import django

        django.setup()
        from kaktus.api import api

        return json.dumps(api.get_openapi_schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    schema = current_schema()
    if "--check" in sys.argv:
        if not TARGET.is_file() or TARGET.read_text() != schema:
            sys.exit("web/openapi.json is not what the server says: run 'make api-client' and commit the result.")
    else:
        TARGET.write_text(schema)
