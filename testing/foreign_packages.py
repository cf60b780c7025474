"""Small lessons that behave like the exports of other tools, for tests; real exports may not be shipped.

Which trait comes from where, as seen in public exports:
- Storyline 360 for the web: inline scripts before and after external ones, also after the body; data scripts that call
  a function of the page; cookies and storage read while loading; a font; sound by ranges; a frame for analytics;
  `meta.xml` with the place of the thumbnail.
- Storyline 360 for an LMS, with Rustici's driver: `index_lms.html`, functions made by `eval`, the API found in the
  windows above.
- SCORM by other tools: a start page in a folder and with a query, an API looked for in the parent only, names without
  their namespaces in the manifest, answers stored with `suspend_data`.
- Rise for an LMS: a first page that is nothing but frames, functions of Rustici's driver taken from the parent, a look
  at the service workers.
- Plain pages: a worker from a file, as Adapt has one, `document.write`, handlers in attributes, another encoding than
  UTF-8.
- H5P: a library in a folder with its version, content described by JSON, results by xAPI, a state to go on with; a
  library of the editor among those for playing.
"""

from __future__ import annotations

import io
import json
import struct
import zipfile
import zlib
from pathlib import Path
from typing import Any

BOOK: dict[str, Any] = {
    "slug": "gast-1",
    "title": "Gast 1",
    "group": "gast1",
    "groupPosition": 41,
    "interactive": False,
    "lessons": [
        {"slug": slug, "title": title}
        for slug, title in (
            ("storyline", "Aus Storyline"),
            ("storyline-lms", "Aus Storyline mit LMS"),
            ("scorm12", "Aus SCORM 1.2"),
            ("scorm2004", "Aus SCORM 2004"),
            ("rise", "Aus Rise"),
            ("html5", "Einfache Seite"),
            ("h5p", "Aus H5P"),
        )
    ],
}
KINDS = ("storyline", "storyline-lms", "scorm12", "scorm2004", "rise", "html5", "h5p")

# Counts the visits in every kind of storage, while the page loads.
COUNT_VISITS = """
var seen = (document.cookie.match(/seen=(\\d+)/) || [0, 0])[1];
document.cookie = 'seen=' + (Number(seen) + 1) + '; path=/; expires=Fri, 31 Dec 2100 12:00:00 GMT';
var visits = Number(localStorage.getItem('visits') || 0) + 1;
localStorage.visits = visits;
sessionStorage.setItem('tab', 'open');
"""
SHOW_VISITS = """
document.getElementById('visits').textContent =
  'Besuch ' + visits + ', Keks ' + document.cookie + ', Reiter ' + sessionStorage.tab;
"""

