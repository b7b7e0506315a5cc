public import LaminaGeometry

/// A font by its purpose or by its name; `resolve(in:)` says which files and size that means.
///
/// ```swift
/// Font.title.bold()
/// Font.system(size: 14, weight: .semibold, design: .monospaced)
/// Font.custom("JetBrains Mono", size: 13).italic()
/// ```
public struct Font: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case style(TextStyle)
    case system(size: CGFloat)
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    /// A text style in a look that sets it in a font of its own.
    case face(TypeScale.Face)
    /// That of the place where the text stands; by itself the body's.
    case inherited
  }

  var source: Source
  var design: Design?
  var weight: Weight?
  var width = Width.standard
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var hasSmallCaps = false

  init(_ source: Source, design: Design? = nil, weight: Weight? = nil) {
    self.source = source
    self.design = design
    self.weight = weight
  }

  /// The system font at a size in points, which follows the desktop's text scale; a `dynamicTypeSize` only holds it back.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size), design: design, weight: weight)
  }

  /// The system font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), design: design, weight: weight)
  }

  /// A font family by name, whose size follows the reader's text size as the body does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }

  /// A font family by name, whose size follows the reader's text size as `style` does.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: style))
  }

  /// A font family by name, whose size follows the desktop's text scale; a `dynamicTypeSize` only holds it back.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }
}

extension Font {
  /// The font of the place where a text stands, to make variants of: the body's where nothing else is known.
  ///
  /// ```swift
  /// text[range].font = .default.bold()          // as large as what is around it
  /// ```
  public static let `default` = Font(.inherited)

  /// Whether it takes what it does not say itself from the place where the text stands.
  package var isVariantOfDefault: Bool { source == .inherited }

  /// The font where it is said over another: a default one takes what it does not say itself from that.
  package func over(_ outer: Font) -> Font {
    guard case .inherited = source else { return self }
    var font = outer
    font.design = design ?? outer.design
    font.weight = weight ?? outer.weight
    if width != .standard { font.width = width }
    font.isItalic = isItalic || outer.isItalic
    font.isMonospaced = isMonospaced || outer.isMonospaced
    font.hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
    font.hasSmallCaps = hasSmallCaps || outer.hasSmallCaps
    return font
  }

  /// The font with bold letters.
  public func bold() -> Font { weight(.bold) }

  /// The font with bold letters, or with ones that are not.
  ///
  /// ```swift
  /// text.transformAttributes(in: &selection) { $0.font = ($0.font ?? .default).bold(isBold) }
  /// ```
  public func bold(_ isActive: Bool) -> Font { weight(isActive ? .bold : .regular) }

  /// The font with slanted letters.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// The font with slanted letters, or with upright ones.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

  /// The font with letters narrower or wider than usual, where its family has such ones.
  ///
  /// Inter, the system's family, has letters of one width.
  public func width(_ width: Width) -> Font { with { $0.width = width } }

  /// The font of the system with another kind of letters; one that is named by its family keeps that.
  package func design(_ design: Design) -> Font { with { $0.design = design } }

  /// The font of the same style and size whose characters are all equally wide.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }

  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// The font with small capitals for lower-case letters, where it has them.
  public func smallCaps() -> Font { with { $0.hasSmallCaps = true } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}
