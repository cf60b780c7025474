"""What the page of the benchmarks says about its figures, apart from the figures."""

HOW = """`make bench` measures and writes this page; `bench/run.py --quick` tries sizes and the Monday in a few minutes.
Everything runs on one machine over loopback. Machines are noisy: what counts are the ratios within one run, and of
those the processor time a request, of all processes that work for it (server, workers, database, read from /proc),
more than the requests a second, which the load itself competes with. wrk keeps 8 connections busy (3 for log-ins);
all are measured in turns, and the medians count. Each part says how busy the machine was with other things."""
MONDAY = """Classes of 25 open the library, all of a class at the same instant; each has a network address of its
own. When they come was thrown before (Poisson), and they come whether or not earlier ones were answered. Every time
counts from the moment at which the class was due, so that nobody's wait is left out because the load itself had to
wait (no coordinated omission). An opening is {files} files of a lesson after `me` and `verifyToken`, one after the
other on one connection; it is each reader's first of the day, so the session is extended, which is a commit.
Readers are all different. There are {readers:,} of them and {codes:,} codes. Every {seconds} seconds more classes
come in a second, until it breaks: more than one opening in a hundred takes longer than two seconds (the red line),
or one fails.

The readers are one Python process with epoll. Its share of the machine is in the last column ('readers'), beside
the library's ('server'), PostgreSQL's ('database') and that of all other programs ('others'); two cores serve all
of them."""
THOUSAND = """At three quarters of the rate that held, so that the tail is that of minutes and not of seconds."""
SIZES = """1,000 readers with 100,000 codes, and 1,000,000 with 10,000,000, 2,000,000 of them redeemed; everybody
has two books and a session. PostgreSQL is as its package sets it up (128 MB of shared buffers), reached by a socket
file. Its processor time is part of the figures."""
GROWTH = """Just seeded, with every index; PostgreSQL vacuumed."""
POCKETBASE = """PocketBase (Go, one process, as installed) has the same people and codes, and rules that let
everybody list their own codes and take one that is nobody's. Beside verifyToken it is asked for a person's own
codes with their books, each with the paths of its lessons in one field: that answer is the closest to ours, which
also signs the paths. 'Own codes' is the same without the lessons, so it says less than verifyToken. Neither counts
all rows, which PocketBase does unless told otherwise. Beside activation it updates one record by its id, under a
rule; it counts no tries, and answers before the update is safe on the disk (`synchronous=NORMAL`), while an
activation waits for that.

The empty view is one in Django without any middleware, served by granian with four threads: the floor of the
framework. Log-in is compared with a view of that same Django that checks a password and does nothing else, less the
empty view. verifyToken is asked for 200 people in turns. After the first round their signatures are in its cache,
as are those of people who come back within a quarter of an hour; for others it signs and unpacks more (about 40
µs).

Behind nginx the library is asked once a lesson in four seconds; in between nginx finds the files in the folder of
grants ([0009](decisions/0009-links-and-files-of-lessons.md)), or in its own cache, if there are several hosts or
the lessons are in a bucket ([0038](decisions/0038-several-hosts.md))."""
NOTES = """## Measured elsewhere

[Pages](benchmarks-pages.md) and [lessons](benchmarks-lessons.md) in a browser; codes in bulk and files of them
([0032](decisions/0032-batches-and-labels.md)), support's search
([0033](decisions/0033-searching-people-and-codes.md)), the move of people and codes
([0031](decisions/0031-moving-in.md)). What follows for machines: [size](operations/size.md).

Tested rather than measured: `RELIABILITY=full` with `server/tests/activation/test_real_server.py` lets 20 people
redeem the same code at the same instant, 200 times, and kills the server 20 times during a stream of redemptions,
on SQLite and PostgreSQL; `server/tests/hostile/test_slow_clients.py` lets 2,000 clients take long files, or send
their requests, as slowly as they can, while others are answered."""
