package import LaminaDisplay

/// Calls that wait for a pass to be over.
///
/// ```
///  .commit    the layout of the present changes stands, before it is shown
///  .present   the frame's layers stand
///  .notify    the frame is shown
/// ```
@MainActor
package final class PassQueue {
  private var calls: [FramePass: [() -> Void]] = [:]
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

  package func add(_ call: @escaping () -> Void, after pass: FramePass) {
    calls[pass, default: []].append(call)
  }

  /// Takes the calls that wait for a pass.
  package func takeCalls(_ pass: FramePass) -> [() -> Void] {
    guard calls[pass]?.isEmpty == false else { return [] }
    return calls.updateValue([], forKey: pass) ?? []
  }

  package func isEmpty(_ pass: FramePass) -> Bool { calls[pass]?.isEmpty ?? true }

  package var count: Int { calls.values.reduce(0) { $0 + $1.count } }
}

extension ViewGraph {
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
