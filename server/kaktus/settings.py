"""Django's settings, all derived from the checked environment."""

import os
import sys
from pathlib import Path
from urllib.parse import urlsplit

import environ

from kaktus.common import retention
from kaktus.common.api.body_limits import PIECE_BYTES
from kaktus.common.environment import EVERY_NAME, ROOT, read_environment
from kaktus.common.files.private_files import UMASK, DataFolder

# Here, because every command and every worker imports this; what others may read is opened up where it is written.
os.umask(UMASK)
ENVIRONMENT = read_environment()

DEBUG = False
SECRET_KEY = ENVIRONMENT.secret_key
# Not Django's SECRET_KEY_FALLBACKS: with those it would give the session a new key, which never reaches the person.
LINK_SECRETS = [secret for secret in (ENVIRONMENT.secret_key, ENVIRONMENT.secret_key_previous) if secret]
DATA_DIR = ENVIRONMENT.data_dir
WEB_DIR = ROOT / "web" / "dist"
# What lessons from other tools are played with.
ADAPTER_DIR = ROOT / "adapter" / "dist" / "player"
PUBLIC_URL = ENVIRONMENT.public_url
# With a wildcard, lessons that need an origin of their own get a name each, and all others share one.
LESSON_ORIGINS = ENVIRONMENT.content_url if EVERY_NAME in ENVIRONMENT.content_url else ""
CONTENT_URL = ENVIRONMENT.content_url.replace(EVERY_NAME, "://all.", 1)
STORAGE_URL = ENVIRONMENT.storage_url
GRANTS_DIR = ENVIRONMENT.grants_dir
TRIAL_LESSON = ENVIRONMENT.trial_lesson
BRAND = ENVIRONMENT.brand
CONTACT_EMAIL = ENVIRONMENT.contact_email
PROXY_COUNT = ENVIRONMENT.proxy_count

ROOT_URLCONF = "kaktus.urls"
ALLOWED_HOSTS = sorted(
    {urlsplit(PUBLIC_URL).hostname or "", urlsplit(CONTENT_URL).hostname or "", "localhost", "127.0.0.1", "[::1]"}
)
APPEND_SLASH = False
# The gateway and `common/api/api_guard.py` refuse most bodies long before.
DATA_UPLOAD_MAX_MEMORY_SIZE = PIECE_BYTES

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "allauth",
    "allauth.account",
    "allauth.headless",
    "allauth.socialaccount",
    "kaktus.common",
    "kaktus.jobs",
    "kaktus.limits",
    "kaktus.mail",
    "kaktus.accounts",
    "kaktus.library",
    "kaktus.activation",
    "kaktus.classes",
    "kaktus.move_in",
    "kaktus.desk",
]
MIDDLEWARE = [
    "kaktus.common.logs.request_log.RequestLogMiddleware",
    "kaktus.common.health.HealthMiddleware",
    "kaktus.common.api.api_guard.ApiGuardMiddleware",
    "kaktus.common.database.trouble.DatabaseTroubleMiddleware",
    "kaktus.accounts.token_sessions.TokenSessionMiddleware",
    "allauth.account.middleware.AccountMiddleware",
]
TEMPLATES = [{"BACKEND": "django.template.backends.django.DjangoTemplates", "APP_DIRS": True}]

DATABASES = {"default": environ.Env.db_url_config(ENVIRONMENT.database_url)}
DATABASES["default"]["CONN_MAX_AGE"] = 600
DATABASES["default"]["CONN_HEALTH_CHECKS"] = True
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    DATABASES["default"]["ENGINE"] = "kaktus.common.database.sqlite"
    # IMMEDIATE: a transaction that will write joins the queue at its start, so it never fails half-way.
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        # For commands; a server waits no longer than kaktus.common.database.circuit_breaker says.
        "timeout": 20,
        # mmap: pages are read in place from the system's memory, so that a library of millions stays as quick.
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA mmap_size=2147418112;",
    }
else:
    DATABASES["default"]["ENGINE"] = "kaktus.common.database.postgresql"
    # For commands and the job worker: they notice within half a minute that a host has vanished.
    keepalives = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 25_000}
    # PostgreSQL plans a statement anew at every call unless it is prepared: here the frequent ones, written by hand.
    prepared = {"prepare_threshold": 5}
    DATABASES["default"]["OPTIONS"] = keepalives | prepared | DATABASES["default"].get("OPTIONS", {})
