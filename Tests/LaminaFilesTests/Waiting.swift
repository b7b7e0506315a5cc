import Foundation
import LaminaTesting
import Testing

/// Lets other threads, the bus and the main queue go on until something holds.
@MainActor
func wait(
  _ harness: Harness, _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation,
  until holds: () -> Bool
) async {
  var turns = 0
  while turns < 1500, !holds() {
    turns += 1
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { done.resume() }
    }
    harness.settle()
  }
  #expect(holds(), what, sourceLocation: sourceLocation)
}
