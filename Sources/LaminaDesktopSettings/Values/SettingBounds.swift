/// What values mean that a person could live with; others count as not said.
enum SettingBounds {
  /// NaN and what nobody could read are none.
  static func textScale(_ scale: Double) -> Double? { (0.5...4).contains(scale) ? scale : nil }

  static func textResolution(_ dots: Double) -> Double? { (48...1536).contains(dots) ? dots : nil }

  static func doubleClick(milliseconds: Int) -> Duration? {
    (50...5000).contains(milliseconds) ? .milliseconds(milliseconds) : nil
  }

  static func cursorSize(_ size: Int) -> Int? { (8...512).contains(size) ? size : nil }

  /// The inner nil for a caret that does not blink.
  static func blinkTime(milliseconds: Int) -> Duration?? {
    switch milliseconds {
    case 0: .some(nil)
    case 100...10_000: .milliseconds(milliseconds)
    default: nil
    }
  }
}
