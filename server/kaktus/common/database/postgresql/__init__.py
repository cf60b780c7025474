"""Django's PostgreSQL engine, with waits that end."""
