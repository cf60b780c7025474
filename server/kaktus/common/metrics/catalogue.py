"""All metrics, in one place: what they are called, what they mean, and which labels they have.

The values of a label come from a short list that is known beforehand, never from a person.
"""

from __future__ import annotations

from functools import partial

import prometheus_client

# In seconds. A request waits for the database for 1.2 at most, and for a thread for 5.
BOUNDS = (0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

Counter = prometheus_client.Counter
Histogram = partial(prometheus_client.Histogram, buckets=BOUNDS)
# Only the job worker sets them.
Gauge = partial(prometheus_client.Gauge, multiprocess_mode="mostrecent")

REQUESTS = Counter(
    "kaktus_requests_total", "Answered requests; the route is a pattern, never a path.", ["route", "method", "status"]
)
REQUEST_SECONDS = Histogram(
    "kaktus_request_seconds", "From a request's last byte to its answer, with the wait for a thread.", ["route"]
)
DATABASE_SECONDS = Histogram("kaktus_database_seconds", "What a request waited for the database, if it did.")
STORAGE_SECONDS = Histogram("kaktus_storage_seconds", "What a request waited for the books' files, if it did.")
REDEMPTIONS = Counter("kaktus_redemptions_total", "Codes that people tried to redeem.", ["outcome"])
LOG_INS = Counter("kaktus_log_ins_total", "Tries to log in.", ["way", "outcome"])
SIGN_UPS = Counter("kaktus_sign_ups_total", "Tries to open an account.", ["outcome"])
LIMITS_HIT = Counter("kaktus_limits_hit_total", "Tries that a rate limit turned down.", ["limit"])
LINKS_REFUSED = Counter("kaktus_links_refused_total", "Requests for a lesson's files that were refused.", ["reason"])
LESSONS_NOT_STARTED = Counter(
    "kaktus_lessons_not_started_total", "Lessons that did not start in a browser.", ["reason", "engine"]
)
DATABASE_TROUBLE = Counter("kaktus_database_trouble_total", "Answers 503 because the database is in trouble.")
MAIL_TRIES = Counter("kaktus_mail_tries_total", "Tries to hand a mail to the mail server.", ["outcome"])
MAILS = Gauge("kaktus_mails", "Mails that wait or could not be delivered.", ["state"])
MAIL_OLDEST_SECONDS = Gauge("kaktus_mail_oldest_seconds", "Age of the oldest mail that waits.")
JOB_ENDS = Counter("kaktus_job_ends_total", "Tries of jobs that ended.", ["kind", "outcome"])
JOBS = Gauge("kaktus_jobs", "Jobs that wait, run or failed.", ["kind", "state"])
JOB_LATE_SECONDS = Gauge("kaktus_job_late_seconds", "How long the job that is due longest has been due.", ["kind"])
CHORE_LATE_SECONDS = Gauge("kaktus_chore_late_seconds", "How long the daily chore that is due longest has been due.")
LOOKED_AT = Gauge("kaktus_looked_at_seconds", "When the job worker last looked at mails, jobs and chores (Unix time).")
WORKER_STARTS = Counter("kaktus_worker_starts_total", "Starts of a server process; more than processes: some ended.")
