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
  @ScaledMetric private var textScale = 1.0
  @Environment(\.measures) private var measures

  /// What stays of it at least, where it makes a row of its own.
  private var least: CGFloat { hasRow ? 0 : BarMetrics.height(measures, textScale: textScale) }

  var body: some View {
    // What `initial` is given may be an older one by then.
    content.onAppear { [least] in scroll.least = least }
      .onChange(of: least) { scroll.least = $0 }
  }

  @ViewBuilder private var content: some View {
    if !scroll.isInRow {
      BarTitles(heading: heading, isLarge: true)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16).padding(.bottom, 8).padding(.top, hasRow ? 0 : 12)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) {
          scroll.measured(height: $0)
        }
        .fixedSize(horizontal: false, vertical: true)
        .frame(height: scroll.shown, alignment: .bottom)
        .clipped()
    } else if !hasRow {
      BarTitles(heading: heading, isLarge: false)
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, minHeight: least)
    }
  }
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
