"""What the page of the benchmarks says about its figures, apart from the figures."""

HOW = """`make bench` measures and writes this page; `bench/run.py --quick` tries sizes and the Monday in a few minutes.
Everything runs on one machine over loopback. Machines are noisy, so compare figures of the same run only. Processor
time per request, of all processes that work for it (server, workers, database, read from /proc), is more reliable than
requests a second, because the load generator competes for the same processors. wrk keeps 8 connections busy (3 for
log-ins); all are measured in turns, and the medians count. Each part says how busy the machine was with other work."""
MONDAY = """Classes of 25 open the library, all of a class at the same instant; each has a network address of its
own. Arrivals are drawn in advance (Poisson), and classes arrive whether or not earlier ones have been answered. Every
time counts from the moment at which the class was due, so that no wait is left out because the load generator itself
was late (no coordinated omission). An opening is {files} files of a lesson after `me` and `verifyToken`, one after the
other on one connection. It is each reader's first of the day, so the session is extended, which is a commit. Readers
are all different. There are {readers:,} of them and {codes:,} codes. Every {seconds} seconds the number of classes a
second grows, until it breaks: more than one opening in a hundred takes longer than two seconds (the red line), or one
fails.

The readers are one Python process with epoll. The last column shows its share of the machine ('readers'), beside the
library's ('server'), PostgreSQL's ('database') and that of all other programs ('others'); two cores serve all of
them."""
THOUSAND = """At three quarters of the rate that held, so that the tail is measured over minutes, not seconds."""
SIZES = """1,000 readers with 100,000 codes, and 1,000,000 with 10,000,000, of which 2,000,000 are redeemed; everybody
has two books and a session. PostgreSQL is configured as packaged (128 MB of shared buffers) and reached by a Unix
socket. Its processor time is part of the figures."""
GROWTH = """Freshly seeded, with every index; PostgreSQL vacuumed."""
POCKETBASE = """PocketBase (Go, one process, as installed) has the same people and codes, and rules that let
everybody list their own codes and take one that nobody owns. The request compared with verifyToken asks for a person's
own codes with their books, each with the paths of its lessons in one field: that answer is the closest to ours, which
also signs the paths. 'Own codes' is the same without the lessons, so it contains less than verifyToken. Neither counts
all rows, which PocketBase does by default. The request compared with activation updates one record by its id, under a
rule; it counts no tries, and is answered before the update is safe on the disk (`synchronous=NORMAL`), while an
activation waits for that.

The empty view is a view in Django without any middleware, served by granian with four threads: the framework's lower
bound. Log-in is compared with a view in that same Django that checks a password and does nothing else, minus the empty
view. verifyToken is requested for 200 people in turn. After the first round their signatures are cached, as they are
for people who come back within a quarter of an hour; for others it signs and unpacks more (about 40 µs).

Behind nginx, the library is asked once in four seconds per lesson; in between, nginx finds the files in the folder of
grants ([0009](decisions/0009-links-and-files-of-lessons.md)), or in its own cache if there are several hosts or the
lessons are in a bucket ([0038](decisions/0038-several-hosts.md))."""
NOTES = """## A class at once

Thirty tablets join a class in the same instant, then each asks for its lessons and opens the first page of a game, and
says once what it plays; beside that, thirty log-ins of one account, as a class had to come in without seats. SQLite,
two workers, all from one address. "Busy": more than twelve other programs wanted the two processors.

| 30 at the same instant | p50 | p99 | CPU each | p50, busy | p99, busy | refused, busy |
|---|---:|---:|---:|---:|---:|---:|
| join | 218 ms | 515 ms | 13.3 ms | 1,054 ms | 2,678 ms | 0 of 150 |
| first game | 236 ms | 334 ms | 10.7 ms | 976 ms | 2,234 ms | 0 of 150 |
| poll | 128 ms | 174 ms | 5.3 ms | 101 ms | 302 ms | 0 of 150 |
| log-in | 700 ms | 1,932 ms | 44.0 ms | 5,046 ms | 5,924 ms | 61 of 150 |

`.venv/bin/python bench/class_rush.py`, 2026-11-18; the idle machine 3 rounds, the busy one 5. A request that finds no
free thread within five seconds gets a 503, and log-ins hash passwords. A tablet that got one would ask again by itself.
Thirty tablets that poll every four seconds take about 4 % of one processor.

## Measured elsewhere

[Pages](benchmarks-pages.md) and [lessons](benchmarks-lessons.md) in a browser, [books](benchmarks-books.md) on the
device; codes in bulk and files of them ([0032](decisions/0032-batches-and-labels.md)), support's search
([0033](decisions/0033-searching-people-and-codes.md)), the move of people and codes
([0031](decisions/0031-moving-in.md)). What this means for machines: [size](operations/size.md).

Tested rather than measured: with `RELIABILITY=full`, `server/tests/activation/test_real_server.py` lets 20 people
redeem the same code at the same instant, 200 times, and kills the server 20 times during a stream of redemptions, on
SQLite and PostgreSQL; `server/tests/hostile/test_slow_clients.py` lets 2,000 clients read long files, or send their
requests, as slowly as they can, while others are answered."""
