"""A small lesson that asks by `confirm` where to go on, and praises by `alert`, like the examples of SCORM."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from testing.foreign_packages import MANIFEST

BOOK: dict[str, Any] = {
    "slug": "fragen-1",
    "title": "Fragen 1",
    "group": "fragen1",
    "groupPosition": 44,
    "interactive": False,
    "lessons": [{"slug": "golf", "title": "Ein Spiel mit Fragen"}],
}
PAGE = """<!doctype html><html><head><title>Fragen</title></head>
<body onload="begin()" onunload="end()" onbeforeunload="end()">
<p id="place"></p><p id="again"></p>
<button onclick="go(page + 1)">Weiter</button><button onclick="praise()">Lob</button>
<script>
var api = parent.API, page = 0, ended = false;
function go(number) {
  page = number;
  document.getElementById('place').textContent = 'Seite ' + page;
}
function begin() {
  api.LMSInitialize('');
  var left = api.LMSGetValue('cmi.core.lesson_location');
  go(left && confirm('Willst du weitermachen,\\nwo du warst?') ? Number(left) : 1);
}
function praise() {
  alert('Gut gemacht!');
  document.getElementById('again').textContent = confirm('Noch einmal?') ? 'ja' : 'nein';
}
function end() {
  if (ended || !confirm('Möchtest du speichern?')) return;
  ended = true;
  save();
}
function save() {
  api.LMSSetValue('cmi.core.lesson_location', String(page));
  api.LMSSetValue('cmi.core.exit', 'suspend');
  api.LMSCommit('');
}
document.addEventListener('click', save);
</script></body></html>
"""


def write_asking_book(folder: Path) -> Path:
    book = folder / BOOK["slug"]
    lesson = book / "golf"
    lesson.mkdir(parents=True)
    (book / "book.json").write_text(json.dumps(BOOK))
    (lesson / "imsmanifest.xml").write_text(MANIFEST.format(version="1.2", href="start.html"))
    (lesson / "start.html").write_text(PAGE)
    return folder
