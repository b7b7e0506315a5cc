/// What a server has done so far.
package struct ServerReport: Equatable, Sendable {
  /// How many requests came.
  package var requests = 0
  /// How many were answered, whatever the answer.
  package var answered = 0
  /// How many were answered with a status 500 on purpose.
  package var failed = 0
  /// How many connections were closed on purpose instead of an answer.
  package var dropped = 0
  /// How many clients closed the connection while the server was thinking.
  package var cancelled = 0
  /// How many were too long, too slow or no HTTP.
  package var refused = 0
  /// The latest requests, the newest last.
  package var recent: [Entry] = []

  /// How many requests are kept in `recent`.
  package static let memory = 64

  /// How many requests it is thinking about.
  package var thinking: Int { requests - answered - failed - dropped - cancelled }

  /// One request.
  package struct Entry: Equatable, Sendable, Identifiable {
    package enum Outcome: Equatable, Sendable {
      case thinking
      case answered(status: Int)
      case failed
      case dropped
      case cancelled
    }

    package let id: Int
    /// Its method and its path.
    package let line: String
    package var outcome = Outcome.thinking
  }

  package init() {}

  /// Takes down a request that came; returns its number.
  package mutating func began(_ line: String) -> Int {
    requests += 1
    recent.append(Entry(id: requests, line: line))
    if recent.count > Self.memory { recent.removeFirst() }
    return requests
  }

  /// Takes down what became of a request.
  package mutating func ended(_ id: Int, _ outcome: Entry.Outcome) {
    switch outcome {
    case .thinking: return
    case .answered: answered += 1
    case .failed: failed += 1
    case .dropped: dropped += 1
    case .cancelled: cancelled += 1
    }
    if let index = recent.firstIndex(where: { $0.id == id }) { recent[index].outcome = outcome }
  }
}
