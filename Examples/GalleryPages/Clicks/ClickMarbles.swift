import Lamina

/// The clicks of the last seconds as marbles that wander to the left, one line for each step.
struct ClickMarbles: View {
  let streams: ClickStreams
  let clock: any StreamClock
  @Stream private var isMoving: Bool
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(_ streams: ClickStreams, clock: any StreamClock) {
    self.streams = streams
    self.clock = clock
    _isMoving = Stream(wrappedValue: false, streams.isMoving)
  }

  var body: some View {
    Observing(streams.timeline, initial: ClickTimeline()) { timeline in
      TimelineView(.animation(minimumInterval: reducesMotion ? 0.5 : nil, paused: !isMoving)) { _ in
        MarbleDiagramView(timeline: timeline, now: clock.now)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("The last 6 seconds")
      .accessibilityValue(Self.description(of: timeline))
      .accessibilityIdentifier("timeline")
    }
  }

  /// What a person who does not see it hears.
  private static func description(of timeline: ClickTimeline) -> String {
    let clicks = timeline.marks.count { $0.kind == .click }
    let gestures = timeline.marks.compactMap { mark -> Int? in
      if case .gesture(let clicks) = mark.kind { clicks } else { nil }
    }
    if clicks == 0 { return "no clicks" }
    let groups = gestures.map(String.init).joined(separator: ", ")
    return "\(clicks) clicks" + (groups.isEmpty ? "" : ", in groups of \(groups)")
  }
}

/// The three lines as they are at a time.
private struct MarbleDiagramView: View {
  let timeline: ClickTimeline
  let now: Duration

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      line("clicks", .blue) { if case .click = $0 { "" } else { nil } }
      line("buffer(idle: 250 ms), count", .orange) { Self.number($0, atLeast: 1) }
      line("filter { $0 > 1 }", .green) { Self.number($0, atLeast: 2) }
    }
  }

  private static func number(_ kind: ClickMark.Kind, atLeast least: Int) -> String? {
    if case .gesture(let clicks) = kind, clicks >= least { "\(clicks)" } else { nil }
  }

  private func line(
    _ name: String, _ color: Color, _ text: (ClickMark.Kind) -> String?
  ) -> some View {
    let shown = timeline.marks.compactMap { mark in
      text(mark.kind).map { (mark: mark, text: $0) }
    }
    return HStack(spacing: 16) {
      Text(name).font(.callout.monospaced()).foregroundStyle(.secondary)
        .frame(width: 210, alignment: .leading)
      GeometryReader { proxy in
        Wire()
        ForEach(shown.indices, id: \.self) { index in
          let age = (now - shown[index].mark.time) / ClickTimeline.span
          Marble(text: shown[index].text, color: color)
            .opacity(min(1, max(0, (1 - age) * 6)))
            .position(x: (proxy.size.width - 24) * (1 - age) + 4, y: proxy.size.height / 2)
        }
      }
      .frame(height: 28)
    }
  }
}

/// A line with an arrow at its end, which is now.
private struct Wire: View {
  var body: some View {
    HStack(spacing: 0) {
      Hairline()
      Image(systemName: "chevron.right").accessibilityHidden(true).font(.caption).foregroundStyle(
        .tertiary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A value on its way.
private struct Marble: View {
  let text: String
  let color: Color

  var body: some View {
    if text.isEmpty {
      Circle().fill(color)
        .overlay(Circle().strokeBorder(.background, lineWidth: 1.5))
        .frame(width: 15, height: 15)
    } else {
      Circle().fill(color.opacity(0.18))
        .overlay(Circle().strokeBorder(color, lineWidth: 2))
        .overlay(Text(text).font(.callout.weight(.semibold)).monospacedDigit())
        .frame(width: 26, height: 26)
    }
  }
}
