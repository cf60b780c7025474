"""What the checks of a package say, in German; their own sentences are English, as on the command line."""

from __future__ import annotations

# By the check's sentence, with braces for its variable parts.
GERMAN = {
    "only plain files and folders can be imported, no links.": "nur einfache Dateien und Ordner gehen, keine Verweise.",
    "cannot be read ({}).": "lässt sich nicht lesen ({}).",
    "more than {} entries in one folder.": "mehr als {} Einträge in einem Ordner.",
    "the file is too large, or grew while it was read.": "die Datei ist zu groß.",
    "the lesson has more than {} files and folders.": "die Lektion hat mehr als {} Dateien und Ordner.",
    "the names of the folders and the file are too long together.": (
        "die Namen der Ordner und der Datei sind zusammen zu lang."
    ),
    "the lesson's files are larger than {} MB together.": "die Dateien der Lektion sind zusammen größer als {} MB.",
    "folders can be nested {} deep at most.": "Ordner dürfen höchstens {} Ebenen tief ineinander liegen.",
    "the file is larger than {} MB.": "die Datei ist größer als {} MB.",
    "this name is not written in UTF-8; rename it with plain letters.": (
        "dieser Name ist nicht in UTF-8 geschrieben; bitte mit einfachen Buchstaben umbenennen."
    ),
    "this name holds a sign that cannot be seen ({}); rename it with plain letters.": (
        "dieser Name enthält ein unsichtbares Zeichen ({}); bitte mit einfachen Buchstaben umbenennen."
    ),
    "this name cannot be used in a link; rename it with plain letters.": (
        "dieser Name geht nicht in einem Link; bitte mit einfachen Buchstaben umbenennen."
    ),
    "this name cannot be used in a link; pack the ZIP file again.": (
        "dieser Name geht nicht in einem Link; bitte die ZIP-Datei neu packen."
    ),
    "Windows does not allow this name; rename it with plain letters.": (
        "Windows erlaubt diesen Namen nicht; bitte mit einfachen Buchstaben umbenennen."
    ),
    "this name and {} are the same on some devices; rename one of them.": (
        "dieser Name und {} sind auf manchen Geräten derselbe; bitte einen davon umbenennen."
    ),
    "is not a ZIP file that can be read; pack it again.": (
        "Das ist keine lesbare ZIP-Datei, oder sie ist unvollständig; bitte neu packen."
    ),
    "is missing.": "fehlt.",
    "cannot be unpacked; pack the ZIP file again.": "lässt sich nicht auspacken; bitte die ZIP-Datei neu packen.",
    "this path leads out of the package.": "dieser Pfad führt aus dem Paket hinaus.",
    "this file is there twice.": "diese Datei ist zweimal da.",
    "is protected with a password; pack the ZIP file without one.": (
        "ist mit einem Passwort geschützt; bitte die ZIP-Datei ohne Passwort packen."
    ),
    "is packed in a way that cannot be read; pack the ZIP file again, the ordinary way.": (
        "ist auf eine Weise gepackt, die sich nicht lesen lässt; bitte auf die übliche Weise packen."
    ),
    "unpacks to more than {} times its size, as no lesson's file does.": (
        "wird beim Auspacken mehr als {}-mal so groß; das tut keine Datei einer Lektion."
    ),
    "{} is missing, and there is no index.html, imsmanifest.xml or h5p.json either.": (
        "Es gibt keine Startseite: {} fehlt, und weder index.html noch imsmanifest.xml noch h5p.json ist da."
    ),
    "imsmanifest.xml starts with {}, which is missing.": "imsmanifest.xml beginnt mit {}; diese Seite fehlt.",
    "imsmanifest.xml is not valid XML ({}).": "imsmanifest.xml ist kein gültiges XML ({}).",
    "imsmanifest.xml names no page to start with; export the package again.": (
        "imsmanifest.xml nennt keine Startseite; bitte das Paket neu exportieren."
    ),
    "imsmanifest.xml contains a DOCTYPE, which no SCORM package needs; export the package again.": (
        "imsmanifest.xml enthält einen DOCTYPE, den kein SCORM-Paket braucht; bitte neu exportieren."
    ),
    "imsmanifest.xml starts with {}, which is no address.": "imsmanifest.xml beginnt mit {}; das ist keine Adresse.",
    "imsmanifest.xml starts with {}, which is not a page of the package.": (
        "imsmanifest.xml beginnt mit {}; das ist keine Seite des Pakets."
    ),
    "h5p.json does not say what to play; export the package again.": (
        "h5p.json sagt nicht, was gespielt werden soll; bitte das Paket neu exportieren."
    ),
    "h5p.json starts with {}, which is not among its libraries.": (
        "h5p.json beginnt mit {}; das ist nicht unter den Bibliotheken des Pakets."
    ),
    "content/content.json is missing.": "content/content.json fehlt.",
    "the package lacks its libraries ({}); export it with them, as 'Download' does.": (
        "dem Paket fehlen seine Bibliotheken ({}); bitte mit ihnen exportieren, wie „Download“ es tut."
    ),
    "this name belongs to the library; rename it.": "dieser Name gehört der Bibliothek; bitte umbenennen.",
    "a compressed form of a compressed form; leave it out.": (
        "die gepackte Form einer gepackten Form; bitte weglassen."
    ),
    "does not unpack to its file; make it again, or leave it out.": (
        "ergibt ausgepackt nicht seine Datei; bitte neu machen oder weglassen."
    ),
    "imsmanifest.xml is longer than any lesson needs; export the package again.": (
        "imsmanifest.xml ist länger, als eine Lektion es braucht; bitte das Paket neu exportieren."
    ),
    "imsmanifest.xml is nested deeper than any lesson needs; export the package again.": (
        "imsmanifest.xml ist tiefer verschachtelt, als eine Lektion es braucht; bitte das Paket neu exportieren."
    ),
    "imsmanifest.xml contains an address that is too long; export the package again.": (
        "imsmanifest.xml enthält eine zu lange Adresse; bitte das Paket neu exportieren."
    ),
    "the check took too long and was stopped; make the lesson smaller, or export it again.": (
        "die Prüfung dauerte zu lange und wurde beendet; bitte die Lektion verkleinern oder neu exportieren."
    ),
    "the check took too much memory and was stopped; make the lesson smaller, or export it again.": (
        "die Prüfung brauchte zu viel Speicher und wurde beendet; bitte die Lektion verkleinern oder neu exportieren."
    ),
    "There are {} more problems.": "Es gibt {} weitere Probleme.",
    "{} is named there but missing.": "{} wird dort genannt, fehlt aber.",
    "the page is too long.": "die Seite ist zu lang.",
    "was changed during the import; import it again.": "wurde während der Prüfung geändert; bitte neu hochladen.",
    "{} is not the name of a picture that browsers show.": "{} ist kein Name eines Bildes, das Browser zeigen.",
    "{} is too large for a thumbnail; it can have {} MB at most.": "{} ist zu groß: höchstens {} MB.",
    "{} is not a picture, whatever its name says.": "{} ist kein Bild, auch wenn der Name so aussieht.",
    "is not a lesson of this book.": "ist keine Lektion dieses Buchs.",
    "The check broke off on our side. Please send the file again; if it stays, tell the operator.": (
        "Die Prüfung ist bei uns abgebrochen. Bitte die Datei noch einmal senden; hilft das nicht: den Betreiber."
    ),
}


