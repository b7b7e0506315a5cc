package import SeededRandom

/// How a server behaves on purpose: how long it thinks at most, and how often it fails.
package struct ServerConduct: Equatable, Sendable {
  /// The longest latency there may be.
  package static let longestLatency = 2.0

  /// Seconds it thinks at most; each request has its own share, so answers come out of order.
  package var latency: Double
  /// How many of the requests fail, from 0 to 1: half by a status 500, half by a closed connection.
  package var failureRate: Double

  /// A conduct within the limits; what is no number is taken for 0.
  package init(latency: Double = 0, failureRate: Double = 0) {
    self.latency = min(max(latency.isNaN ? 0 : latency, 0), Self.longestLatency)
    self.failureRate = min(max(failureRate.isNaN ? 0 : failureRate, 0), 1)
  }

  /// What becomes of the next request.
  package func fate(_ numbers: inout SeededNumbers) -> Fate {
    let delay = Double.random(in: 0...1, using: &numbers) * latency
    let luck = Double.random(in: 0..<1, using: &numbers)
    if luck >= failureRate { return Fate(delay: delay) }
    return Fate(delay: delay, ending: luck < failureRate / 2 ? .failure : .drop)
  }
}

/// What becomes of a request.
package struct Fate: Equatable, Sendable {
  package enum Ending: Equatable, Sendable {
    case answer
    /// A status 500.
    case failure
    /// The connection is closed without a word.
    case drop
  }

  /// Seconds to think.
  package var delay: Double
  package var ending: Ending

  package init(delay: Double = 0, ending: Ending = .answer) {
    self.delay = delay
    self.ending = ending
  }
}
