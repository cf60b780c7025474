"""Draining: the library is about to stop here, and a balancer should send people to another host."""

from __future__ import annotations

import mmap

# Shared with the worker processes, which are forked from this one.
_flag = mmap.mmap(-1, 1)


def start_draining() -> None:
    _flag[0] = 1


def is_draining() -> bool:
    return _flag[0] == 1
