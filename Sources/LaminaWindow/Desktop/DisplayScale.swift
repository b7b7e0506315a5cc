import LaminaGeometry

/// How many device pixels a point has, from what desktops are configured by.
enum DisplayScale {
  /// The scale on X11: what the environment chooses, or what the resolution of text has of it.
  ///
  /// ```
  ///  Xft.dpi = 96 × scale of windows × scale of text    what GNOME, GTK and Qt agree on
  ///  240     = 96 × 2                × 1.25             the desktop says 240, and 1.25
  /// ```
  ///
  /// Text has the pixels that the resolution says; where nobody says which part of that is a scale of text,
  /// all of it is the window's, as with Qt. The physical density that displays report is not used: too many
  /// of them lie.
  static func x11(
    environment value: (String) -> String?, resources: String?,
    text: DesktopText = DesktopText()
  ) -> CGFloat {
    chosen(environment: value)
      ?? (text.resolution.map { CGFloat($0) } ?? resources.flatMap(xftDPI))
      .map { rounded($0 / 96 / text.scale) }
      ?? 1
  }

  /// LAMINA_SCALE, GDK_SCALE or QT_SCALE_FACTOR.
  static func chosen(environment value: (String) -> String?) -> CGFloat? {
    override(environment: value)
      ?? value("GDK_SCALE").flatMap(positive).map(rounded)
      ?? value("QT_SCALE_FACTOR").flatMap(positive).map(rounded)
  }

  /// LAMINA_SCALE, which wins everywhere and is taken as it is, from 0.5 to 8.
  static func override(environment value: (String) -> String?) -> CGFloat? {
    value("LAMINA_SCALE").flatMap(positive).map { min(max($0, 0.5), 8) }
  }

  /// The nearest quarter from 1 to 8.
  static func rounded(_ scale: CGFloat) -> CGFloat {
    min(max((scale * 4).rounded() / 4, 1), 8)
  }

  /// The value of Xft.dpi in X's resources: lines of `name:<blanks>value`.
  static func xftDPI(_ resources: String) -> CGFloat? {
    resources.split(separator: "\n").lazy
      .compactMap { line -> CGFloat? in
        guard line.hasPrefix("Xft.dpi:") else { return nil }
        return positive(String(line.dropFirst(8)).trimmingCharacters(in: .whitespaces))
      }
      .first
  }

  private static func positive(_ text: String) -> CGFloat? {
    guard let number = Double(text), number.isFinite, number > 0 else { return nil }
    return CGFloat(number)
  }
}
