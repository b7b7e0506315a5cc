extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of one element or none, which then finishes.
  public struct Publisher: LaminaCombine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    /// The element.
    public let output: Wrapped?

    /// Publishes `output`, if there is one.
    public init(_ output: Wrapped?) { self.output = output }

    public func receive(subscriber: some Subscriber<Wrapped, Never>) {
      Pulling.serve(subscriber, name: "Optional", output.map { [$0] } ?? [])
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result {
  /// A publisher of the value, or of the failure.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of one element, or of a failure.
  public struct Publisher: LaminaCombine.Publisher {
    public typealias Output = Success
    /// What is published.
    public let result: Result

    /// Publishes a result.
    public init(_ result: Result) { self.result = result }
    /// Publishes an element.
    public init(_ output: Success) { result = .success(output) }
    /// Fails.
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive(subscriber: some Subscriber<Success, Failure>) {
      switch result {
      case .success(let value): Pulling.serve(subscriber, name: "Once", CollectionOfOne(value))
      case .failure(let failure): Fail(error: failure).receive(subscriber: subscriber)
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

extension Publishers {
  /// A publisher of the elements of a sequence, as far as they are asked for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements

    /// Publishes the elements of `sequence`.
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      Pulling.serve(subscriber, name: "\(sequence)", sequence)
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher of the elements, which finishes after the last.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}
