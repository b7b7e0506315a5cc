import Dispatch
import Foundation

extension MainActor {
  /// Runs `body` at once where the main actor already runs, else in the main queue's next turn.
  package nonisolated static func whenPossible(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isRunning { MainActor.assumeIsolated(body) } else { DispatchQueue.main.async { body() } }
  }

  /// Runs `body` and returns what it returns: at once where the main actor already runs, else once
  /// the main queue has come to it.
  package nonisolated static func now<Result>(
    _ body: @MainActor () throws -> Result
  ) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
      // Nothing goes over but while the caller waits, so nothing is used from two sides.
      let run = unsafeBitCast(body, to: (() throws -> Result).self)
      return isRunning ? try run() : try DispatchQueue.main.sync(execute: run)
    }
  }

  /// Whether the caller is where the main actor runs.
  package nonisolated static var isRunning: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueueMark.key) != nil
  }

  /// Runs `body` now on the main thread or queue; elsewhere does nothing.
  nonisolated static func ifThere(_ body: @MainActor () -> Void) {
    if isRunning { MainActor.assumeIsolated(body) }
  }
}

/// Distinguishes the main queue from others, also where a thread other than the main one serves it
/// (as after `dispatchMain`).
private enum MainQueueMark {
  nonisolated static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
