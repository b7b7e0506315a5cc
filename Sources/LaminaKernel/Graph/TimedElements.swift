import LaminaGeometry

/// The elements that are evaluated because time goes on, though nothing changed that they read.
@MainActor
final class TimedElements {
  /// Those whose views' own data moves.
  private var moving = NotedElements()
  /// Those that look different in the next frame.
  private var ticking = NotedElements()
  /// Those that look different from a time on.
  private var waiting = NotedElements()

  // MARK: Ticks

  /// Takes note of an element that looks different in the next frame.
  func tick(_ element: Element) {
    ticking.add(element)
  }

  /// Takes note of an element that looks different from `time` on, and not before.
  func tick(_ element: Element, at time: TimeInterval) {
    waiting.replace(element, time: time)
  }

  /// Takes the elements that look different at `time`.
  func takeDue(by time: TimeInterval) -> [Element] {
    let due = ticking.all + waiting.inOrder { $0.time <= time }
    ticking = NotedElements()
    waiting.keep { $0.time > time && $0.element.isMounted }
    return due
  }

  /// Whether the next frame is due whatever else happens.
  var isTicking: Bool { ticking.contains { $0.element.isMounted } }
  /// When the first element looks different that waits for a time; nil for never.
  var nextTick: TimeInterval? { waiting.earliest }
  /// Whether an element waits for a time before `time`.
  func isDue(before time: TimeInterval) -> Bool { waiting.contains { $0.time < time } }

  // MARK: Motions

  /// Takes note of an element whose view's data moves.
  func move(_ element: Element) {
    moving.add(element)
  }

  /// Whether views are to be evaluated as their data is on its way.
  var hasMotions: Bool { moving.contains { $0.element.isMounted } }

  /// Starts what was asked to move since the last frame.
  func beginMotions(at time: TimeInterval) {
    for element in moving.all { element.beginMotion(at: time) }
  }

  /// The elements whose data is somewhere else at `time` than when they were evaluated.
  func motions(at time: TimeInterval) -> [Element] {
    moving.inOrder { $0.element.isMounted && $0.element.needsMotion(at: time) }
  }

  /// Forgets what is over by `time`.
  func settleMotions(at time: TimeInterval) {
    for element in moving.all
    where !element.isMounted || !element.settleMotion(at: time) { moving.remove(element) }
  }

  /// How many are kept, for proofs that nothing is left behind.
  var count: Int { ticking.count + waiting.count + moving.count }
}

/// Elements, each once, in the order in which they were noted.
///
/// Adding, replacing and removing one takes the same time for any number of others.
@MainActor
private struct NotedElements {
  struct Entry {
    let element: Element
    let time: TimeInterval
    fileprivate let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var lastNumber = 0

  /// Adds an element that is not noted yet.
  mutating func add(_ element: Element) {
    if entries[ObjectIdentifier(element)] == nil { replace(element, time: 0) }
  }

  /// Notes an element last, with a time.
  mutating func replace(_ element: Element, time: TimeInterval) {
    lastNumber += 1
    entries[ObjectIdentifier(element)] = Entry(element: element, time: time, number: lastNumber)
  }

  mutating func remove(_ element: Element) { entries[ObjectIdentifier(element)] = nil }

  mutating func keep(where isKept: (Entry) -> Bool) {
    entries = entries.filter { isKept($0.value) }
  }

  /// The elements of the entries that `isWanted`, in order.
  func inOrder(where isWanted: (Entry) -> Bool) -> [Element] {
    entries.values.filter(isWanted).sorted { $0.number < $1.number }.map(\.element)
  }

  var all: [Element] { inOrder { _ in true } }

  func contains(where isWanted: (Entry) -> Bool) -> Bool {
    entries.values.contains(where: isWanted)
  }

  /// The least time of an element that is mounted.
  var earliest: TimeInterval? {
    entries.values.lazy.filter(\.element.isMounted).map(\.time).min()
  }

  var count: Int { entries.count }
}
