import Dispatch
import LaminaStore
import Synchronization

/// Writes texts into a store one after the other, on a thread of its own; of those that wait only the latest.
nonisolated final class RestorationWriter: Sendable {
  private struct State {
    /// What is to be written next, and its number.
    var next: (number: Int, texts: [String: String?])?
    var written = 0
    var problems: [StoreError] = []
  }

  private let store: SharedStore
  private let queue = DispatchQueue(label: "lamina.restoration", qos: .utility)
  private let state = Mutex(State())

  init(_ store: SharedStore) { self.store = store }

  /// Has texts written soon; `whenDone` is called on the writer's thread.
  func write(_ texts: [String: String?], number: Int, whenDone: @escaping @Sendable () -> Void) {
    state.withLock { $0.next = (number, texts) }
    queue.async { [self] in
      writeNext()
      whenDone()
    }
  }

  /// Returns once everything is written that was asked for, or has failed.
  func wait() { queue.sync {} }

  /// The number of the latest that is in the store, and what went wrong since the last call.
  func takeNews() -> (written: Int, problems: [StoreError]) {
    state.withLock { state in
      defer { state.problems = [] }
      return (state.written, state.problems)
    }
  }

  private func writeNext() {
    let next = state.withLock { state in
      defer { state.next = nil }
      return state.next
    }
    guard let next else { return }
    do {
      try store.setTexts(next.texts)
      state.withLock { $0.written = next.number }
    } catch {
      state.withLock { $0.problems.append(error) }
    }
  }
}