STORYLINE = f"""<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><title>Storyline</title>
<!-- <head> in a comment -->
<script>window.DS = {{}}; window.globals = {{ lmsPresent: LMS }};</script>
<style>@font-face {{ font-family: Lesson; src: url(html5/lib/stylesheets/lesson.woff) }}</style>
DRIVER
</head><body>
<script>{COUNT_VISITS}</script>
<script src="story_content/user.js"></script>
<p id="visits"></p><p id="data"></p><p id="resumed"></p><p id="sound"></p>
<button onclick="play()">Ton</button><button onclick="finish()">Fertig</button>
<script>
document.write('<p id="written">geschrieben</p>');
window.globalProvideData = function (name, text) {{
  document.getElementById('data').textContent = name + ' ' + JSON.parse(text).title;
}};
function play() {{
  var sound = new Audio('story_content/ton.wav');
  sound.play().then(function () {{ document.getElementById('sound').textContent = 'klingt'; }});
}}
function finish() {{ if (window.endLesson) endLesson(); }}
var analytics = document.createElement('iframe');
analytics.src = 'analytics-frame.html';
document.body.append(analytics);
</script>
<link rel="stylesheet" href="html5/data/css/output.min.css">
</body>
<script src="html5/lib/scripts/bootstrapper.min.js"></script>
</html>
"""
BOOTSTRAPPER = f"""
(function () {{
  {SHOW_VISITS}
  var data = document.createElement('script');
  data.src = 'html5/data/js/data.js';
  document.body.append(data);
}})();
"""
# As Rustici's driver does it: functions from texts, and the API in whichever window has one.
DRIVER = """
function SCORM_Find(win) {
  var tries = 0;
  while (win.API == null && win.parent != null && win.parent != win && tries++ < 500) win = win.parent;
  return win.API;
}
function SCORM_Set(name, value) { return objAPI.LMSSetValue(name, value); }
function Standard(name) { eval('this.Set = ' + name + '_Set'); }
var objAPI = SCORM_Find(window), objLMS = new Standard('SCORM');
objAPI.LMSInitialize('');
document.addEventListener('DOMContentLoaded', function () {
  document.getElementById('resumed').textContent =
    objAPI.LMSGetValue('cmi.core.entry') + ' ' + objAPI.LMSGetValue('cmi.suspend_data');
});
function endLesson() {
  objLMS.Set('cmi.suspend_data', 'Folie 7');
  objLMS.Set('cmi.core.score.raw', '70');
  objLMS.Set('cmi.core.lesson_status', 'passed');
  objAPI.LMSCommit('');
  objAPI.LMSFinish('');
}
"""
# Looks in the parent only, like the template of the standard's makers.
SCO = """<!doctype html><html><head><title>SCO</title></head><body>
<p id="resumed"></p><p id="query"></p><button onclick="endLesson()">Fertig</button>
<script>
var api = window.parent.NAME;
api.INITIALIZE('');
document.getElementById('query').textContent = location.search;
document.getElementById('resumed').textContent = api.GET('ENTRY') + ' ' + api.GET('cmi.suspend_data');
function endLesson() { api.SET('cmi.suspend_data', 'Seite 3'); REPORT; api.COMMIT(''); api.FINISH(''); }
</script></body></html>
"""
RISE_DRIVER = """<!doctype html><html><body>
<iframe src="../scormcontent/index.html"></iframe><iframe src="blank.html"></iframe></body></html>
"""
RISE = """<!doctype html><html><head><title>Rise</title></head><body>
<p id="resumed"></p><p id="place"></p><button onclick="endLesson()">Fertig</button>
<script>
document.getElementById('place').textContent = location.hash;
var names = ['GetDataChunk', 'SetDataChunk', 'SetBookmark', 'SetReachedEnd', 'SetScore', 'SetPassed'];
names.push('RecordFillInInteraction');
var platform = {};
// As Rise does: a short function is taken for a stand-in.
names.forEach(function (name) {
  var call = window.parent[name];
  platform[name] = call && call.toString().length > 35 ? call : Function.prototype;
});
if (navigator.serviceWorker) navigator.serviceWorker.addEventListener('message', Function.prototype);
document.getElementById('resumed').textContent =
  (platform.GetDataChunk() ? 'resume ' : 'ab-initio') + platform.GetDataChunk();
function endLesson() {
  platform.RecordFillInInteraction('frage', 'rot');
  platform.SetDataChunk('Seite 3 suspend_data');
  platform.SetBookmark('index.html#/lessons/3', '');
  platform.SetScore(70, 100, 0);
  platform.SetPassed();
  platform.SetReachedEnd();
}
</script></body></html>
"""
CALLS12 = {
    "NAME": "API",
    "INITIALIZE": "LMSInitialize",
    "GET": "LMSGetValue",
    "SET": "LMSSetValue",
    "COMMIT": "LMSCommit",
    "FINISH": "LMSFinish",
    "ENTRY": "cmi.core.entry",
    "REPORT": "api.LMSSetValue('cmi.core.score.raw', '95'); api.LMSSetValue('cmi.core.lesson_status', 'completed')",
}
CALLS2004 = {
    "NAME": "API_1484_11",
    "INITIALIZE": "Initialize",
    "GET": "GetValue",
    "SET": "SetValue",
    "COMMIT": "Commit",
    "FINISH": "Terminate",
    "ENTRY": "cmi.entry",
    "REPORT": "api.SetValue('cmi.score.scaled', '0.2'); api.SetValue('cmi.completion_status', 'completed')",
}
MANIFEST = """<?xml version="1.0" encoding="utf-8"?>
<manifest identifier="m" version="1" xsi:schemaLocation="undeclared">
  <metadata><schema>ADL SCORM</schema><schemaversion>{version}</schemaversion></metadata>
  <organizations default="second">
    <organization identifier="first"><item identifier="a" identifierref="other"/></organization>
    <organization identifier="second"><title>Lektion</title><item><item identifierref="start"/></item></organization>
  </organizations>
  <resources><resource identifier="other" href="missing.html"/><resource identifier="start" href="{href}"/></resources>
</manifest>
"""
# In windows-1252, as older tools write it.
PLAIN = f"""<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252">
<title>Plain</title></head>
<body onload="document.getElementById('loaded').textContent = 'geladen'">
<script>{COUNT_VISITS}</script><script src="spiel.js"></script>
<p id="visits"></p><p id="loaded"></p><p id="worker"></p><p>Äpfel und Käse</p>
<script>document.write('<p id="written">geschrieben</p>');{SHOW_VISITS}
new Worker('arbeiter.js').onmessage = function (event) {{
  document.getElementById('worker').textContent = event.data;
}};
</script></body></html>
"""
# Whatever a browser opens as a document of its own, with a script that asks for another lesson.
EVIL_SCRIPT = """
parent.postMessage('evil ran', '*');
var other = location.pathname.replace(/~[0-9a-f]{16}\\//, '/').replace('/html5/', '/storyline/').replace(/[^/]*$/, '');
fetch(other + 'story.html').then(function (answer) { parent.postMessage('evil got ' + answer.status, '*'); });
"""
EVIL_DOCUMENTS = {
    "evil.svg": '<svg xmlns="http://www.w3.org/2000/svg"><script href="evil.js"/><text y="20">evil</text></svg>',
    "evil.xhtml": '<html xmlns="http://www.w3.org/1999/xhtml"><body>evil<script src="evil.js"/></body></html>',
    "evil.xml": '<x><script xmlns="http://www.w3.org/1999/xhtml" src="evil.js"/></x>',
}
# In real exports among the libraries for playing, where its script cannot run.
EDITOR: dict[str, Any] = {"machineName": "H5PEditor.Wizard", "majorVersion": 1, "minorVersion": 2}
EDITOR_LIBRARY = {**EDITOR, "patchVersion": 0, "preloadedJs": [{"path": "wizard.js"}]}
H5P_SCRIPT = """
var H5P = H5P || {};
H5P.KaktusProbe = function (params, id, extras) {
  H5P.EventDispatcher.call(this);
  var self = this;
  var page = extras.previousState ? extras.previousState.page : 1;
  this.attach = function ($container) {
    $container.html(
      '<p id="question">' + params.question + '</p><p id="page"></p><button>Weiter</button><button>Fertig</button>');
    var show = function () { $container.find('#page').text('Seite ' + page); };
    show();
    $container.find('button').first().on('click', function () { page += 1; show(); });
    $container.find('button').last().on('click', function () { self.triggerXAPIScored(3, 4, 'completed'); });
  };
  this.getCurrentState = function () { return { page: page }; };
};
H5P.KaktusProbe.prototype = Object.create(H5P.EventDispatcher.prototype);
H5P.KaktusProbe.prototype.constructor = H5P.KaktusProbe;
H5P.KaktusProbe.prototype.triggerXAPIScored = function (score, max, verb) {
  var event = new H5P.XAPIEvent();
  event.setVerb(verb);
  event.setScoredResult(score, max, this, true, true);
  this.trigger(event);
};
"""


