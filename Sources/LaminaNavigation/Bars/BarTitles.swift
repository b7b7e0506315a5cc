import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText

/// The name of a screen, what stands below it, and the menu that it opens.
struct BarHeading {
  let title: Text
  let subtitle: Text?
  /// What is in its menu; empty where it has none.
  let menu: [ToolbarSlot]
}

extension Bar {
  /// The name of the screen; nil where it has none.
  var heading: BarHeading? {
    title.map { BarHeading(title: $0, subtitle: subtitle, menu: items(at: .titleMenu)) }
  }
}

/// A title with what stands below it, which opens a menu where there is one.
struct BarTitles: View {
  let heading: BarHeading
  let isLarge: Bool

  var body: some View {
    if heading.menu.isEmpty {
      lines
    } else {
      Menu {
        ForEach(heading.menu) { OverflowEntry(slot: $0) }
      } label: {
        lines
      }
      .buttonStyle(.plain)
      .help(heading.title)
    }
  }

  private var lines: some View {
    VStack(alignment: isLarge ? .leading : .center, spacing: 0) {
      heading.title.font(isLarge ? .largeTitle.weight(.bold) : .headline).lineLimit(1)
        .accessibilityAddTraits(.isHeader)
      if let subtitle = heading.subtitle {
        subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }
}
