"""The application behind its gateway, as the server's workers run it."""

from django.conf import settings
from django.db import connection, connections

from kaktus.common.storage import FolderStorage, storage_at
from kaktus.serving.gateway import Gateway
from kaktus.serving.lanes import Lane
from kaktus.wsgi import application

PAGE_THREADS = 2
ACCOUNT_THREADS = 2
FILE_THREADS = 1
# Threads wait for a bucket, but not for a folder.
BUCKET_THREADS = 4
# Answered in the thread that takes in all requests: small files and calls that only read.
QUICK_FILES = ("/content/", "/thumbs/")
QUICK_CALLS = ("/api/verifyToken", "/api/me")


def make_gateway() -> Gateway:
    in_folder = isinstance(storage_at(settings.STORAGE_URL), FolderStorage)
    return Gateway(
        application,
        pages=Lane("pages", threads=PAGE_THREADS, rest=connections.close_all),
        accounts=Lane("accounts", threads=ACCOUNT_THREADS, rest=connections.close_all),
        files=Lane("files", threads=FILE_THREADS if in_folder else BUCKET_THREADS, rest=connections.close_all),
        body_limit=settings.BODY_LIMIT_BYTES,
        # That thread must not wait for a bucket, nor for a database that may be on another machine.
        at_once=(
            "/assets/",
            *(QUICK_FILES if in_folder else ()),
            *(QUICK_CALLS if connection.vendor == "sqlite" else ()),
        ),
    )
