"""Small lessons with pages within pages, as web objects in Storyline and the framesets of older tools have them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from testing.foreign_packages import MANIFEST

BOOK: dict[str, Any] = {
    "slug": "rahmen-1",
    "title": "Rahmen 1",
    "group": "rahmen1",
    "groupPosition": 42,
    "interactive": False,
    "lessons": [
        {"slug": "webobjekt", "title": "Mit Web-Objekt"},
        {"slug": "frameset", "title": "Aus Rahmen"},
        {"slug": "frameset-2", "title": "Aus anderen Rahmen"},
    ],
}
WEB_OBJECT = "story_content/WebObjects/6Abc/index.html"
# The page and its frame send each other messages, which is all that the sandbox lets them do.
PAGE = f"""<!doctype html><html><head><title>Web-Objekt</title></head><body>
<p id="heard">nichts</p><iframe id="objekt" name="objekt" src="{WEB_OBJECT}"></iframe>
<script>
addEventListener('message', function (event) {{
  if (event.data.sum) document.getElementById('heard').textContent = 'gehört ' + event.data.sum;
}});
</script><script src="spiel.js"></script></body></html>
"""
OBJECT = """<!doctype html><html><head><title>Objekt</title><link rel="stylesheet" href="form.css"></head><body>
<p id="object">Objekt</p>
<script>
localStorage.setItem('seen', '1');
document.getElementById('object').textContent = 'Objekt ' + window.name + ' ' + localStorage.seen;
parent.postMessage({ sum: eval('6 * 7') }, '*');
</script><script src="../../../spiel.js"></script></body></html>
"""
# Nothing works unless each page may call the functions of the others, and open links in them.
FRAMESET = """<!doctype html><html><head><title>Rahmen</title><script>
var seen = [];
function note(what) { seen.push(what); return seen.join(', '); }
</script><script src="spiel.js"></script></head>
<frameset cols="30%,*"><frame name="menu" src="menu.html"><frame name="content" src="pages/one.html"></frameset></html>
"""
MENU = """<!doctype html><html><head><title>Menü</title></head><body><p id="menu"></p>
<button onclick="parent.content.show('aus dem Menü')">Zeige</button>
<a target="content" href="pages/two.html">Seite zwei</a>
<script>function mark(text) { document.getElementById('menu').textContent = parent.note(text); }</script>
</body></html>
"""
CONTENT = """<!doctype html><html><head><title>Inhalt</title></head><body>
<p id="shown"></p><p id="resumed"></p><p id="stored"></p>
<button onclick="finish()">Fertig</button><a href="two.html">Weiter</a>
<script>
function find(win) {
  while (win.API == null && win.parent != null && win.parent != win) win = win.parent;
  return win.API;
}
var api = find(window);
if (parent.note('NAME') === 'NAME') api.LMSInitialize('');
localStorage.setItem('pages', Number(localStorage.pages || 0) + 1);
function show(text) { document.getElementById('shown').textContent = text; parent.menu.mark(text); }
function finish() {
  api.LMSSetValue('cmi.suspend_data', 'Seite NAME');
  api.LMSSetValue('cmi.core.lesson_status', 'completed');
  api.LMSCommit('');
}
onload = function () {
  document.getElementById('resumed').textContent =
    api.LMSGetValue('cmi.core.entry') + ' ' + api.LMSGetValue('cmi.suspend_data');
  document.getElementById('stored').textContent = 'NAME ' + parent.localStorage.pages;
};
</script></body></html>
"""


def framed_files(kind: str, *, extra: str = "") -> dict[str, str]:
    """The extra script runs in its first page, and in the frame of the web object."""
    if kind == "webobjekt":
        return {
            "index.html": PAGE,
            WEB_OBJECT: OBJECT,
            WEB_OBJECT.replace("index.html", "form.css"): "body { background: #cde }",
            "spiel.js": extra or "// nothing",
        }
    return {
        "imsmanifest.xml": MANIFEST.format(version="1.2", href="start.html"),
        "start.html": FRAMESET,
        "menu.html": MENU,
        "pages/one.html": CONTENT.replace("NAME", "eins"),
        "pages/two.html": CONTENT.replace("NAME", "zwei"),
        "spiel.js": extra or "// nothing",
        "worker.js": "addEventListener('fetch', function () {});",
    }


def write_framed_package(place: Path, kind: str, *, extra: str = "") -> Path:
    for name, content in framed_files(kind, extra=extra).items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(content)
    return place


def write_framed_book(folder: Path, *, extra: str = "") -> Path:
    book = folder / BOOK["slug"]
    book.mkdir(parents=True)
    (book / "book.json").write_text(json.dumps(BOOK))
    for lesson in BOOK["lessons"]:
        write_framed_package(book / lesson["slug"], lesson["slug"], extra=extra)
    return folder
