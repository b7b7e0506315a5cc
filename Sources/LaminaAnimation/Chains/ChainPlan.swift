public import LaminaGeometry

/// When each action of a chain begins and ends.
///
/// ```
///  0      1      2      3
///  ├─ A ──┤                     turn 0, moves 0 to 1
///         ├┄┄├─ B ──┤           turn 1, moves 1.5 to 2.5
/// ```
public struct ChainPlan {
  /// Where the next element begins.
  public var cursor: TimeInterval = 0
  var entries: [Entry] = []
  var labels: [String: TimeInterval] = [:]

  /// Plans `element` from the time 0.
  init(_ element: any ChainElement) { element.add(to: &self) }

  private init(at cursor: TimeInterval, labels: [String: TimeInterval]) {
    self.cursor = cursor
    self.labels = labels
  }

  /// When the last element ends.
  var duration: TimeInterval { cursor }

  /// All instants at which something begins or ends, in order, each once.
  var instants: [TimeInterval] {
    Set(entries.flatMap { [$0.turn, $0.start, $0.end] } + [0, duration]).sorted()
  }

  mutating func add(_ action: ChainAction) {
    let start = cursor + action.delay
    entries.append(
      Entry(
        action: action, turn: cursor, start: start, end: start + action.length, pace: 1,
        isReversed: false, movement: action.makeMovement()))
    cursor = start + action.length
  }

  /// Adds `element` with all its times divided by `factor`.
  mutating func add(_ element: any ChainElement, factor: Double) {
    let origin = cursor
    map(
      element, time: { origin + ($0 - origin) / factor }, change: { $0.pace *= factor })
  }

  /// Adds `element` as seen in a mirror: what was last comes first.
  mutating func addReversed(_ element: any ChainElement) {
    let inner = apart(element)
    let origin = cursor
    let end = inner.cursor
    let mirrored = inner.entries.reversed().map { entry in
      var entry = entry
      (entry.start, entry.end) = (origin + end - entry.end, origin + end - entry.start)
      entry.turn = entry.start
      entry.isReversed.toggle()
      return entry
    }
    entries += mirrored.sorted { $0.turn < $1.turn }
    cursor = end
  }

  /// The plan of `element` alone, from the cursor on.
  private func apart(_ element: any ChainElement) -> ChainPlan {
    var inner = ChainPlan(at: cursor, labels: labels)
    element.add(to: &inner)
    return inner
  }

  private mutating func map(
    _ element: any ChainElement, time: (TimeInterval) -> TimeInterval,
    change: (inout Entry) -> Void
  ) {
    let inner = apart(element)
    for var entry in inner.entries {
      (entry.turn, entry.start, entry.end) = (
        time(entry.turn), time(entry.start), time(entry.end)
      )
      change(&entry)
      entries.append(entry)
    }
    for (label, place) in inner.labels where labels[label] != place { labels[label] = time(place) }
    cursor = time(inner.cursor)
  }
}
