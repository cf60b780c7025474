"""The database as the library uses it: how long one waits for it, and what is said when it is in trouble."""
