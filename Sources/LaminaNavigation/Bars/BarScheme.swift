public import LaminaDrawing

/// A bar that looks as by day or by night, whatever is around it.
struct BarScheme: ViewModifier {
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { if let scheme { $0.colorScheme = scheme } }
  }
}

extension Bar {
  /// Whether the bar of an item looks as by day or by night; nil where nothing is said.
  func scheme(around slot: ToolbarSlot) -> ColorScheme? {
    said(\.schemes, of: slot.placement.place.isAtTop ? .navigationBar : .bottomBar)
  }
}

extension View {
  /// Shows bars of the screen in which the view is as by day or by night; nil says nothing.
  ///
  /// ```swift
  /// Photo(photo)
  ///   .toolbarBackground(.black, for: .navigationBar)
  ///   .toolbarColorScheme(.dark, for: .navigationBar)
  /// ```
  /// Without `bars` it is said of all bars of the screen; that of a tab view is named: `.tabBar`.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    claiming { claim in
      for bar in bars.isEmpty ? [.automatic] : bars { claim.schemes[bar] = colorScheme }
    }
  }
}
