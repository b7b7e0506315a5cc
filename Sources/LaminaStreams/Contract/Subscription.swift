/// The token of a subscriber: as long as it is kept, values come.
@MainActor public final class Subscription: Disposable {
  @usableFromInline let lifetime: Lifetime

  @usableFromInline init(_ lifetime: Lifetime) { self.lifetime = lifetime }

  isolated deinit { lifetime.dispose() }

  /// Whether nothing can come any more: the stream ended, or the subscription was disposed of.
  public var isDisposed: Bool { lifetime.isOver }

  /// Ends the subscription; from here on nothing comes, not even what is being delivered now.
  public func dispose() { lifetime.dispose() }

  /// Keeps the subscription for as long as `bag` lives.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Keeps subscriptions and disposes of them when it goes.
@MainActor public final class DisposeBag {
  private var kept: [any Disposable] = []

  public init() {}

  isolated deinit { disposeAll() }

  /// Keeps `disposable`.
  public func insert(_ disposable: any Disposable) { kept.append(disposable) }

  /// Disposes of everything that is kept.
  public func disposeAll() {
    let all = kept
    kept = []
    for disposable in all { disposable.dispose() }
  }
}

extension EventStream {
  /// Begins a run and calls `onValue` for each value, then `onEnd` once, if the stream ends.
  ///
  /// The run goes on for as long as the subscription is kept.
  @inlinable public func subscribe(
    onValue: @escaping (Value) -> Void,
    onEnd: @escaping (StreamCompletion<Failure>) -> Void
  ) -> Subscription {
    let lifetime = Lifetime()
    let downstream = Downstream<Value, Failure>(
      value: { [lifetime] value in
        if !lifetime.isOver { onValue(value) }
      },
      end: { [lifetime] completion in
        guard !lifetime.isOver else { return }
        lifetime.dispose()
        onEnd(completion)
      })
    attach(downstream, lifetime)
    return Subscription(lifetime)
  }

  /// Begins a run and calls `onValue` for each value.
  @inlinable public func subscribe(_ onValue: @escaping (Value) -> Void) -> Subscription {
    subscribe(onValue: onValue, onEnd: { _ in })
  }
}
