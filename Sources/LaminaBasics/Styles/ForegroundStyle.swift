public import LaminaDrawing

extension EnvironmentValues {
  /// What text and shapes are painted with unless they say otherwise.
  public var foregroundStyle: AnyShapeStyle {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}

private struct ForegroundStyleKey: EnvironmentKey {
  static let defaultValue = AnyShapeStyle(Color.primary)
}

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

  /// Gives controls and links inside the view this colour instead of the accent colour.
  public func tint(_ tint: Color?) -> some View { tinting(tint) }

  /// Gives controls and links inside the view this colour instead of the accent colour.
  ///
  /// A style that is no colour changes nothing.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { tinting(tint) }

  /// Gives controls and links inside the view this colour instead of the accent colour.
  public func accentColor(_ color: Color?) -> some View { tinting(color) }

  /// Gives what is pressed and what leads on a colour.
  private func tinting(_ style: (any ShapeStyle)?) -> some View {
    roles([.accent, .link], style)
  }

  private func role(_ role: Color.Role, _ style: (any ShapeStyle)?) -> some View {
    roles([role], style)
  }

  private func roles(_ roles: [Color.Role], _ style: (any ShapeStyle)?) -> some View {
    look { look in
      guard let color = style as? Color else { return }
      for role in roles { look.override(role, with: color) }
    }
  }
}
