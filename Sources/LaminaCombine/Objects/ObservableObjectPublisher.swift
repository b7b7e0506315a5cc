/// A publisher that says that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  // Unchecked: all it has is behind locks.
  public typealias Output = Void
  public typealias Failure = Never
  private let hub = Hub<Void, Never>("ObservableObjectPublisher")

  /// Makes a publisher.
  public init() {}

  /// Says that the object is about to change.
  public func send() { hub.send(()) }
  public func receive(subscriber: some Subscriber<Void, Never>) { hub.subscribe(subscriber) }
}
