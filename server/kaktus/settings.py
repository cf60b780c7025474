"""Django's settings, all of them, derived from the checked environment."""

import os
from urllib.parse import urlsplit

import environ

from kaktus.common.environment import ROOT, read_environment

ENVIRONMENT = read_environment(os.environ)

DEBUG = False
SECRET_KEY = ENVIRONMENT.secret_key
DATA_DIR = ENVIRONMENT.data_dir
WEB_DIR = ROOT / "web" / "dist"
PUBLIC_URL = ENVIRONMENT.public_url
CONTENT_URL = ENVIRONMENT.content_url
STORAGE_URL = ENVIRONMENT.storage_url
BRAND = ENVIRONMENT.brand
CONTACT_EMAIL = ENVIRONMENT.contact_email
BODY_LIMIT_BYTES = 64 * 1024

ROOT_URLCONF = "kaktus.urls"
WSGI_APPLICATION = "kaktus.wsgi.application"
ALLOWED_HOSTS = sorted(
    {urlsplit(PUBLIC_URL).hostname or "", urlsplit(CONTENT_URL).hostname or "", "localhost", "127.0.0.1", "[::1]"}
)
APPEND_SLASH = False
DATA_UPLOAD_MAX_MEMORY_SIZE = BODY_LIMIT_BYTES

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "allauth",
    "allauth.account",
    "allauth.headless",
    "kaktus.accounts",
    "kaktus.library",
    "kaktus.activation",
]
MIDDLEWARE = [
    "kaktus.common.request_log.RequestLogMiddleware",
    "kaktus.common.headers.HeadersMiddleware",
    "kaktus.common.health.HealthMiddleware",
    "kaktus.common.api_guard.ApiGuardMiddleware",
    "django.middleware.common.CommonMiddleware",
    "kaktus.accounts.token_sessions.TokenSessionMiddleware",
    "allauth.account.middleware.AccountMiddleware",
]
TEMPLATES = [{"BACKEND": "django.template.backends.django.DjangoTemplates", "APP_DIRS": True}]

DATABASES = {"default": environ.Env.db_url_config(ENVIRONMENT.database_url)}
DATABASES["default"]["CONN_MAX_AGE"] = 600
DATABASES["default"]["CONN_HEALTH_CHECKS"] = True
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    # IMMEDIATE: a transaction that will write takes its place in the queue at its start, so it never fails half-way.
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;",
    }
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
CACHES = {"default": environ.Env.cache_url_config(ENVIRONMENT.cache_url)}

AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
PASSWORD_HASHERS = ["django.contrib.auth.hashers.Argon2PasswordHasher"]
SESSION_ENGINE = "django.contrib.sessions.backends.db"
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*"]
ACCOUNT_USER_MODEL_USERNAME_FIELD = None
ACCOUNT_EMAIL_VERIFICATION = "optional"
HEADLESS_ONLY = True
HEADLESS_CLIENTS = ("app",)
HEADLESS_TOKEN_STRATEGY = "kaktus.accounts.token_sessions.BearerTokenStrategy"  # noqa: S105

LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("de", "Deutsch")]
TIME_ZONE = "Europe/Berlin"
USE_TZ = True

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": "kaktus.common.request_log.JsonFormatter"}},
    "handlers": {
        "nowhere": {"class": "logging.NullHandler"},
        "stderr": {"class": "logging.StreamHandler", "formatter": "json"},
    },
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {
        "kaktus": {"level": "INFO"},
        # Django's own request lines hold raw paths and exception texts, which may hold addresses and codes.
        "django.request": {"handlers": ["nowhere"], "propagate": False},
        "django.security": {"handlers": ["nowhere"], "propagate": False},
    },
}
