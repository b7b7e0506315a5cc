import LaminaDrawing
import LaminaGeometry
import LaminaThemes
import LaminaLayout
import LaminaAnimation

/// Entries side by side on a track, with a raised box behind the chosen one, which glides.
///
/// ```
///  ╭────────┬────────┬────────╮
///  │  Day   │╭ Week ╮│ Month  │
///  ╰────────┴────────┴────────╯
/// ```
struct SegmentedPicker: View {
  let choice: PickerChoice
  @Environment(\.measures) private var measures
  @Environment(\.controlSize) private var size
  @Environment(\.colorScheme) private var scheme
  @ScaledMetric private var unit = 1.0

  private var height: CGFloat { (measures[.controlHeight] * unit).rounded() }
  private var radius: CGFloat { measures[.cornerControl] }

  var body: some View {
    OptionGroup(choice: choice, ring: { FocusRing(isVisible: $0) }) { phase in
      SegmentsLayout(chosen: choice.chosen ?? 0) {
        pill.opacity(choice.chosen == nil ? 0 : 1)
        ForEach(Array(0..<choice.options.count), id: \.self) { segment($0, phase) }
      }
      .animation(.snappy(duration: Double(measures[.durationSwitch])), value: choice.chosen)
      .padding(2)
      .background(Color(role: .quaternary).opacity(0.5), in: RoundedRectangle(cornerRadius: radius))
      .opacity(phase.opacity)
    }
  }

  private let fill = Color(role: .controlFill)

  private var pill: some View {
    // By night nearer things are lighter: a fill that is darker than the ground could not be seen.
    RoundedRectangle(cornerRadius: max(0, radius - 2))
      .fill(scheme == .dark ? fill.mix(with: Color(role: .primary), by: 0.15) : fill)
      .overlay {
        RoundedRectangle(cornerRadius: max(0, radius - 2))
          .strokeBorder(Color(role: .controlBorder), lineWidth: 0.5)
      }
      .shadow(.raised)
  }

  private func segment(_ number: Int, _ group: ControlPhase) -> some View {
    OptionButton(number: number, choice: choice) { label, phase in
      label
        .font(size.font)
        .lineLimit(1)
        .padding(.horizontal, measures[.controlPadding])
        .frame(maxWidth: .infinity, minHeight: height - 4)
        .opacity(phase.isPressed ? 0.6 : phase.opacity(in: group))
        .contentShape(Rectangle())
    }
  }
}

/// Segments of the same breadth, and what lies behind the chosen one.
nonisolated struct SegmentsLayout: Layout, Equatable {
  /// The number of the chosen segment.
  let chosen: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let segments = subviews.dropFirst()
    guard !segments.isEmpty else { return .zero }
    let ideal = segments.map { $0.sizeThatFits(.unspecified) }
    let breadth = (ideal.map(\.width).max() ?? 0) * CGFloat(segments.count)
    let offered = proposal.width ?? breadth
    let width = min(breadth, max(0, offered))
    let each = ProposedViewSize(width: width / CGFloat(segments.count), height: nil)
    return CGSize(width: width, height: segments.map { $0.sizeThatFits(each).height }.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let count = max(1, subviews.count - 1)
    let size = CGSize(width: bounds.width / CGFloat(count), height: bounds.height)
    for (index, subview) in subviews.enumerated() {
      let number = index == 0 ? min(max(0, chosen), count - 1) : index - 1
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(number) * size.width, y: bounds.minY),
        proposal: ProposedViewSize(size))
    }
  }
}
