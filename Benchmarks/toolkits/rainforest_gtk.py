#!/usr/bin/env python3
"""The scene rainforest-2000 in GTK 4: GtkListView, GtkPicture.

plain: GtkPicture.set_filename, as one writes it first. async: a thread decodes to the card's size
(GdkPixbuf), the main thread gets a texture; leaving rows cancel.
"""
from concurrent.futures import ThreadPoolExecutor
import os

os.environ.setdefault("GSK_RENDERER", "cairo")

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
from gi.repository import Gdk, GdkPixbuf, Gio, GLib, GObject, Gtk

from replay import Replay, arguments

CSS = b"""
window, listview { background: #dbe3db; }
row, listview > row { padding: 0; background: none; }
.card { background: white; border-radius: 12px; margin: 12px 12px 0 12px; color: black; }
.title { font-size: 18px; font-weight: bold; }
.body { font-size: 14px; }
"""


class Row(GObject.Object):
    def __init__(self, card):
        super().__init__()
        self.card = card


class Rainforest:
    def __init__(self, app, scene, mode, out):
        self.app, self.scene, self.out = app, scene, out
        self.is_async = mode == "async"
        self.pool = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1))
        self.bound = {}
        self.open()

    def open(self):
        provider = Gtk.CssProvider()
        provider.load_from_data(CSS)
        Gtk.StyleContext.add_provider_for_display(
            Gdk.Display.get_default(), provider, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
        store = Gio.ListStore(item_type=Row)
        store.splice(0, 0, [Row(card) for card in self.scene.cards])
        factory = Gtk.SignalListItemFactory()
        factory.connect("setup", self.setup)
        factory.connect("bind", self.bind)
        factory.connect("unbind", self.unbind)
        self.list = Gtk.ListView(model=Gtk.NoSelection(model=store), factory=factory)
        self.scrolled = Gtk.ScrolledWindow(child=self.list, hscrollbar_policy=Gtk.PolicyType.NEVER)
        self.window = Gtk.ApplicationWindow(
            application=self.app, decorated=False, child=self.scrolled,
            default_width=self.scene.width, default_height=self.scene.height)
        self.replay = Replay(self.scene, self.scroll, self.jump, self.blanks)
        self.window.connect("realize", self.realized)
        self.window.present()

    # Rows

    def setup(self, _factory, item):
        picture = Gtk.Picture(can_shrink=True, content_fit=Gtk.ContentFit.COVER)
        picture.set_size_request(376, 212)
        title = Gtk.Label(xalign=0, wrap=True, css_classes=["title"])
        body = Gtk.Label(xalign=0, wrap=True, css_classes=["body"])
        text = Gtk.Box(
            orientation=Gtk.Orientation.VERTICAL, spacing=4, margin_top=12, margin_bottom=12,
            margin_start=12, margin_end=12)
        text.append(title)
        text.append(body)
        card = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, css_classes=["card"])
        card.set_overflow(Gtk.Overflow.HIDDEN)
        # A picture asks for its own height unless something holds it.
        frame = Gtk.ScrolledWindow(
            child=picture, hscrollbar_policy=Gtk.PolicyType.EXTERNAL,
            vscrollbar_policy=Gtk.PolicyType.EXTERNAL, min_content_height=212,
            max_content_height=212)
        card.append(frame)
        card.append(text)
        card.parts = (picture, title, body)
        item.set_child(card)

    def bind(self, _factory, item):
        card = item.get_child()
        picture, title, body = card.parts
        model = item.get_item().card
        title.set_label(model["title"])
        body.set_label(model["body"])
        card.job = None
        if self.is_async:
            picture.set_paintable(None)
            card.job = self.pool.submit(self.decode, model["picture"])
            card.job.add_done_callback(
                lambda job: GLib.idle_add(self.arrived, card, job))
        else:
            picture.set_filename(model["picture"])
        self.bound[item.get_position()] = card

    def unbind(self, _factory, item):
        card = item.get_child()
        if card.job:
            card.job.cancel()
        card.job = None
        card.parts[0].set_paintable(None)
        self.bound.pop(item.get_position(), None)

    @staticmethod
    def decode(path):
        # A little wider than high: 376x212 is filled by 376x235.
        return GdkPixbuf.Pixbuf.new_from_file_at_scale(path, 376, -1, True)

    @staticmethod
    def arrived(card, job):
        if card.job is job and not job.cancelled():
            card.parts[0].set_paintable(Gdk.Texture.new_for_pixbuf(job.result()))
        return False

    # Frames

    def realized(self, _window):
        clock = self.window.get_frame_clock()
        clock.connect("update", self.update)
        clock.connect("after-paint", lambda _clock: self.replay.end_frame())
        clock.begin_updating()

    def update(self, _clock):
        if not self.replay.step():
            self.replay.write(self.out)
            self.app.quit()
            os._exit(0)
        self.window.queue_draw()

    def scroll(self, distance):
        adjustment = self.scrolled.get_vadjustment()
        adjustment.set_value(adjustment.get_value() + distance)

    def jump(self, card):
        self.list.activate_action("list.scroll-to-item", GLib.Variant("u", card))

    def blanks(self):
        count = 0
        for card in self.bound.values():
            found, bounds = card.compute_bounds(self.scrolled)
            if not found or bounds.get_width() == 0:
                continue
            top, bottom = bounds.get_y(), bounds.get_y() + 212
            if bottom > 0 and top < self.scene.height and card.parts[0].get_paintable() is None:
                count += 1
        return count


def main():
    scene, mode, out = arguments(["plain", "async"])
    app = Gtk.Application(application_id="dev.lamina.rainforest.gtk",
                          flags=Gio.ApplicationFlags.NON_UNIQUE)
    app.connect("activate", lambda app: setattr(app, "forest", Rainforest(app, scene, mode, out)))
    app.run([])


main()
