import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText

/// How much of a large title is left while what is below it has been scrolled.
///
/// ```
///  scrolled: 0          20               52 and more
///  [back]     [Add]     [back]    [Add]  [back] Fruits [Add]
///  Fruits               Fruits           ──────────────────
///  ────────────────     ──────────────
/// ```
nonisolated struct LargeTitlePlace: Equatable {
  /// How high it is as a whole; nil while that is not known.
  let height: CGFloat?
  /// Whether there is a row above it, into which it goes.
  let hasRow: Bool
  /// How far the screen has been scrolled.
  let scrolled: CGFloat

  /// What stays of it at least, where it makes a row of its own.
  private var least: CGFloat { hasRow ? 0 : BarMetrics.height }
  private var most: CGFloat { max(0, (height ?? 0) - least) }

  /// How much of its room it has given to what scrolls.
  var given: CGFloat { min(max(0, scrolled), most) }
  /// How high it is now; nil where that is its own business.
  var shown: CGFloat? { given > 0 ? height.map { $0 - given } : nil }
  /// Whether it stands in the row.
  var isInRow: Bool { most > 0 && given >= most }
}

/// The title below a bar's buttons.
struct LargeTitle: View {
  let title: Text
  let subtitle: Text?
  let place: LargeTitlePlace
  /// Called with its height as a whole.
  let measured: (CGFloat) -> Void

  var body: some View {
    if !place.isInRow {
      BarTitles(title: title, subtitle: subtitle, isLarge: true)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16).padding(.bottom, 8).padding(.top, place.hasRow ? 0 : 12)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: measured)
        .fixedSize(horizontal: false, vertical: true)
        .frame(height: place.shown, alignment: .bottom)
        .clipped()
    } else if !place.hasRow {
      BarTitles(title: title, subtitle: subtitle, isLarge: false)
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, minHeight: BarMetrics.height)
    }
  }
}

extension View {
  /// Has the large title of a screen give way as the view scrolls.
  func scrolling(_ screen: ScreenModel) -> some View {
    onScrollGeometryChange(for: CGFloat?.self) { geometry in
      // What goes only to the side, as a shelf does, says nothing of it.
      if geometry.contentSize.width > geometry.containerSize.width,
        geometry.contentSize.height <= geometry.containerSize.height
      {
        return nil
      }
      return screen.bar.hasLargeTitle
        ? min(max(0, geometry.contentOffset.y), BarMetrics.mostTitle) : 0
    } action: {
      if let scrolled = $1 { screen.scrolled = scrolled }
    }
  }
}
