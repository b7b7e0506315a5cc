import Dispatch
import Synchronization

/// Writes states one after the other on a thread of its own; of those that wait only the latest.
nonisolated final class RestorationWriter: Sendable {
  private struct State {
    /// What is to be written next, and its number.
    var next: (number: Int, values: [String: String])?
    var latest = 0
    var written = 0
    var problems: [RestorationProblem] = []
  }

  private let file: RestorationFile
  private let queue: DispatchQueue
  private let state = Mutex(State())

  init(_ file: RestorationFile) {
    self.file = file
    queue = DispatchQueue(label: "lamina.restoration", qos: .utility)
  }

  /// Has the values written soon; `whenFailed` is called on the writer's thread.
  func write(_ values: [String: String], whenFailed: @escaping @Sendable () -> Void) {
    state.withLock {
      $0.latest += 1
      $0.next = ($0.latest, values)
    }
    queue.async { [self] in if !writeNext() { whenFailed() } }
  }

  /// Returns once everything is written that was asked for, or has failed.
  func wait() { queue.sync {} }

  /// Whether all that was asked for is in the file.
  var isUpToDate: Bool { state.withLock { $0.written == $0.latest } }

  /// What went wrong since the last call.
  func takeProblems() -> [RestorationProblem] {
    state.withLock { state in
      defer { state.problems = [] }
      return state.problems
    }
  }

  private func writeNext() -> Bool {
    let next = state.withLock { state in
      defer { state.next = nil }
      return state.next
    }
    guard let next else { return true }
    do {
      try file.write(next.values)
      state.withLock { $0.written = next.number }
      return true
    } catch {
      state.withLock { $0.problems.append(error) }
      return false
    }
  }
}
