import LaminaText

/// What is made of a font, whichever that is: `.bold()` and `.font(.title)` mean the same in either order.
///
/// What is nil is not said.
nonisolated struct FontVariant: Equatable, Sendable {
  private var weight: Font.Weight?
  /// Whether letters are bold, whatever weight was asked for before.
  var isBold: Bool?
  var isItalic: Bool?
  var design: Font.Design?
  var width: Font.Width?
  var isMonospaced: Bool?
  var hasMonospacedDigits: Bool?

  /// Another weight, in place of bold letters, too.
  mutating func setWeight(_ weight: Font.Weight?) { (self.weight, isBold) = (weight, nil) }

  /// The variant with what is said around it where it says nothing.
  func within(_ outer: FontVariant) -> FontVariant {
    var all = outer
    if let weight { all.setWeight(weight) }
    all.isBold = isBold ?? all.isBold
    all.isItalic = isItalic ?? all.isItalic
    all.design = design ?? all.design
    all.width = width ?? all.width
    all.isMonospaced = isMonospaced ?? all.isMonospaced
    all.hasMonospacedDigits = hasMonospacedDigits ?? all.hasMonospacedDigits
    return all
  }

  /// The variant of a font.
  func of(_ font: Font) -> Font {
    var font = font
    if let weight { font = font.weight(weight) }
    if isBold == true { font = font.bold() }
    if isItalic == true { font = font.italic() }
    if let design { font = font.design(design) }
    if let width { font = font.width(width) }
    if isMonospaced == true { font = font.monospaced() }
    if hasMonospacedDigits == true { font = font.monospacedDigit() }
    return font
  }
}
