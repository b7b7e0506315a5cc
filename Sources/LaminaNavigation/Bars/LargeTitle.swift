import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText

/// The title below a bar's buttons, as much of it as is left while what is below has been scrolled.
struct LargeTitle: View {
  let heading: BarHeading
  /// Whether there is a row above it, into which it goes.
  let hasRow: Bool
  let scroll: TitleScroll
  /// How high it is as a whole; nil while that is not known.
  @State private var height: CGFloat?
  @ScaledMetric private var textScale = 1.0
  @Environment(\.measures) private var measures

  /// What stays of it at least, where it makes a row of its own.
  private var least: CGFloat { hasRow ? 0 : BarMetrics.height(measures, textScale: textScale) }

  var body: some View {
    content.onChange(of: least) { if let height { scroll.measured(height: height, least: $0) } }
  }

  @ViewBuilder private var content: some View {
    if !scroll.isInRow {
      BarTitles(heading: heading, isLarge: true)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16).padding(.bottom, 8).padding(.top, hasRow ? 0 : 12)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { [least] in
          height = $0
          scroll.measured(height: $0, least: least)
        }
        .fixedSize(horizontal: false, vertical: true)
        .frame(height: shown, alignment: .bottom)
        .clipped()
    } else if !hasRow {
      BarTitles(heading: heading, isLarge: false)
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, minHeight: least)
    }
  }

  /// How high it is now; nil where that is its own business.
  private var shown: CGFloat? { scroll.given > 0 ? height.map { $0 - scroll.given } : nil }
}

/// Leaves below a bar the room that its title has given away: what scrolls keeps that of the whole title, and shows
/// there.
struct GivenRoom: ViewModifier {
  /// Nil where the title is not large.
  let scroll: TitleScroll?

  func body(content: Content) -> some View { content.padding(.bottom, scroll?.given ?? 0) }
}

extension View {
  /// Has the large title of a screen give way as the view scrolls.
  func scrolling(_ screen: ScreenModel) -> some View {
    onVerticalScroll { screen.titleScroll.scrolled(to: $0) }
  }
}
