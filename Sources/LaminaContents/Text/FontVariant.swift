import LaminaText

/// What is made of a font, whichever that is: `.bold()` and `.font(.title)` mean the same in either order.
nonisolated struct FontVariant: Equatable, Sendable {
  private var weight: Font.Weight?
  /// Whether letters are bold, whatever weight was asked for before.
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false

  /// Another weight, in place of bold letters, too.
  mutating func setWeight(_ weight: Font.Weight?) { (self.weight, isBold) = (weight, false) }

  /// The variant of a font.
  func of(_ font: Font) -> Font {
    var font = font
    if let weight { font = font.weight(weight) }
    if isBold { font = font.bold() }
    if isItalic { font = font.italic() }
    if isMonospaced { font = font.monospaced() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    return font
  }
}
