extension EventStream {
  /// One value, then completion: `1|`.
  @inlinable public static func just(_ value: Value) -> EventStream {
    EventStream { downstream, lifetime in
      downstream.value(value)
      if !lifetime.isOver { downstream.end(.finished) }
    }
  }

  /// The elements of `values`, then completion: `123|`.
  @inlinable public static func from(_ values: some Sequence<Value>) -> EventStream {
    EventStream { downstream, lifetime in
      for value in values {
        downstream.value(value)
        if lifetime.isOver { return }
      }
      downstream.end(.finished)
    }
  }

  /// Completion at once: `|`.
  public static var empty: EventStream {
    EventStream { downstream, _ in downstream.end(.finished) }
  }

  /// Nothing, for ever: `-----`.
  public static var never: EventStream { EventStream { _, _ in } }

  /// The failure at once: `x`.
  public static func fail(_ error: Failure) -> EventStream {
    EventStream { downstream, _ in downstream.end(.failed(error)) }
  }

  /// The stream that `make` returns, asked anew for each subscriber.
  public static func deferred(_ make: @escaping () -> EventStream) -> EventStream {
    EventStream { downstream, lifetime in make().attach(downstream, lifetime) }
  }

  /// What `begin` sends to its observer; what `begin` returns is disposed of with the run.
  ///
  /// The observer keeps the contract whatever it is sent: nothing after the end or the disposal.
  public static func create(
    _ begin: @escaping (Observer<Value, Failure>) -> (any Disposable)?
  ) -> EventStream {
    EventStream { downstream, lifetime in
      let run = Lifetime(in: lifetime)
      let observer = Observer(downstream, run)
      if let held = begin(observer) { run.add(held) }
    }
  }
}

/// Where a stream made by `create` is sent its values.
public struct Observer<Value, Failure: Error> {
  private let downstream: Downstream<Value, Failure>
  private let lifetime: Lifetime

  init(_ downstream: Downstream<Value, Failure>, _ lifetime: Lifetime) {
    (self.downstream, self.lifetime) = (downstream, lifetime)
  }

  /// Whether nobody listens any more.
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

/// Something to do once when it is disposed of.
public final class DisposeAction: Disposable {
  private var action: (() -> Void)?

  public init(_ action: @escaping () -> Void) { self.action = action }

  public func dispose() {
    let action = action
    self.action = nil
    action?()
  }
}
