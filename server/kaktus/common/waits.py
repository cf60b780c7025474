"""Waits: the thread that takes in all requests must not wait, and leaves to another one whatever would."""

from __future__ import annotations

import threading


class MustWait(BaseException):
    """Somebody who may wait has to answer this request. No `Exception`, so that nobody takes it for an error."""


class _Thread(threading.local):
    may_wait = True


_this_thread = _Thread()


def may_wait() -> bool:
    return _this_thread.may_wait


def before_waiting() -> None:
    """Belongs before everything that waits, or that takes long: a connection, a lock, a write, a view of Django's."""
    if not _this_thread.may_wait:
        raise MustWait


class WithoutWaiting:
    """Around an answer."""

    def __enter__(self) -> None:
        _this_thread.may_wait = False

    def __exit__(self, *_error: object) -> None:
        _this_thread.may_wait = True


WITHOUT_WAITING = WithoutWaiting()
