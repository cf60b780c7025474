"""Backups of the whole library, their restoration, and the proof that one can be restored."""
