/// Why a stream had not exactly the value that was asked for.
public nonisolated enum StreamCountError: Error, Hashable, CustomStringConvertible {
  /// It completed without a value.
  case noValue
  /// It had a second value.
  case severalValues

  public var description: String {
    switch self {
    case .noValue: "The stream completed without a value; use maybe() where that may happen."
    case .severalValues: "The stream had a second value; take(1) keeps the first."
    }
  }
}

extension EventStream where Value: Sendable {
  /// Returns the first value, with which the run is over, or nil if there is none.
  ///
  /// ```
  ///            ──1──2──|
  ///  first()
  ///            ──1
  /// ```
  public func first() async throws(Failure) -> Value? {
    for try await value in take(1).values { return value }
    return nil
  }

  /// Returns the only value; throws if there is none or a second one.
  ///
  /// ```
  ///             ──1──|
  ///  single()
  ///             ─────1
  /// ```
  public func single() async throws -> Value {
    guard let value = try await maybe() else { throw StreamCountError.noValue }
    return value
  }

  /// Returns the only value, or nil if there is none; throws if there is a second one.
  ///
  /// ```
  ///            ─────|
  ///  maybe()
  ///            ─────nil
  /// ```
  public func maybe() async throws -> Value? {
    var found: Value?
    for try await value in take(2).values {
      if found != nil { throw StreamCountError.severalValues }
      found = value
    }
    return found
  }
}
