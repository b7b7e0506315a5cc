package import Lamina

/// What follows from clicks: how many there were, and which of them belong together.
///
/// ```
///  clicks                ─●─●──────────●──────●─●─●──────────
///  buffer(idle: 250 ms)  ──────②────────────①────────────③──
///  filter { $0 > 1 }     ──────②─────────────────────────③──
/// ```
package final class ClickStreams {
  /// Clicks at most so far apart are one gesture.
  package static let gap = Duration.milliseconds(250)

  package let clicks = Subject<Void, Never>()
  /// How many there were.
  package let count: EventStream<Int, Never>
  /// How many belonged together, sent when no more can come.
  package let gestures: EventStream<Int, Never>
  /// The gestures of more than one click.
  package let multiples: EventStream<Int, Never>
  /// How often each number of clicks came.
  package let tally: EventStream<ClickTally, Never>
  /// What happened lately, and when.
  package let timeline: EventStream<ClickTimeline, Never>
  /// Whether anything of the timeline is still in sight.
  package let isMoving: EventStream<Bool, Never>

  package init(clock: any StreamClock) {
    let clicks = clicks.stream
    count = clicks.map { 1 }.scan(0, +)
    gestures = clicks.buffer(idle: Self.gap, clock: clock).map(\.count).share()
    multiples = gestures.filter { $0 > 1 }
    tally = multiples.scan(ClickTally()) { $0.adding($1) }
    let marks = clicks.map { ClickMark.Kind.click }.merge(with: gestures.map { .gesture($0) })
    timeline = marks.map { ClickMark(kind: $0, time: clock.now) }
      .scan(ClickTimeline()) { $0.adding($1) }
    isMoving = marks.map { _ in true }
      .merge(with: marks.debounce(ClickTimeline.span, clock: clock).map { _ in false })
      .distinctUntilChanged()
  }
}

/// How often gestures of several clicks came, and the latest of them.
package nonisolated struct ClickTally: Hashable, Sendable {
  package private(set) var doubles = 0
  package private(set) var triples = 0
  package private(set) var more = 0
  package private(set) var latest: Int?

  /// How many gestures there were.
  var total: Int { doubles + triples + more }

  func adding(_ clicks: Int) -> ClickTally {
    var tally = self
    tally.latest = clicks
    switch clicks {
    case 2: tally.doubles += 1
    case 3: tally.triples += 1
    default: tally.more += 1
    }
    return tally
  }

  /// What the latest gesture is called.
  var name: String {
    switch latest {
    case nil: "None yet"
    case 2: "Double click"
    case 3: "Triple click"
    case .some(let clicks): "\(clicks) clicks"
    }
  }
}

/// Something that happened at a time.
package nonisolated struct ClickMark: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case click
    case gesture(Int)
  }

  package let kind: Kind
  package let time: Duration
}

/// What happened lately.
package nonisolated struct ClickTimeline: Hashable, Sendable {
  /// How long a mark is in sight.
  package static let span = Duration.seconds(6)
  package private(set) var marks: [ClickMark] = []

  func adding(_ mark: ClickMark) -> ClickTimeline {
    var timeline = self
    timeline.marks.removeAll { $0.time < mark.time - Self.span }
    timeline.marks.append(mark)
    return timeline
  }
}
