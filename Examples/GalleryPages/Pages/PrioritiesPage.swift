import Lamina

/// Priorities: three views in a row whose width, priorities, alignment and direction one sets, with the
/// width that each gets.
struct PrioritiesPage: View {
  @State private var width: CGFloat = 420
  @State private var priorities: [Double] = [0, 0, 0]
  @State private var alignment = RowAlignment.center
  @State private var isRightToLeft = false

  var body: some View {
    PageScaffold(.priorities) {
      Sample(
        "Who is served first",
        "What the others need least is kept for them; the rest goes to the highest priority."
      ) {
        PriorityRow(priorities: priorities, alignment: alignment)
          .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
          .frame(width: width).textFrame(height: 96)
          .background(Color(role: .groupedBackground), in: RoundedRectangle(cornerRadius: 8))
          .frame(width: Self.widths.upperBound, alignment: .leading)
      }
      Sample("In your hands", "The row is as wide as you say; each view has a priority.") {
        controls
      }
    }
  }

  private static let widths: ClosedRange<CGFloat> = 160...600

  private var controls: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextRow(spacing: 24) {
        Dial("Width", $width, in: Self.widths, digits: 0)
        Toggle("Right to left", isOn: $isRightToLeft).fixedSize()
      }
      TextRow(spacing: 24) {
        priority(of: 0)
        priority(of: 1)
      }
      TextRow(spacing: 24) {
        priority(of: 2)
        Choice(
          title: "Alignment", options: RowAlignment.allCases.map { ($0, $0.rawValue) },
          selection: $alignment)
      }
    }
  }

  private func priority(of part: Int) -> some View {
    let name = PriorityRow.parts[part].name
    return Choice(
      title: "Priority of \(name)", options: [0, 1, 2].map { (Double($0), "\(name) \($0)") },
      selection: $priorities[part])
  }
}

/// Where the views of a row meet.
nonisolated enum RowAlignment: String, CaseIterable {
  case top = "Top"
  case center = "Center"
  case bottom = "Bottom"
  case firstTextBaseline = "First baseline"

  var guide: VerticalAlignment {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .firstTextBaseline: .firstTextBaseline
    }
  }
}

/// A text, an area with a least width, and a text: as flexible as they are.
private struct PriorityRow: View {
  static let parts: [(name: String, words: String, color: Color)] = [
    ("First", "Text that wraps where there is little room", .orange),
    ("Second", "At least 60", .teal),
    ("Third", "Another text that likes to stand on one line", .pink),
  ]

  let priorities: [Double]
  let alignment: RowAlignment
  @ScaledMetric private var numberDrop: CGFloat = 16

  var body: some View {
    HStack(alignment: alignment.guide, spacing: 8) {
      ForEach(Self.parts.indices, id: \.self) { part in
        piece(part).layoutPriority(priorities[part])
      }
    }
  }

  private func piece(_ part: Int) -> some View {
    Text(Self.parts[part].words)
      .font(part == 1 ? .title3 : .callout)
      .lineLimit(3)
      .padding(4)
      .frame(minWidth: part == 1 ? 60 : nil, maxWidth: part == 1 ? .infinity : nil)
      .background(Self.parts[part].color.opacity(0.3), in: RoundedRectangle(cornerRadius: 4))
      .overlay(alignment: .bottom) {
        MeasuredWidth(name: Self.parts[part].name).offset(y: numberDrop)
      }
  }
}

/// The width of what it lies over, in words.
private struct MeasuredWidth: View {
  let name: String

  var body: some View {
    GeometryReader { place in
      Text(String(format: "%.0f", Double(place.size.width)))
        .font(.caption).monospacedDigit().foregroundStyle(.secondary).fixedSize()
        .accessibilityIdentifier("width of \(name)")
        .frame(width: place.size.width)
    }
    .textFrame(height: 14)
  }
}
