"""How long everybody may take: with these limits a slow client holds no more than a socket."""

from __future__ import annotations

# From the opening of a connection, or the end of the answer before, to the end of the next request's head.
HEAD_S = 15
# From the head to the last byte of a body, which holds 64 KiB at most.
BODY_S = 10
# The wait for a thread: whoever would wait longer is told to come again.
WAIT_S = 5
# A client that reads nothing of its answer for this long is cut off.
WRITE_S = 30
# An answer by the thread that takes in all requests. If one takes longer (a slow disk, or another thread that computes
# and computes), others answer for a while.
AT_ONCE_S = 0.05
PAUSE_S = 1
# A thread that has had nothing to do for this long gives its database connection back.
REST_S = 10
# When the server stops: first for requests under way, then for answers that are still being sent.
FINISH_S = 15
FAREWELL_S = 3
# A worker that has not ended by then is killed.
END_S = FINISH_S + FAREWELL_S + 2
# A worker that gives no sign of life for this long is replaced; one whose threads do not come back gives none.
SILENT_S = 20
STUCK_S = 90
# The same three after Ctrl-C, when somebody sits and waits.
HURRIED_FINISH_S = 0.8
HURRIED_FAREWELL_S = 0.3
HURRIED_END_S = 1.5
