"""Django's SQLite engine, with waits that end."""
