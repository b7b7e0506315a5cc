import Lamina
import LaminaTesting
import SeededRandom

/// Walks through the program in a window without a display, and compares it with the model at each step.
@MainActor final class NavigationWalk {
  var numbers: SeededNumbers
  let state = WalkState()
  var model = WalkModel()
  private(set) var harness: Harness
  /// What was done, and how long after the step before.
  private(set) var log: [String] = []
  /// Whether nothing moves any more.
  private(set) var isAtRest = false
  /// Whether nothing moved when the step began.
  private(set) var wasAtRest = false
  /// A drag that has begun, if there is one.
  var drag: WalkDrag?

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    harness = Self.window(state)
  }

  static func window(_ state: WalkState) -> Harness {
    Harness(size: CGSize(width: 720, height: 520), scale: 0.25) { WalkRoot(state: state) }
  }

  /// Closes the window, and opens another one on the same state.
  func reopen() -> String? {
    harness.close()
    weak let graph = harness.graph
    harness = Self.window(state)
    drag = nil
    return graph == nil ? nil : "The window that was closed is still in memory."
  }

  func note(_ words: String) { log.append(words) }

  func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }

  /// Takes a step; returns what is wrong after it.
  func step() -> String? {
    (wasAtRest, isAtRest) = (isAtRest, false)
    if let fault = act() { return report(fault) }
    harness.settle()
    if let fault = differenceAfterTurn() { return report(fault) }
    pass()
    if let fault = difference() ?? (isAtRest ? faultAtRest() : nil) { return report(fault) }
    return nil
  }

  /// Lets some time pass: none, a part of a movement, or more than any takes.
  private func pass() {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0...2: break
    case 3...6:
      let seconds = Double.random(in: 0.01...0.3, using: &numbers)
      note("\(seconds) s")
      harness.advance(by: seconds)
    default:
      note("rest")
      rest()
    }
  }

  func rest() {
    guard drag == nil else { return harness.advance(by: 0.1) }
    harness.rest()
    isAtRest = true
  }

  private func report(_ fault: String) -> String {
    """
    \(fault)
    model: \(model)
    after: \(log.suffix(14).joined(separator: "; "))
    \(harness.semanticTree)
    """
  }
}

/// A drag from a stack's edge.
struct WalkDrag {
  let start: CGPoint
  let width: CGFloat
  var x: CGFloat = 0
  /// Whether nothing else happened since it began.
  var isAlone = true
}
