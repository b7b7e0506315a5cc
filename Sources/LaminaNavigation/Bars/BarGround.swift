import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// What a bar is filled with: what its screen says, or the colour of the window.
struct BarGround: View {
  let bar: Bar
  let placement: ToolbarPlacement

  var body: some View {
    if bar.hasGround(placement) {
      Rectangle().fill(bar.said(\.fills, of: placement) ?? AnyShapeStyle(Color(role: .background)))
    }
  }
}

extension Bar {
  /// Whether a bar is filled, and has a line at its edge.
  func hasGround(_ placement: ToolbarPlacement) -> Bool {
    said(\.fillVisibilities, of: placement) != .hidden
  }
}

extension View {
  /// Fills bars of the screen in which the view is.
  ///
  /// ```swift
  /// List(songs) { Text($0.title) }
  ///   .navigationTitle("Songs")
  ///   .toolbarBackground(.yellow, for: .navigationBar)
  /// ```
  /// The fill is seen wherever the screen is scrolled to. Without `bars` it is that of all bars of the screen; that of a
  /// tab view is named: `.tabBar`. Titles keep their colours.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    claiming { claim in
      for bar in bars.isEmpty ? [.automatic] : bars { claim.fills[bar] = AnyShapeStyle(style) }
    }
  }

  /// Shows or hides the fill of bars of the screen in which the view is, and the line at their edge.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { filling(bars, visibility) }

  /// Shows or hides the fill of bars, in SwiftUI's old spelling; `toolbarBackgroundVisibility` is the new one.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { filling(bars, visibility) }

  private func filling(_ bars: [ToolbarPlacement], _ visibility: Visibility) -> some View {
    claiming { claim in
      for bar in bars.isEmpty ? [.automatic] : bars { claim.fillVisibilities[bar] = visibility }
    }
  }
}
