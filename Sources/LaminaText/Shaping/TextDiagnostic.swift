public import LaminaGeometry

/// Something a text asked for that the fonts of this machine could not give.
public enum TextDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// A family is not installed; another one stands in for it.
  case missingFamily(String, substitute: String)
  /// No installed font has a glyph for these characters; a box stands for each.
  case missingGlyphs([Unicode.Scalar])
  /// A font size that cannot be drawn, and the one that is used.
  case sizeOutOfRange(CGFloat, used: CGFloat)

  public var description: String {
    switch self {
    case .missingFamily(let family, let substitute):
      "The font family \"\(family)\" is not installed; \"\(substitute)\" stands in for it. "
        + "Install it, or register its file with FontRegistry."
    case .missingGlyphs(let scalars):
      "No installed font has a glyph for "
        + scalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
        .joined(separator: ", ") + "; boxes stand for them. Install a font that has them."
    case .sizeOutOfRange(let size, let used):
      "A font size of \(size) points cannot be drawn; \(used) is used. Ask for 1 to 1000."
    }
  }
}
