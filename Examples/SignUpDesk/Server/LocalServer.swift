package import SignUpForms
import Synchronization

/// A server in this program: one calls it, where others connect.
///
/// It keeps to the same rules as the one with a network, thinks as long, fails as often and counts the same.
/// A client that cancels the asking task has hung up.
package final class LocalServer: RunningServer, AskingService {
  private let desk: ServerDesk
  private let wait: @Sendable (Double) async throws -> Void
  /// What it thinks about, by request; nil once it has stopped.
  private let thoughts = Mutex<[Int: Task<Void, any Error>]?>([:])

  /// A server that answers at once.
  ///
  /// - Parameters:
  ///   - conduct: how long it thinks and how often it fails.
  ///   - seed: what its random numbers begin with.
  ///   - directory: who is signed up already.
  ///   - script: what becomes of each request, in place of the conduct.
  ///   - wait: lets so many seconds pass; throws when its task is cancelled before.
  package init(
    conduct: ServerConduct = ServerConduct(), seed: UInt64 = 1,
    directory: UserDirectory = UserDirectory(),
    script: (@Sendable (ServerRequest) -> Fate)? = nil,
    wait: @escaping @Sendable (Double) async throws -> Void = {
      try await Task.sleep(for: .seconds($0))
    }
  ) {
    desk = ServerDesk(directory: directory, conduct: conduct, seed: seed, script: script)
    self.wait = wait
  }

  package var loopbackPort: Int? { nil }

  package var conduct: ServerConduct {
    get { desk.conduct }
    set { desk.conduct = newValue }
  }

  package var report: ServerReport { desk.report }

  package func client() -> any SignUpService { self }

  package func reports() -> AsyncStream<ServerReport> { desk.reports() }

  package func stop() async {
    desk.close()
    let pending = thoughts.withLock { thoughts in
      defer { thoughts = nil }
      return thoughts.map { Array($0.values) } ?? []
    }
    for thought in pending { thought.cancel() }
  }

  package func answer(to request: ServerRequest) async throws(SignUpFailure) -> ServerAnswer {
    guard thoughts.withLock({ $0 != nil }) else {
      throw .unreachable(reason: "The server has stopped.")
    }
    let (id, fate) = desk.begin(request)
    guard await thinks(about: id, seconds: fate.delay) else {
      desk.end(id, .cancelled)
      throw .unreachable(reason: "The question was given up.")
    }
    switch fate.ending {
    case .answer:
      let answer = desk.answer(request)
      desk.end(id, .answered(status: answer.status))
      return answer
    case .failure:
      desk.end(id, .failed)
      return .failureOnPurpose
    case .drop:
      desk.end(id, .dropped)
      throw .unreachable(reason: "The server broke off on purpose.")
    }
  }

  /// Returns whether it came to an end with thinking: neither task nor server was stopped.
  private func thinks(about id: Int, seconds: Double) async -> Bool {
    let thought = Task { [wait] in try await wait(seconds) }
    let isRunning = thoughts.withLock { thoughts in
      thoughts?[id] = thought
      return thoughts != nil
    }
    if !isRunning { thought.cancel() }
    let end = await withTaskCancellationHandler {
      await thought.result
    } onCancel: {
      thought.cancel()
    }
    thoughts.withLock { _ = $0?.removeValue(forKey: id) }
    if case .success = end { return true } else { return false }
  }
}
