#!/usr/bin/python3
"""A window with Safari's engine that WebKitWebDriver starts as its browser, by the Python that Debian's WebKit is for.

Debian's own small browser cannot be used: while it is driven, it prints nothing of the console.
"""

import json
import sys
from pathlib import Path
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

SETTINGS = {
    "enable-write-console-messages-to-stdout": True,
    "enable-media-stream": True,
    "enable-mock-capture-devices": True,
}


def settled_context(profile: Path) -> WebKit2.WebContext:
    data = WebKit2.WebsiteDataManager(
        base_data_directory=str(profile / "data"), base_cache_directory=str(profile / "cache")
    )
    context = WebKit2.WebContext.new_with_website_data_manager(data)
    context.set_preferred_languages(["en-GB"])
    context.set_automation_allowed(True)
    return context


def contents(scripts: list[str]) -> WebKit2.UserContentManager:
    manager = WebKit2.UserContentManager()
    frames, moment = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
    for script in scripts:
        manager.add_script(WebKit2.UserScript.new(script, frames, moment, None, None))
    return manager


def main(start: dict[str, Any]) -> None:
    context = settled_context(Path(start["profile"]))
    Gtk.Settings.get_default().set_property("gtk-enable-animations", not start["reduced_motion"])

    def allow(_view: WebKit2.WebView, request: WebKit2.PermissionRequest) -> bool:
        request.allow()
        return True

    def open_window(_session: WebKit2.AutomationSession) -> WebKit2.WebView:
        view = WebKit2.WebView(
            web_context=context,
            user_content_manager=contents(start["scripts"]),
            settings=WebKit2.Settings(**SETTINGS),
            is_controlled_by_automation=True,
        )
        view.connect("permission-request", allow)
        window = Gtk.Window(decorated=False)
        view.connect("close", lambda _view: window.destroy())
        window.connect("destroy", Gtk.main_quit)
        window.set_default_size(*start["size"])
        window.add(view)
        window.show_all()
        view.grab_focus()
        return view

    def take_session(_context: WebKit2.WebContext, session: WebKit2.AutomationSession) -> None:
        info = WebKit2.ApplicationInfo()
        info.set_name(start["name"])
        session.set_application_info(info)
        session.connect("create-web-view", open_window)

    context.connect("automation-started", take_session)
    Gtk.main()


main(json.loads(Path(sys.argv[1]).read_text()))