def write_book(folder: Path, *, extra: str = "") -> Path:
    """A folder with one book and a lesson of each kind. The extra script runs in each of them, as one of their own."""
    book = folder / BOOK["slug"]
    book.mkdir(parents=True)
    (book / "book.json").write_text(json.dumps(BOOK))
    for kind in KINDS:
        write_package(book / kind, kind, extra=extra)
    return folder


def write_package(place: Path, kind: str, *, extra: str = "") -> Path:
    files = _files(kind, extra)
    for name, content in files.items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    return place


def packed_package(place: Path, kind: str) -> bytes:
    """The same in one ZIP file, as somebody uploads it."""
    write_package(place, kind)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as package:
        for file in place.rglob("*"):
            if file.is_file():
                package.write(file, file.relative_to(place))
    return packed.getvalue()


def _files(kind: str, extra: str) -> dict[str, str | bytes]:
    if kind.startswith("storyline"):
        return _storyline(kind, extra)
    if kind.startswith("scorm"):
        page = SCO
        for name, value in (CALLS12 if kind == "scorm12" else CALLS2004).items():
            page = page.replace(name, value)
        manifest = MANIFEST.format(
            version="1.2" if kind == "scorm12" else "2004 3rd Edition", href="sco/start.html?seite=1"
        )
        return {
            "imsmanifest.xml": manifest,
            "sco/start.html": page.replace("</body>", f"<script>{extra}</script></body>"),
        }
    if kind == "rise":
        return {
            "imsmanifest.xml": MANIFEST.format(version="1.2", href="scormdriver/indexAPI.html"),
            "scormdriver/indexAPI.html": RISE_DRIVER,
            "scormcontent/index.html": RISE.replace("</body>", f"<script>{extra}</script></body>"),
        }
    if kind == "h5p":
        return _h5p(extra)
    return {
        "index.html": PLAIN.encode("windows-1252"),
        "spiel.js": extra or "// nothing",
        "arbeiter.js": "postMessage('arbeitet')",
        "evil.js": EVIL_SCRIPT,
        **EVIL_DOCUMENTS,
    }


