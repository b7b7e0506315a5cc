import LaminaText
import LaminaGeometry
import LaminaLayout

/// What few sliders have: ticks, a value in words, a part that cannot be reached.
struct SliderMarks {
  /// A tick, whatever the type of its value.
  struct Tick {
    let value: Double
    let label: AnyView?
  }

  var ticks: [Tick]?
  var current: AnyView?
  /// Where what is filled begins; nil for the lower end.
  var neutral: Double?
  /// The part of the bounds within which a person may choose.
  var enabled: ClosedRange<Double>?

  init<V: BinaryFloatingPoint>(
    _ ticks: some Sequence<SliderTick<V>>, current: some View, neutral: V?, enabled: ClosedRange<V>?
  ) {
    self.ticks = ticks.map { Tick(value: Double($0.value), label: $0.label) }
    self.current = current is EmptyView ? nil : AnyView(current)
    self.neutral = neutral.map { Double($0) }
    self.enabled = enabled.map { Double($0.lowerBound)...Double($0.upperBound) }
  }

  /// Where the ticks stand, from 0 to 1; nil where none were asked for.
  func places(in scale: SliderScale) -> [CGFloat]? { ticks?.map { scale.fraction(of: $0.value) } }

  /// The labels of ticks, each with its place.
  fileprivate func labels(in scale: SliderScale) -> [(place: CGFloat, label: AnyView)] {
    (ticks ?? []).compactMap { tick in
      tick.label.map { (scale.fraction(of: tick.value), $0) }
    }
  }
}

/// The track of a slider, with the labels of its ticks below.
struct MarkedTrack: View {
  let track: SliderTrack
  let marks: SliderMarks
  let scale: SliderScale
  @ScaledMetric private var knob = SliderLeaf.usualKnob

  var body: some View {
    let labels = marks.labels(in: scale)
    if !labels.isEmpty {
      VStack(spacing: 2) {
        track
        TickLabels(places: labels.map(\.place), knob: knob) {
          ForEach(labels.indices, id: \.self) { labels[$0].label }
        }
        .font(.caption).foregroundStyle(.secondary).accessibilityHidden(true)
      }
    } else {
      track
    }
  }
}

/// Puts each label below its tick, and none beyond the ends.
private nonisolated struct TickLabels: Layout, Equatable {
  let places: [CGFloat]
  let knob: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: proposal.width ?? sizes.map(\.width).reduce(0, +),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (place, view) in zip(places, subviews) {
      let width = view.sizeThatFits(.unspecified).width
      let middle = bounds.minX + knob / 2 + place * (bounds.width - knob)
      let x = min(max(middle - width / 2, bounds.minX), max(bounds.maxX - width, bounds.minX))
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
    }
  }
}
