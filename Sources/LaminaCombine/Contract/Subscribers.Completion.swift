extension Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// All was published.
    case finished
    /// It ends with a failure.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion: Codable where Failure: Codable {
  private enum CodingKeys: String, CodingKey { case success, error }

  /// Reads what ``encode(to:)`` wrote.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let succeeded = try container.decode(Bool.self, forKey: .success)
    self = succeeded ? .finished : .failure(try container.decode(Failure.self, forKey: .error))
  }
  /// Writes whether it succeeded, and the failure.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .finished: try container.encode(true, forKey: .success)
    case .failure(let failure):
      try container.encode(false, forKey: .success)
      try container.encode(failure, forKey: .error)
    }
  }
}

extension Subscribers.Completion {
  /// The same end with another failure.
  func mapFailure<Other: Error>(
    _ transform: (Failure) -> Other
  ) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let failure): .failure(transform(failure))
    }
  }

  /// The same end with a failure of any type.
  var erased: Subscribers.Completion<any Error> { mapFailure { $0 } }
}
