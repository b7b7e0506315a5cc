/// The calls that recognisers want to make, in order.
///
/// Their surroundings make the calls, hold them back, or drop them. What was begun is ended also when the
/// rest is dropped; what was begun and ended while held back is as if it had never been.
@MainActor
package struct GestureCalls {
  private enum Kind { case plain, begin, end }

  private struct Call {
    var kind: Kind
    var key: ObjectIdentifier?
    /// Whether it comes after all others.
    var isLast = false
    var run: () -> Void
  }

  private var calls: [Call] = []

  var isEmpty: Bool { calls.isEmpty }

  /// Adds a call; of several with the same key that wait, only the last is made.
  mutating func add(key: ObjectIdentifier? = nil, _ call: @escaping () -> Void) {
    if let key { calls.removeAll { $0.key == key && $0.kind == .plain } }
    calls.append(Call(kind: .plain, key: key, run: call))
  }

  /// Adds a call that `end` with the same owner takes back; of several that wait, the last is made.
  mutating func begin(_ owner: AnyObject, _ call: @escaping () -> Void) {
    let key = ObjectIdentifier(owner)
    calls.removeAll { $0.key == key && $0.kind == .begin }
    calls.append(Call(kind: .begin, key: key, run: call))
  }

  /// Adds a call that is made also when the others are dropped.
  mutating func end(_ owner: AnyObject, isLast: Bool = false, _ call: @escaping () -> Void) {
    calls.append(Call(kind: .end, key: ObjectIdentifier(owner), isLast: isLast, run: call))
  }

  mutating func append(_ other: GestureCalls) {
    for call in other.calls {
      if let key = call.key, call.kind != .end {
        calls.removeAll { $0.key == key && $0.kind == call.kind }
      }
      calls.append(call)
    }
  }

  /// Takes everything out.
  mutating func takeCalls() -> GestureCalls {
    defer { self = GestureCalls() }
    return self
  }

  /// Takes everything out and returns the calls that must be made anyway: the ends of what began
  /// before.
  mutating func drop() -> GestureCalls {
    var kept = takeCalls()
    let begun = Set(kept.calls.filter { $0.kind == .begin }.map(\.key))
    kept.calls.removeAll { $0.kind != .end || begun.contains($0.key) }
    return kept
  }

  func run() {
    for call in calls where !call.isLast { call.run() }
    for call in calls where call.isLast { call.run() }
  }
}
