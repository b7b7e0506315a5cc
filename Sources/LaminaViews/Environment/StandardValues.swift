public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayout

extension EnvironmentValues {
  /// Whether controls take input; `disabled(_:)` sets it.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Device pixels for each point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The side on which reading begins.
  ///
  /// Set for a view, it turns all that is inside: rows, alignments, paddings, offsets, text.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The components behind the colour roles.
  public var colorPalette: ColorPalette {
    get { self[ColorPaletteKey.self] }
    set { self[ColorPaletteKey.self] = newValue }
  }

  /// What text and shapes are painted with unless they say otherwise.
  public var foregroundStyle: AnyShapeStyle {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// The axis of the nearest stack; nil outside of stacks.
  var stackOrientation: Axis? {
    get { self[StackOrientationKey.self] }
    set { self[StackOrientationKey.self] = newValue }
  }
}

private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}
private struct ColorPaletteKey: EnvironmentKey { static let defaultValue = ColorPalette.light }
private struct ForegroundStyleKey: EnvironmentKey {
  static let defaultValue = AnyShapeStyle(Color.primary)
}
private struct StackOrientationKey: EnvironmentKey { static let defaultValue: Axis? = nil }

extension View {
  /// Paints text and shapes inside the view with `style`.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundStyle, AnyShapeStyle(style))
  }

  /// Paints text and shapes inside the view with `color`.
  public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.foregroundStyle) { if let color { $0 = AnyShapeStyle(color) } }
  }

  /// Paints text and shapes inside the view with `primary`; a colour as `secondary` is what is
  /// secondary there.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    foregroundStyle(primary).role(.secondary, secondary)
  }

  /// Paints text and shapes inside the view with `primary`; colours as the other two are what is
  /// secondary and tertiary there.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> some View {
    foregroundStyle(primary).role(.secondary, secondary).role(.tertiary, tertiary)
  }

  /// Gives controls inside the view this colour instead of the accent colour.
  public func tint(_ tint: Color?) -> some View { role(.accent, tint) }

  /// Gives controls inside the view this colour instead of the accent colour.
  ///
  /// A style that is no colour changes nothing.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { role(.accent, tint) }

  private func role(_ role: Color.Role, _ style: (any ShapeStyle)?) -> some View {
    transformEnvironment(\.colorPalette) {
      if let color = style as? Color { $0[role] = color.resolve(in: $0) }
    }
  }

  /// Takes input away from the controls inside the view, or leaves it as it is outside.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
