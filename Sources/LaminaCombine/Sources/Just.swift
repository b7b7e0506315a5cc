/// A publisher of one element, which then finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  /// The element.
  public let output: Output

  /// Publishes `output`.
  public init(_ output: Output) { self.output = output }

  public func receive(subscriber: some Subscriber<Output, Never>) {
    Pulling.serve(subscriber, name: "Just", CollectionOfOne(output))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
