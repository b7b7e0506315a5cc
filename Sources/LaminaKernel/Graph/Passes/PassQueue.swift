package import LaminaDisplay

/// Calls that wait for a pass to be over.
///
/// ```
///  .commit    the layout of the present changes stands, before it is shown
///  .present   the frame's layers stand
///  .notify    the frame is shown
/// ```
package struct PassQueue {
  private var calls: [FramePass: [() -> Void]] = [:]

  package init() {}

  package mutating func add(_ call: @escaping () -> Void, after pass: FramePass) {
    calls[pass, default: []].append(call)
  }

  /// Takes the calls that wait for a pass.
  package mutating func take(_ pass: FramePass) -> [() -> Void] {
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
