extension DesktopSettings {
  /// Takes a scale if it is one: NaN and what nobody could read count as not said.
  mutating func takeTextScale(_ scale: Double) {
    if (0.5...4).contains(scale) { textScale = scale }
  }

  mutating func takeDoubleClick(milliseconds: Int) {
    if (50...5000).contains(milliseconds) { doubleClickTime = .milliseconds(milliseconds) }
  }

  mutating func takeCursorSize(_ size: Int) {
    if (8...512).contains(size) { cursorSize = size }
  }

  mutating func takeBlinkTime(milliseconds: Int) {
    if (100...10_000).contains(milliseconds) { cursorBlinkTime = .milliseconds(milliseconds) }
  }
}
