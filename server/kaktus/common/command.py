"""What the operator's commands share."""


class Refused(Exception):
    """The command cannot do what was asked; its text is the one line the operator sees."""


def printable(text: str) -> str:
    """One line that a terminal shows as it is: what steers it, or turns the direction of writing, is spelt out."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)
