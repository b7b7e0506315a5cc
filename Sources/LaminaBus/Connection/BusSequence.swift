/// What comes over a bus, one after the other: signals, owners of a name, values of a property.
///
/// Taken on the main actor, it brings each without waking Swift's pool of threads.
public struct BusSequence<Element: Sendable>: AsyncSequence, Sendable {
  private let stream: AsyncStream<BusMessage>
  private let read: @Sendable (BusMessage) async -> Element?

  /// What `read` makes of each signal; where it is nil, the signal is left out.
  init(
    _ stream: AsyncStream<BusMessage>, read: @escaping @Sendable (BusMessage) async -> Element?
  ) {
    self.stream = stream
    self.read = read
  }

  /// Takes them from where the latest one was taken.
  public func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }

  /// Takes one after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let sequence: BusSequence

    /// The next one; nil when the connection has ended.
    public nonisolated(nonsending) mutating func next() async -> Element? {
      await sequence.next()
    }

    /// The next one; nil when the connection has ended.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      await sequence.next()
    }
  }

  private nonisolated(nonsending) func next() async -> Element? {
    await quietly { [stream, read] in
      var signals = stream.makeAsyncIterator()
      while let signal = await signals.next() {
        if let element = await read(signal) { return element }
      }
      return nil
    }
  }
}
