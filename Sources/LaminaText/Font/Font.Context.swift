public import LaminaGeometry

extension Font {
  /// What fonts depend on besides themselves.
  ///
  /// ```
  ///                     text styles,      system(size:),
  ///                     relativeTo:       fixedSize:
  ///  no size is set     × scale           × scale
  ///  a size is set      × its factor      × scale, as far as the factor goes that way
  /// ```
  /// A size that a view sets takes the place of the desktop's scale: `large` is the size as designed on
  /// every desktop, and what does not follow such sizes is not made larger by one.
  public struct Context: Hashable, Sendable {
    /// The desktop's text scale; 1 is the scale as designed.
    public var textScale: CGFloat
    /// The size that is wanted instead of what the desktop says; nil for none.
    public var dynamicTypeSize: DynamicTypeSize?

    /// Makes a context of the desktop's text scale, 1 as designed, and a size that is wanted instead.
    public init(textScale: CGFloat = 1, dynamicTypeSize: DynamicTypeSize? = nil) {
      self.textScale = textScale
      self.dynamicTypeSize = dynamicTypeSize
    }

    /// The scale as designed: a text scale of 1.
    public static let standard = Context()
  }
}

extension Font.Context {
  /// Below this a size that a view sets makes no text style: Chinese stops being legible.
  private static let leastSize: CGFloat = 11

  /// By how much texts of a style, and what is measured by them, are larger than designed.
  package func factor(for style: Font.TextStyle) -> CGFloat {
    dynamicTypeSize?.factor(for: style) ?? textScale
  }

  /// By how much texts of a size of their own are larger than designed.
  var fixedFactor: CGFloat {
    guard let factor = dynamicTypeSize?.factor(for: .body) else { return textScale }
    return min(max(textScale, min(factor, 1)), max(factor, 1))
  }

  /// The size of a style in whole points; `designed` where a look has another one than Lamina's own.
  func size(of style: Font.TextStyle, at designed: CGFloat? = nil) -> CGFloat {
    let size = ((designed ?? style.size) * factor(for: style)).rounded()
    return dynamicTypeSize == nil ? size : max(size, Self.leastSize)
  }
}
