/// Where a stream made by `create` is sent its values.
public struct Observer<Value, Failure: Error> {
  private let downstream: Downstream<Value, Failure>
  private let lifetime: Lifetime

  init(_ downstream: Downstream<Value, Failure>, _ lifetime: Lifetime) {
    self.downstream = downstream
    self.lifetime = lifetime
  }

  /// Whether the run is over: nothing listens any more.
  public var isDisposed: Bool { lifetime.isOver }

  /// Sends a value; nothing happens after the end.
  public func send(_ value: Value) {
    if !lifetime.isOver { downstream.value(value) }
  }

  /// Ends the stream; only the first end counts.
  public func send(completion: StreamCompletion<Failure>) {
    guard !lifetime.isOver else { return }
    lifetime.dispose()
    downstream.end(completion)
  }
}
