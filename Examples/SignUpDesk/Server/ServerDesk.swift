import Synchronization
import SeededRandom

/// What the requests to a server share: its users, its conduct, its counts, and their readers.
package final class ServerDesk: Sendable {
  private struct State {
    var directory: UserDirectory
    var conduct: ServerConduct
    var numbers: SeededNumbers
    var report = ServerReport()
    var listeners: [Int: AsyncStream<ServerReport>.Continuation] = [:]
    var listenerCount = 0
  }

  private let state: Mutex<State>
  /// Says what becomes of a request; nil asks the conduct.
  private let script: (@Sendable (ServerRequest) -> Fate)?
  package let limits: ServerLimits

  package init(
    directory: UserDirectory, conduct: ServerConduct, seed: UInt64,
    limits: ServerLimits = ServerLimits(), script: (@Sendable (ServerRequest) -> Fate)?
  ) {
    state = Mutex(
      State(directory: directory, conduct: conduct, numbers: SeededNumbers(seed: seed)))
    self.limits = limits
    self.script = script
  }

  package var conduct: ServerConduct {
    get { state.withLock { $0.conduct } }
    set { state.withLock { $0.conduct = newValue } }
  }

  package var report: ServerReport { state.withLock { $0.report } }

  // MARK: Requests

  /// Takes a request on: its number and its fate.
  package func begin(_ request: ServerRequest) -> (id: Int, fate: Fate) {
    let begun = state.withLock { state in
      let fate = script?(request) ?? state.conduct.fate(&state.numbers)
      return (state.report.began("\(request.method) \(request.path)"), fate)
    }
    notifyWatchers()
    return begun
  }

  /// Does what a request asks for.
  package func answer(_ request: ServerRequest) -> ServerAnswer {
    state.withLock { $0.directory.answer(request) }
  }

  package func end(_ id: Int, _ outcome: ServerReport.Entry.Outcome) {
    state.withLock { $0.report.ended(id, outcome) }
    notifyWatchers()
  }

  package func refuse() {
    state.withLock { $0.report.refused += 1 }
    notifyWatchers()
  }

  // MARK: Listeners

  /// The report now and after each change; a slow reader gets the latest only.
  package func reports() -> AsyncStream<ServerReport> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ServerReport.self, bufferingPolicy: .bufferingNewest(1))
    let key = state.withLock { state in
      state.listenerCount += 1
      state.listeners[state.listenerCount] = continuation
      continuation.yield(state.report)
      return state.listenerCount
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.listeners.removeValue(forKey: key) }
    }
    return stream
  }

  /// Ends all reports.
  package func close() {
    let listeners = state.withLock { state in
      defer { state.listeners = [:] }
      return state.listeners.values.map { $0 }
    }
    for listener in listeners { listener.finish() }
  }

  private func notifyWatchers() {
    // Inside the lock, so that no listener hears an older report after a newer one.
    state.withLock { state in
      for listener in state.listeners.values { listener.yield(state.report) }
    }
  }
}
