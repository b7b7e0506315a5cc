/// Calls that wait for a moment of a frame.
@MainActor
package final class PassQueue {
  /// What calls wait for.
  package enum Moment {
    /// All that is dirty was evaluated, and nodes are about to be made.
    case evaluate
    /// The nodes are made, and a layout is about to begin.
    case resolve
    /// All changes were evaluated and laid out, in as many commits as they take.
    case changes
    /// The layout of the present changes stands, before it is shown.
    case commit
    /// The frame's tree and layers stand.
    case present
    /// The frame is shown.
    case notify
  }

  private var calls: [Moment: [() -> Void]] = [:]
  /// How often calls were made in this frame because a layout stood.
  private var rounds = 0

  package init() {}

  /// A frame begins.
  func beginFrame() { rounds = 0 }

  /// Calls are to be made because a layout stands; false when that has been so `limit` times in the
  /// frame.
  func beginRound(of limit: Int) -> Bool {
    guard rounds < limit else { return false }
    rounds += 1
    return true
  }

  package func add(_ call: @escaping () -> Void, after moment: Moment) {
    calls[moment, default: []].append(call)
  }

  /// Takes the calls that wait for a moment.
  package func takeCalls(_ moment: Moment) -> [() -> Void] {
    guard calls[moment]?.isEmpty == false else { return [] }
    return calls.updateValue([], forKey: moment) ?? []
  }

  package func isEmpty(_ moment: Moment) -> Bool { calls[moment]?.isEmpty ?? true }

  package var count: Int { calls.values.reduce(0) { $0 + $1.count } }
}

extension ViewGraph {
  /// Makes `call` when all that is dirty was evaluated, before nodes are made; what it changes is evaluated
  /// before that.
  package func afterEvaluation(_ call: @escaping () -> Void) { queue.add(call, after: .evaluate) }

  /// Makes `call` when the nodes are made, before they are laid out; what it has made once more is made
  /// before that.
  package func afterNodes(_ call: @escaping () -> Void) { queue.add(call, after: .resolve) }

  /// Makes `call` when all changes are evaluated and laid out; what it changes is shown in the same frame.
  package func afterChanges(_ call: @escaping () -> Void) { queue.add(call, after: .changes) }

  /// Makes `call` when the layout of the present changes stands, before it is shown.
  ///
  /// Changes that it makes are laid out for the same frame.
  package func afterLayout(_ call: @escaping () -> Void) { queue.add(call, after: .commit) }

  /// Makes `call` once the tree of this frame stands: what it changes is shown in the next one.
  package func afterUpdate(_ call: @escaping () -> Void) {
    queue.add(call, after: .present)
    requestFrame()
  }

  /// Makes `call` when the frame under work is shown.
  package func afterFrame(_ call: @escaping () -> Void) { queue.add(call, after: .notify) }
}
