"""The screens around the tables, with tables of every game on them."""

from __future__ import annotations

from tests.browser.screens import Screen, click
from tests.browser.stage import strange_table

TABLES = {
    "strange": strange_table("me", "open", public=True),
}
LISTED = ("drawing", "waiting", "finished", "exploring")

SCREENS = {
    "home": Screen("/", "my-table", needs=LISTED, is_main=True),
    "settings": Screen("/", "settings-dialog", click("settings")),
    "join": Screen("/join/{strange}/seat", "join-card"),
    "records": Screen("/records", "finished-table", needs=LISTED),
    "about": Screen("/about", "delete-me"),
}
