"""What the operator's commands share."""


class Refused(Exception):
    """The command cannot do what was asked; its text is the one line the operator sees."""