def _storyline(kind: str, extra: str) -> dict[str, str | bytes]:
    lms = kind == "storyline-lms"
    driver = '<script src="lms/scormdriver.js"></script>' if lms else ""
    page = STORYLINE.replace("LMS }", "true }" if lms else "false }").replace("DRIVER", driver)
    files: dict[str, str | bytes] = {
        "index_lms.html" if lms else "story.html": page,
        "story_content/user.js": extra or "// nothing",
        "story_content/ton.wav": silence(),
        "html5/lib/scripts/bootstrapper.min.js": BOOTSTRAPPER,
        "html5/lib/stylesheets/lesson.woff": b"wOFF",
        "html5/data/css/output.min.css": "body { background: #cde }",
        "html5/data/js/data.js": "window.globalProvideData('data', '{\"title\": \"Farben\"}');",
        "analytics-frame.html": "<!doctype html><script>parent.postMessage('x', '*')</script>",
        "meta.xml": '<meta><project thumburl="story_content/thumbnail.jpg" title="Farben"/></meta>',
    }
    if lms:
        files["lms/scormdriver.js"] = DRIVER
        files["imsmanifest.xml"] = MANIFEST.format(version="1.2", href="index_lms.html")
    return files


def _h5p(extra: str) -> dict[str, str | bytes]:
    library = {
        "title": "Kaktus Probe",
        "machineName": "H5P.KaktusProbe",
        "majorVersion": 1,
        "minorVersion": 0,
        "patchVersion": 1,
        "runnable": 1,
        "preloadedJs": [{"path": "probe.js"}],
        "preloadedCss": [{"path": "probe.css"}],
        "preloadedDependencies": [EDITOR],
    }
    described = {
        "title": "Obst",
        "language": "de",
        "mainLibrary": "H5P.KaktusProbe",
        "embedTypes": ["iframe"],
        "preloadedDependencies": [
            {"machineName": "H5P.KaktusProbe", "majorVersion": "1", "minorVersion": "0"},
            EDITOR,
        ],
    }
    return {
        "h5p.json": json.dumps(described),
        "content/content.json": json.dumps({"question": "Was ist rot?"}),
        "H5P.KaktusProbe-1.0/library.json": json.dumps(library),
        "H5PEditor.Wizard-1.2/library.json": json.dumps(EDITOR_LIBRARY),
        "H5PEditor.Wizard-1.2/wizard.js": "H5PEditor.widgets.wizard = H5PEditor.Wizard = {}",
        "H5P.KaktusProbe-1.0/probe.js": H5P_SCRIPT + extra,
        "H5P.KaktusProbe-1.0/probe.css": "#question { color: #246 }",
    }


def silence() -> bytes:
    """Half a second of a sound file."""
    samples = bytes(4000) * 2
    form = struct.pack("<HHIIHH", 1, 1, 8000, 16000, 2, 16)
    parts = b"fmt " + struct.pack("<I", 16) + form + b"data" + struct.pack("<I", len(samples)) + samples
    return b"RIFF" + struct.pack("<I", 4 + len(parts)) + b"WAVE" + parts


def picture() -> bytes:
    """A PNG of one dot."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"\0\0")) + chunk(b"IEND", b"")
