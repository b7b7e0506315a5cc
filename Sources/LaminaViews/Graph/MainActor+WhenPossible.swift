import Dispatch
import Foundation

extension MainActor {
  /// Runs `body` at once where the main actor already runs, else in the main queue's next turn.
  package nonisolated static func whenPossible(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueueMark.key) != nil {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { body() }
    }
  }
}

/// Tells the main queue from others, also where a thread other than the main one serves it (as
/// after `dispatchMain`).
private enum MainQueueMark {
  nonisolated static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
