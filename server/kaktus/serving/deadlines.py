"""Timeouts for clients, threads and workers: a slow client holds no more than a socket."""

from __future__ import annotations

# From the opening of a connection, or the end of the answer before, to the end of the next request's head.
HEAD_S = 15
# From the head to the last byte of a body, which holds 64 KiB at most.
BODY_S = 10
# The same for a piece of an upload, which holds 2 MiB at most: two at a time, on a line that sends 300 kbit/s.
PIECE_S = 120
# The wait for a thread; a client that would wait longer is told to come again.
WAIT_S = 5
# A worker whose event loop stands still for this long is replaced; so is one whose threads do not come back.
SILENT_S = 20
STUCK_S = 90
# When the server stops, for requests that are being answered; a worker that has not ended by then is killed.
SHUTDOWN_TIMEOUT_S = 10
# The same after Ctrl-C, when somebody is waiting for it.
CTRL_C_SHUTDOWN_TIMEOUT_S = 1
