/// How far a stream is that a view shows.
public nonisolated enum StreamPhase<Value, Failure: Error> {
  /// Nothing has come yet.
  case waiting
  /// The value that came last.
  case value(Value)
  /// The stream completed; `last` came last, if anything did.
  case finished(last: Value?)
  /// The stream failed; `last` came before.
  case failed(Failure, last: Value?)

  /// The value that came last, also after the end.
  public var value: Value? {
    switch self {
    case .waiting: nil
    case .value(let value): value
    case .finished(let last), .failed(_, let last): last
    }
  }

  /// What went wrong; nil as long as nothing did.
  public var failure: Failure? {
    if case .failed(let failure, _) = self { failure } else { nil }
  }

  /// Whether nothing more can come.
  public var isOver: Bool {
    switch self {
    case .waiting, .value: false
    case .finished, .failed: true
    }
  }
}

nonisolated extension StreamPhase: Equatable where Value: Equatable, Failure: Equatable {}
nonisolated extension StreamPhase: Sendable where Value: Sendable {}
