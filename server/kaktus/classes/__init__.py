"""Classes: rooms that a teacher opens, and the seats of the tablets in them, without accounts."""