# The longest sentences first, so that none is taken for the end of another.
SENTENCES = sorted(GERMAN.items(), key=lambda pair: -len(pair[0]))


def in_german(problem: str) -> str:
    """The same line in German; what the table does not know stays as it is."""
    for english, german in SENTENCES:
        first, *others = english.split("{}")
        place, body = _split(problem, first)
        values = _values(body, first, others)
        if values is not None:
            return f"{place}: {german.format(*values)}" if place else german.format(*values)
    return problem


def _split(problem: str, first: str) -> tuple[str, str]:
    """The place that a line begins with, if it names one, and the sentence."""
    if first and problem.startswith(first):
        return "", problem
    place, colon, body = problem.partition(f": {first}")
    return (place, first + body) if colon else ("", problem)


def _values(body: str, first: str, others: list[str]) -> list[str] | None:
    """The variable parts of a sentence. Each part is looked for once: a name can be long, and hostile."""
    if not others:
        return [] if body == first else None
    if not body.startswith(first) or not body.endswith(others[-1]):
        return None
    values, at = [], len(first)
    for number, part in enumerate(others, start=1):
        end = len(body) - len(part) if number == len(others) else body.find(part, at + 1)
        if end <= at:
            return None
        values.append(body[at:end])
        at = end + len(part)
    return values
