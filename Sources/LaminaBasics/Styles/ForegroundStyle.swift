public import LaminaDrawing

/// The style that the environment names: what `foregroundStyle(_:)` set.
public nonisolated struct ForegroundStyle: ShapeStyle, Hashable {
  /// Makes the style: the same as `.foreground`.
  public init() {}

  /// What `foregroundStyle(_:)` set, or a level of it.
  @MainActor
  public func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    environment.foregroundStyle.paint(at: level, in: environment)
  }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
  /// What `foregroundStyle(_:)` set.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension EnvironmentValues {
  /// What text and shapes are painted with unless they say otherwise.
  public var foregroundStyle: AnyShapeStyle {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue.placed(over: self) }
  }

  /// The environment in which a foreground style was set: with the one around it.
  func outside(_ outer: AnyShapeStyle) -> EnvironmentValues {
    var environment = self
    environment[ForegroundStyleKey.self] = outer
    return environment
  }
}

private struct ForegroundStyleKey: EnvironmentKey {
  static let defaultValue = AnyShapeStyle(Color.primary)
}

extension AnyShapeStyle {
  /// The style as a place knows it in which it is set: levels are those of what is around.
  @MainActor fileprivate func placed(over environment: EnvironmentValues) -> AnyShapeStyle {
    if style is any SelfContainedStyle || style is PlacedStyle || style is ForegroundLevel {
      return self
    }
    let outer = environment[ForegroundStyleKey.self]
    guard let level = (style as? HierarchicalShapeStyle)?.level else {
      return AnyShapeStyle(PlacedStyle(style: self, outer: outer))
    }
    return level == 0
      ? outer.levelBase : AnyShapeStyle(ForegroundLevel(base: outer.levelBase, level: level))
  }

  /// How many styles `foregroundStyle` was given; 1 unless it named several.
  package nonisolated var ownLevelCount: Int { pack?.styles.count ?? 1 }

  /// The first of the styles that `foregroundStyle` was given.
  package nonisolated var firstOfOwn: AnyShapeStyle {
    guard let first = pack?.styles.first else { return self }
    guard let placed = style as? PlacedStyle else { return first }
    return AnyShapeStyle(PlacedStyle(style: first, outer: placed.outer))
  }

  private nonisolated var pack: StylePack? {
    style as? StylePack ?? (style as? PlacedStyle)?.style.style as? StylePack
  }

  /// The style of which `.primary` and the levels below it are levels.
  nonisolated var levelBase: AnyShapeStyle { (style as? ForegroundLevel)?.base ?? self }
}

/// A level of what `foregroundStyle(_:)` set further out.
private nonisolated struct ForegroundLevel: ShapeStyle, Equatable {
  let base: AnyShapeStyle
  let level: Int

  @MainActor func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    base.paint(at: self.level + level, in: environment)
  }
}

/// A style that asks for the foreground style, which is the one around the place where it was set.
private nonisolated struct PlacedStyle: ShapeStyle, Equatable {
  let style: AnyShapeStyle
  let outer: AnyShapeStyle

  @MainActor func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    style.paint(at: level, in: environment.outside(outer))
  }
}

/// Styles for the levels from the first on; the last one stands for all below it, too.
private nonisolated struct StylePack: ShapeStyle, Equatable {
  let styles: [AnyShapeStyle]

  @MainActor func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    let own = min(level, styles.count - 1)
    return styles[own].paint(at: level - own, in: environment)
  }
}

extension View {
  /// Paints text and shapes inside the view with `style`.
  ///
  /// `.primary` inside is that style, `.secondary` a fainter one.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundStyle, AnyShapeStyle(style))
  }

  /// Paints text and shapes inside the view with `color`.
  public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.foregroundStyle) { if let color { $0 = AnyShapeStyle(color) } }
  }

  /// Paints text and shapes inside the view with `primary`, and with `secondary` what is secondary there.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    foregroundStyle(StylePack(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Paints text and shapes inside the view with `primary`, and with the other two what is secondary and tertiary
  /// there.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> some View {
    foregroundStyle(
      StylePack(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Gives controls and links inside the view this colour instead of the accent colour.
  public func tint(_ tint: Color?) -> some View { tinting(tint) }

  /// Gives controls and links inside the view this colour instead of the accent colour.
  ///
  /// A gradient is what gauges are filled with; to other controls a style that is no colour changes nothing.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { tinting(tint) }

  /// Gives controls and links inside the view this colour instead of the accent colour.
  public func accentColor(_ color: Color?) -> some View { tinting(color) }

  /// Gives what is pressed and what leads on a colour, or gauges a gradient.
  private func tinting(_ style: (any ShapeStyle)?) -> some View {
    settingEnvironment { environment in
      guard let style else { return }
      guard let color = style as? Color else {
        return environment.setPatternTint(AnyShapeStyle(style))
      }
      environment.setPatternTint(nil)
      environment.changeLook { look in
        look.override(.accent, with: color)
        look.override(.link, with: color)
      }
    }
  }
}

extension EnvironmentValues {
  /// What gauges are filled with where that is no colour; nil for the accent colour.
  package var patternTint: AnyShapeStyle? {
    get { self[PatternTintKey.self] }
    set { self[PatternTintKey.self] = newValue }
  }

  /// Sets it where it is another one: each value that is set costs a place in the table.
  fileprivate mutating func setPatternTint(_ style: AnyShapeStyle?) {
    if patternTint != style { patternTint = style }
  }
}

private struct PatternTintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
