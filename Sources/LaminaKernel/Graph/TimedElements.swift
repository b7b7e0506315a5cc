import LaminaGeometry

/// The elements that are evaluated because time goes on, though nothing changed that they read.
@MainActor
final class TimedElements {
  /// Those whose views' own data moves.
  private var moving: [Element] = []
  /// Those that look different in the next frame.
  private var ticking: [Element] = []
  /// Those that look different from a time on.
  private var waiting: [(element: Element, time: TimeInterval)] = []

  // MARK: Ticks

  /// Takes note of an element that looks different in the next frame.
  func tick(_ element: Element) {
    if !ticking.contains(where: { $0 === element }) { ticking.append(element) }
  }

  /// Takes note of an element that looks different from `time` on, and not before.
  func tick(_ element: Element, at time: TimeInterval) {
    waiting.removeAll { $0.element === element || !$0.element.isMounted }
    waiting.append((element, time))
  }

  /// Takes the elements that look different at `time`.
  func takeDue(by time: TimeInterval) -> [Element] {
    defer {
      ticking = []
      waiting.removeAll { $0.time <= time }
    }
    return ticking + waiting.filter { $0.time <= time }.map(\.element)
  }

  /// Whether the next frame is due whatever else happens.
  var isTicking: Bool { ticking.contains(where: \.isMounted) }
  /// When the first element looks different that waits for a time; nil for never.
  var nextTick: TimeInterval? { waiting.filter(\.element.isMounted).map(\.time).min() }
  /// Whether an element waits for a time before `time`.
  func isDue(before time: TimeInterval) -> Bool { waiting.contains { $0.time < time } }

  // MARK: Motions

  /// Takes note of an element whose view's data moves.
  func move(_ element: Element) {
    if !moving.contains(where: { $0 === element }) { moving.append(element) }
  }

  /// Whether views are to be evaluated as their data is on its way.
  var hasMotions: Bool { moving.contains { $0.isMounted } }

  /// Starts what was asked to move since the last frame.
  func beginMotions(at time: TimeInterval) {
    for element in moving { element.beginMotion(at: time) }
  }

  /// The elements whose data is somewhere else at `time` than when they were evaluated.
  func motions(at time: TimeInterval) -> [Element] {
    moving.filter { $0.isMounted && $0.needsMotion(at: time) }
  }

  /// Forgets what is over by `time`.
  func settleMotions(at time: TimeInterval) {
    moving.removeAll { !$0.isMounted || !$0.settleMotion(at: time) }
  }

  /// How many are kept, for proofs that nothing is left behind.
  var count: Int { ticking.count + waiting.count + moving.count }
}
