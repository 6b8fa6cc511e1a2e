"""Windows of WebKitGTK that WebKitWebDriver drives.

MiniBrowser, which comes with it, keeps nothing while it is driven: whether a cart outlives its browser could not be seen.
Takes one argument, JSON: profile, a folder; storage, "kept", "private" or "refused"; firstScript.
"""

import json
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

options = json.loads(sys.argv[1])

if options["storage"] == "private":
    data = WebKit2.WebsiteDataManager.new_ephemeral()
else:
    data = WebKit2.WebsiteDataManager(
        base_data_directory=os.path.join(options["profile"], "data"),
        base_cache_directory=os.path.join(options["profile"], "cache"),
    )
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)

keeps = options["storage"] != "refused"
settings = WebKit2.Settings(
    enable_html5_local_storage=keeps,
    enable_html5_database=keeps,
    # The driver's client reads messages there.
    enable_write_console_messages_to_stdout=True,
)

scripts = WebKit2.UserContentManager()
scripts.add_script(
    WebKit2.UserScript(
        options["firstScript"],
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
    )
)


def open_window(_session):
    view = WebKit2.WebView(
        is_controlled_by_automation=True,
        web_context=context,
        settings=settings,
        user_content_manager=scripts,
    )
    window = Gtk.Window(default_width=1280, default_height=800)
    view.connect("close", lambda _view: window.destroy())
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    application = WebKit2.ApplicationInfo()
    application.set_name("Vernissage")
    application.set_version(1, 0, 0)
    session.set_application_info(application)
    session.connect("create-web-view", open_window)


context.connect("automation-started", start)
Gtk.main()
