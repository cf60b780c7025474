"""The database as the library uses it: how long we wait for it, and what we answer when it is in trouble."""
