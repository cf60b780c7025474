"""All metrics, in one place: what they are called, what they mean, and which labels they have."""

from __future__ import annotations

from kaktus.common.metrics.instruments import ALL, Counter, Gauge, Histogram

REQUESTS = Counter(
    "kaktus_requests_total", "Answered requests; the route is a pattern, never a path.", "route", "method", "status"
)
REQUEST_SECONDS = Histogram(
    "kaktus_request_seconds", "From a request's last byte to its answer, with the wait for a thread.", "route"
)
DATABASE_SECONDS = Histogram("kaktus_database_seconds", "What a request waited for the database, if it did.")
STORAGE_SECONDS = Histogram("kaktus_storage_seconds", "What a request waited for the books' files, if it did.")
REDEMPTIONS = Counter("kaktus_redemptions_total", "Codes that people tried to redeem.", "outcome")
LOG_INS = Counter("kaktus_log_ins_total", "Tries to log in.", "way", "outcome")
SIGN_UPS = Counter("kaktus_sign_ups_total", "Tries to open an account.", "outcome")
LIMITS_HIT = Counter("kaktus_limits_hit_total", "Tries that a rate limit turned down.", "limit")
LIMITS_IN_DATABASE = Counter("kaktus_limits_in_database_total", "Counts that Redis should have taken, but did not.")
LINKS_REFUSED = Counter("kaktus_links_refused_total", "Requests for a lesson's files that were refused.", "reason")
LESSONS_NOT_STARTED = Counter(
    "kaktus_lessons_not_started_total", "Lessons that did not start in a browser.", "reason", "engine"
)
DATABASE_TROUBLE = Counter("kaktus_database_trouble_total", "Answers 503 because the database is in trouble.")
MAIL_TRIES = Counter("kaktus_mail_tries_total", "Tries to hand a mail to the mail server.", "outcome")
MAILS = Gauge("kaktus_mails", "Mails that wait or could not be delivered.", "state")
MAIL_OLDEST_SECONDS = Gauge("kaktus_mail_oldest_seconds", "Age of the oldest mail that waits.")
JOB_ENDS = Counter("kaktus_job_ends_total", "Tries of jobs that ended.", "kind", "outcome")
JOBS = Gauge("kaktus_jobs", "Jobs that wait, run or failed.", "kind", "state")
JOB_LATE_SECONDS = Gauge("kaktus_job_late_seconds", "How long the job that is due longest has been due.", "kind")
CHORE_LATE_SECONDS = Gauge("kaktus_chore_late_seconds", "How long the daily chore that is due longest has been due.")
LOOKED_AT = Gauge("kaktus_looked_at_seconds", "When the job worker last looked at mails, jobs and chores (Unix time).")
WORKERS_REPLACED = Counter("kaktus_workers_replaced_total", "Server processes that died or hung, by reason.", "reason")
TRACES = Counter("kaktus_traces_total", "Traces of requests.", "outcome")
# These are found out by the exporter when it is asked.
PROCESSES = Gauge("kaktus_processes", "Processes of the server, with the job worker.")
MEMORY_BYTES = Gauge("kaktus_memory_bytes", "Memory of all processes; what several share counts once.")
DISK_FREE_BYTES = Gauge("kaktus_disk_free_bytes", "Room on the disk of the data folder.")
DISK_BYTES = Gauge("kaktus_disk_bytes", "Size of the disk of the data folder.")
INFO = Gauge("kaktus_info", "Always 1; the label says which version runs.", "version")
METRICS = ALL
