import LaminaDisplay
import LaminaNavigation

/// Who waits for the end of a movement: called once, also where it is never shown to its end.
@MainActor
final class MovementEnd {
  private var continuation: CheckedContinuation<Void, Never>?

  private init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
  }

  private func come() {
    continuation?.resume()
    continuation = nil
  }

  isolated deinit { come() }

  /// Makes changes under a transaction, and returns when all that they move is at rest, or goes unseen.
  static func wait(of transaction: Transaction, _ changes: () -> Void) async {
    await withCheckedContinuation { continuation in
      let end = MovementEnd(continuation)
      var transaction = transaction
      transaction.addAnimationCompletion { end.come() }
      withTransaction(transaction, changes)
    }
  }
}
