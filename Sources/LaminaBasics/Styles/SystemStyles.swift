public import LaminaDrawing

/// The ground of what is selected.
public nonisolated struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Makes the style: the same as `.selection`.
  public init() {}

  /// The palette's colour of what is selected.
  @MainActor
  public func resolve(in environment: EnvironmentValues) -> Color { Color(role: .selection) }
}

/// The style of lines between parts.
public nonisolated struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Makes the style: the same as `.separator`.
  public init() {}

  /// The palette's colour of lines between parts.
  @MainActor
  public func resolve(in environment: EnvironmentValues) -> Color { Color(role: .separator) }
}

/// The style of texts that stand where something is to be typed.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Makes the style: the same as `.placeholder`.
  public init() {}

  /// The palette's colour for texts of third rank.
  @MainActor
  public func resolve(in environment: EnvironmentValues) -> Color { Color(role: .tertiary) }
}

/// The style of words that lead elsewhere.
public nonisolated struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Makes the style: the same as `.link`.
  public init() {}

  /// The palette's colour of links, or what an enclosing `tint(_:)` sets.
  @MainActor
  public func resolve(in environment: EnvironmentValues) -> Color { Color(role: .link) }
}

/// The style of what is to stand out: the accent colour, or what an enclosing `tint(_:)` sets.
public nonisolated struct TintShapeStyle: ShapeStyle, Hashable {
  /// Makes the style: the same as `.tint`.
  public init() {}

  /// The accent colour of the place.
  @MainActor
  public func resolve(in environment: EnvironmentValues) -> Color { .accentColor }
}

/// The style of a window's ground.
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// Makes the style: the same as `.windowBackground`.
  public init() {}

  /// The palette's colour of a window's ground.
  @MainActor
  public func resolve(in environment: EnvironmentValues) -> Color { Color(role: .background) }
}

nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
  /// The ground of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// Texts that stand where something is to be typed.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

nonisolated extension ShapeStyle where Self == LinkShapeStyle {
  /// Words that lead elsewhere.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

nonisolated extension ShapeStyle {
  /// The style, mixed with what lies below by a mode; shapes as a whole are mixed so.
  @_disfavoredOverload
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedStyle(base: AnyShapeStyle(self), mode: mode)
  }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style, mixed with what lies below by a mode.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }
}

/// A style that is mixed with what lies below.
private nonisolated struct BlendedStyle: ShapeStyle, Equatable {
  let base: AnyShapeStyle
  let mode: BlendMode

  @MainActor func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    var paint = base.paint(at: level, in: environment)
    paint.blendMode = mode
    return paint
  }
}
