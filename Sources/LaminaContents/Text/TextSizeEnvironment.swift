public import LaminaGeometry
public import LaminaText

extension EnvironmentValues {
  /// How large a person wants text to be.
  ///
  /// Where no view has set one it is the size that is nearest to the desktop's text scale, to which texts
  /// keep exactly.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set {
      textSize.dynamicTypeSize = newValue
      show(newValue)
    }
  }

  /// By how much the desktop makes text larger than usual, from 0.5 to 4; a host sets it at any time.
  ///
  /// Texts, and what is measured in text, grow by it: also those whose size is no text style's.
  public var systemTextScale: CGFloat {
    get { self[TextSizeKey.self].textScale }
    set {
      let scale = newValue.isFinite ? min(max(newValue, 0.5), 4) : 1
      guard scale != textSize.textScale else { return }
      textSize.textScale = scale
      if textSize.dynamicTypeSize == nil { show(DynamicTypeSize(nearestTo: scale)) }
    }
  }

  /// What a font is resolved with here.
  ///
  /// ```swift
  /// @Environment(\.fontResolutionContext) private var context
  /// let isBold = (attributes.font ?? .default).resolve(in: context).isBold
  /// ```
  public var fontResolutionContext: Font.Context { textSize }

  /// What fonts and measures depend on: a text reads this and nothing else of the two above.
  package private(set) var textSize: Font.Context {
    get { self[TextSizeKey.self] }
    set { self[TextSizeKey.self] = newValue }
  }

  /// A value that is set is another one than none, for who reads it: what is the same is not set.
  private mutating func show(_ size: DynamicTypeSize) {
    if self[DynamicTypeSizeKey.self] != size { self[DynamicTypeSizeKey.self] = size }
  }
}

private struct TextSizeKey: EnvironmentKey { static let defaultValue = Font.Context.standard }

/// Of its own, so that who reads it is left alone while the scale moves within one size.
private struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension View {
  /// Shows the texts inside the view in this size, whatever the person wants.
  ///
  /// ```swift
  /// Badge(count: 3).dynamicTypeSize(.large)
  /// ```
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the texts inside the view within a range of sizes; within it they are as the person wants.
  ///
  /// ```swift
  /// Toolbar().dynamicTypeSize(...DynamicTypeSize.xxLarge)
  /// ```
  public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return transformEnvironment(\.self) { environment in
      guard let first = sizes.first, let last = sizes.last else { return }
      let held = min(max(environment.dynamicTypeSize, first), last)
      if held != environment.dynamicTypeSize { environment.dynamicTypeSize = held }
    }
  }
}
