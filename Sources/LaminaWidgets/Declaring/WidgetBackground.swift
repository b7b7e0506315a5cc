import LaminaGeometry
public import LaminaLayout

/// What a background fills of a widget: all of it.
public enum WidgetBackgroundPlacement: Hashable, Sendable {
  case widget
}

extension View {
  /// Fills the widget in which the view is, to its edges.
  ///
  /// ```swift
  /// Text("12").containerBackground(.indigo.gradient, for: .widget)
  /// ```
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: WidgetBackgroundPlacement
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
  }

  /// Puts a view behind the widget in which the view is.
  public func containerBackground<V: View>(
    for container: WidgetBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let ground = content()
    return frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) { ground.ignoresSafeArea() }
  }
}
