/// A level of the foreground style: what `foregroundStyle(_:)` set, or something fainter.
///
/// ```swift
/// VStack {
///   Text("Tides")                                    // red
///   Text("at the pier").foregroundStyle(.secondary)  // half as strong
/// }
/// .foregroundStyle(.red)
/// ```
/// Where nothing was set, levels are the palette's colours for texts of that rank.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// A level of what is set, also where a level of that is set in between.
  @MainActor
  public func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    environment.foregroundStyle.levelBase.paint(at: self.level + level, in: environment)
  }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself: by default that of texts and symbols that matter most.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The fifth and faintest level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

nonisolated extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { LevelStyle(base: AnyShapeStyle(self), level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { LevelStyle(base: AnyShapeStyle(self), level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { LevelStyle(base: AnyShapeStyle(self), level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { LevelStyle(base: AnyShapeStyle(self), level: 4) }
}

/// A level of a style.
private nonisolated struct LevelStyle: ShapeStyle, Equatable {
  let base: AnyShapeStyle
  let level: Int

  @MainActor func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    base.paint(at: self.level + level, in: environment)
  }
}
