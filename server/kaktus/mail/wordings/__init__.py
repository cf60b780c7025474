"""The mails in each language, one file a language."""