DATA_FOLDER = DataFolder(
    folder=DATA_DIR,
    database=Path(DATABASES["default"]["NAME"]) if DATABASES["default"]["ENGINE"].endswith("sqlite") else None,
    passage=bool(GRANTS_DIR) and Path(urlsplit(STORAGE_URL).path).is_relative_to(DATA_DIR),
)
DATA_FOLDER.close()
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
PASSWORD_HASHERS = [
    "kaktus.accounts.passwords.PasswordHasher",
    "kaktus.accounts.former_passwords.FormerPasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "kaktus.accounts.passwords.PasswordRules"},
    {"NAME": "kaktus.accounts.passwords.NotFromAddress"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
SESSION_ENGINE = "kaktus.accounts.session_store"
SESSION_COOKIE_AGE = int(retention.SESSION_IDLE.total_seconds())
PASSWORD_RESET_TIMEOUT = 60 * 60
ACCOUNT_ADAPTER = "kaktus.accounts.adapter.AccountAdapter"
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*"]
ACCOUNT_USER_MODEL_USERNAME_FIELD = None
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_EMAIL_CONFIRMATION_EXPIRE_DAYS = 1
ACCOUNT_EMAIL_UNKNOWN_ACCOUNTS = False
# allauth's own rate limits live in Django's cache, which forgets; ours are in accounts/limits.py.
ACCOUNT_RATE_LIMITS = False
HEADLESS_ONLY = True

DEFAULT_FROM_EMAIL = ENVIRONMENT.email_from
EMAIL_BACKEND = "kaktus.mail.mailbox.MailboxBackend"
if ENVIRONMENT.email_url:
    MAIL_SERVER = environ.Env.email_url_config(ENVIRONMENT.email_url)
    EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    EMAIL_HOST = MAIL_SERVER["EMAIL_HOST"]
    EMAIL_PORT = MAIL_SERVER["EMAIL_PORT"]
    EMAIL_HOST_USER = MAIL_SERVER["EMAIL_HOST_USER"]
    EMAIL_HOST_PASSWORD = MAIL_SERVER["EMAIL_HOST_PASSWORD"]
    EMAIL_USE_TLS = MAIL_SERVER.get("EMAIL_USE_TLS", False)
    EMAIL_USE_SSL = MAIL_SERVER.get("EMAIL_USE_SSL", False)
EMAIL_TIMEOUT = 20

# The kinds of jobs (kaktus.jobs.kinds).
JOB_KINDS = [
    "kaktus.mail.sending.SEND_MAIL",
    "kaktus.library.packages.package_checks.CHECK_PACKAGE",
    "kaktus.activation.batches.new_batches.MAKE_CODES",
    "kaktus.activation.batches.batch_removals.REMOVE_BATCH",
    "kaktus.activation.changes.revocations.REVOKE_CODES",
    "kaktus.activation.changes.code_selections.REVOKE_SELECTION",
    "kaktus.activation.printed.code_imports.READ_IMPORT",
    "kaktus.activation.printed.code_imports.CHECK_IMPORT",
    "kaktus.activation.printed.code_imports.WRITE_IMPORT",
    "kaktus.activation.batches.prepared_files.PREPARE_FILE",
]

# What the job worker finds out for metrics (kaktus.jobs.gauges).
GAUGES = [
    "kaktus.common.housekeeping.gauge_chores",
    "kaktus.jobs.gauges.gauge_jobs",
    "kaktus.mail.queries.gauge_mails",
]

# Done once a day (kaktus.common.housekeeping); each removes what has expired, or reminds of what will.
DAILY_CHORES = [
    "kaktus.accounts.chores.remove_expired_sessions",
    "kaktus.accounts.chores.remove_surplus_sessions",
    "kaktus.accounts.chores.warn_unverified_accounts",
    "kaktus.accounts.chores.remove_unverified_accounts",
    "kaktus.activation.chores.empty_addresses_of_ended_codes",
    "kaktus.activation.chores.remove_refused_codes",
    "kaktus.activation.chores.remind_of_ends",
    "kaktus.classes.flows.give_codes_of_ended_rooms_back",
    "kaktus.classes.flows.remove_ended_rooms",
    "kaktus.library.chores.remove_old_versions",
    "kaktus.library.chores.remove_old_uploads",
    "kaktus.library.chores.remove_half_files",
    "kaktus.library.versions.start_problems.remove_old_start_problems",
    "kaktus.activation.batches.batch_figures.count_all_batches",
    "kaktus.activation.printed.code_imports.remove_unfinished_imports",
    "kaktus.activation.printed.code_imports.empty_old_reports",
    "kaktus.activation.batches.prepared_files.remove_old_files",
    "kaktus.desk.downloads.remove_old_downloads",
    "kaktus.mail.mailbox.remove_old_mails",
    "kaktus.mail.flows.remove_old_failures",
    "kaktus.mail.flows.remove_notes_of_sent_mails",
    "kaktus.desk.sessions.remove_ended_sessions",
    "kaktus.jobs.chores.remove_old_jobs",
    "kaktus.limits.clear_expired",
    "kaktus.move_in.departures.forget_departures",
]

LANGUAGE_CODE = "en"
LANGUAGES = [
    ("en", "English"),
    ("de", "Deutsch"),
    ("tr", "Türkçe"),
    ("uk", "Українська"),
    ("ar", "العربية"),
    ("es", "Español"),
    ("pl", "Polski"),
]
TIME_ZONE = "Europe/Berlin"
USE_TZ = True

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "json": {"()": "kaktus.common.logs.request_log.JsonFormatter"},
        "terminal": {"()": "kaktus.common.logs.terminal_log.TerminalFormatter"},
    },
    "handlers": {
        "nowhere": {"class": "logging.NullHandler"},
        "stderr": {"class": "logging.StreamHandler", "formatter": "terminal" if sys.stdout.isatty() else "json"},
    },
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {
        "kaktus": {"level": "INFO"},
        # Django's own request lines contain raw paths and exception texts, which may contain addresses and codes.
        "django.request": {"handlers": ["nowhere"], "propagate": False},
        "django.security": {"handlers": ["nowhere"], "propagate": False},
    },
}
