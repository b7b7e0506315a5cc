package import Lamina

extension View {
  /// Shows the view in dark colours, or in light ones.
  package func themed(isDark: Bool) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.background)
      .environment(\.colorPalette, isDark ? .dark : .light)
  }
}
