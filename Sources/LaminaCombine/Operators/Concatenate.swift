extension Publishers {
  /// A publisher of the elements of one, and then of those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    let prefix: Prefix
    let suffix: Suffix

    /// Publishes `prefix`, and `suffix` once that has finished.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let succession = Succession("Concatenate", subscriber)
      succession.open()
      succession.follow(prefix) { [suffix] in
        switch $0 {
        case .finished: succession.follow(suffix, ended: succession.end)
        case .failure: succession.end($0)
        }
      }
    }
  }

  /// A publisher that sends an element where another finishes without any.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let output: Upstream.Output

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let succession = Succession("ReplaceEmpty", subscriber)
      var isEmpty = true
      succession.open()
      let watched = upstream.handleEvents(receiveOutput: { _ in isEmpty = false })
      succession.follow(watched) { [output] in
        if case .finished = $0, isEmpty {
          succession.follow(Just(output)) { _ in succession.end(.finished) }
        } else {
          succession.end($0)
        }
      }
    }
  }
}

extension Publisher {
  /// Publishes what another publisher has after this one has finished.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    .init(prefix: self, suffix: publisher)
  }
  /// Publishes some elements after this publisher has finished.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }
  /// Publishes the elements of a sequence after this publisher has finished.
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }
  /// Publishes what another publisher has, and then this one.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    .init(prefix: publisher, suffix: self)
  }
  /// Publishes some elements first.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }
  /// Publishes the elements of a sequence first.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }
  /// Sends an element if the publisher finishes without any.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    .init(upstream: self, output: output)
  }
}
