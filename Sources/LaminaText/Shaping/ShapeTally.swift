import Synchronization

/// What was shaped again while a tally counts, in bytes: the same on every machine.
package final class ShapeTally: Sendable {
  /// The tally that counts in this task.
  @TaskLocal package static var current: ShapeTally?

  private let sum = Mutex(0)

  package init() {}

  /// The bytes so far.
  package var bytes: Int { sum.withLock { $0 } }

  /// Counts what `body` has shaped.
  package static func bytes(in body: () -> Void) -> Int {
    let tally = ShapeTally()
    $current.withValue(tally, operation: body)
    return tally.bytes
  }

  func add(_ bytes: Int) { sum.withLock { $0 += bytes } }
}
