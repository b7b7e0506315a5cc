#!/usr/bin/env python3
"""The scene rainforest-2000 in Qt Quick, software backend: ListView, Image.

plain: Image as it is, decoded on the main thread. async: asynchronous: true. Both with sourceSize, so
that Qt decodes no more than it has to.
"""
import os

os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("QSG_RENDER_LOOP", "basic")
os.environ.setdefault("QT_QPA_PLATFORM", "xcb")

from PySide6.QtCore import Q_ARG, QMetaObject, QObject, Qt, QUrl, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem

from replay import Replay, arguments

QML = """
import QtQuick

Window {
    id: window
    width: %(width)d; height: %(height)d; visible: true; color: "#dbe3db"
    property bool isAsync: %(async)s

    ListView {
        id: list
        objectName: "list"
        anchors.fill: parent
        anchors.margins: 12
        anchors.bottomMargin: 0
        model: cards
        spacing: 12
        delegate: Rectangle {
            width: 376; height: 212 + text.height + 24; radius: 12; color: "white"
            readonly property bool isBlank: photo.status !== Image.Ready
            Image {
                id: photo
                width: 376; height: 212
                source: "file://" + modelData.picture
                sourceSize.width: 376
                fillMode: Image.PreserveAspectCrop
                asynchronous: window.isAsync
                clip: true
            }
            Column {
                id: text
                x: 12; y: 212 + 12; width: 352; spacing: 4
                Text { width: 352; wrapMode: Text.Wrap; text: modelData.title
                       font.pixelSize: 18; font.bold: true }
                Text { width: 352; wrapMode: Text.Wrap; text: modelData.body; font.pixelSize: 14 }
            }
        }
    }

    FrameAnimation { running: true; onTriggered: replay.tick() }
}
"""


class Driver(QObject):
    def __init__(self, app, scene, out):
        super().__init__()
        self.app, self.out, self.list = app, out, None
        self.replay = Replay(scene, self.scroll, self.jump, self.blanks)

    @Slot()
    def tick(self):
        if self.list is None:
            return
        self.replay.end_frame()
        if not self.replay.step():
            self.replay.write(self.out)
            os._exit(0)
        self.list.window().update()

    def scroll(self, distance):
        self.list.setProperty("contentY", self.list.property("contentY") + distance)

    def jump(self, card):
        QMetaObject.invokeMethod(self.list, "positionViewAtIndex", Qt.DirectConnection,
                                 Q_ARG(int, card), Q_ARG(int, 0))

    def blanks(self):
        top = self.list.property("contentY")
        bottom = top + self.list.height()
        content = self.list.property("contentItem")
        return sum(
            1 for item in content.childItems()
            if item.property("isBlank") and item.y() + 212 > top and item.y() < bottom)


def main():
    scene, mode, out = arguments(["plain", "async"])
    app = QGuiApplication([])
    engine = QQmlApplicationEngine()
    driver = Driver(app, scene, out)
    engine.rootContext().setContextProperty("cards", scene.cards)
    engine.rootContext().setContextProperty("replay", driver)
    text = QML % {"width": scene.width, "height": scene.height,
                  "async": "true" if mode == "async" else "false"}
    engine.loadData(text.encode(), QUrl("file:///rainforest.qml"))
    if not engine.rootObjects():
        raise SystemExit("Qt could not read the scene")
    driver.window = engine.rootObjects()[0]
    driver.list = driver.window.findChild(QQuickItem, "list")
    app.exec()


main()
