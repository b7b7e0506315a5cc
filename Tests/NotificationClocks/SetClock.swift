package import Foundation
import Synchronization
import UserNotifications

/// A clock that stands until it is set.
package final class SetClock: NotificationClock {
  private struct State {
    var now = Date(timeIntervalSince1970: 1_000_000)
    var sleepers: [(until: Date, continuation: CheckedContinuation<Void, Never>)] = []
  }
  private let state = Mutex(State())

  package init() {}

  package var now: Date { state.withLock { $0.now } }

  /// How many wait.
  package var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  package func sleep(until instant: Date) async throws {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.now >= instant { return true }
        state.sleepers.append((instant, continuation))
        return false
      }
      if isOver { continuation.resume() }
    }
    try Task.checkCancellation()
  }

  /// Lets time pass: who waited until then goes on.
  package func advance(by seconds: TimeInterval) {
    let woken = state.withLock { state in
      state.now += seconds
      let now = state.now
      defer { state.sleepers.removeAll { $0.until <= now } }
      return state.sleepers.filter { $0.until <= now }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }
}
