"""The RSGI application that the server's workers run: the library behind its gateway."""

import os

from django.conf import settings
from django.db import connection
from django.urls import resolve

from kaktus.common.api.body_limits import MAX_BODY_BYTES, PIECE_BYTES, PIECE_PATH
from kaktus.common.files.storage import FolderStorage, storage_at
from kaktus.common.metrics.request_times import FILE_PATHS
from kaktus.serving.gateway import Gateway, LargeBodies
from kaktus.serving.lanes import ThreadLane
from kaktus.wsgi import application

PAGE_THREADS = 2
ACCOUNT_THREADS = 2
FILE_THREADS = 1
# Threads wait for a bucket, but not for a folder.
BUCKET_THREADS = 4
# Answered in the event loop: a thread would cost more. Both calls write once a day for each session (0013).
QUICK_CALLS = ("/api/verifyToken", "/api/me")
# Django otherwise refuses to read a database in the event loop. No call is ever interrupted by another one there.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
is_in_folder = isinstance(storage_at(settings.STORAGE_URL), FolderStorage)

# Loads the readers' calls before the worker is ready. On a busy machine, a class that came in at once waited so long
# for the first request to load them that some tablets were refused.
resolve("/")

library = Gateway(
    application,
    pages=ThreadLane("pages", threads=PAGE_THREADS),
    accounts=ThreadLane("accounts", threads=ACCOUNT_THREADS),
    files=ThreadLane("files", threads=FILE_THREADS if is_in_folder else BUCKET_THREADS),
    body_limit=MAX_BODY_BYTES,
    large_bodies=LargeBodies(PIECE_PATH, PIECE_BYTES),
    inline=(FILE_PATHS if is_in_folder else ()) + (QUICK_CALLS if connection.vendor == "sqlite" else ()),
)
