/// The token of a subscriber: as long as it is kept, values come.
@MainActor public final class Subscription: Disposable {
  @usableFromInline let lifetime: Lifetime
  // Unsafe for the sake of deinit, which may run anywhere, but never at the same time as other code.
  // Unchecked, as nothing is called while it is read or written.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var isDone = false

  @inlinable init(_ lifetime: Lifetime) { self.lifetime = lifetime }

  // Not isolated: asking for the main actor takes as long as the whole run of three operators, and most
  // subscriptions were disposed of before.
  deinit {
    if !isDone { _ = Farewell(lifetime) }
  }

  /// Whether nothing can come any more: the stream ended, or the subscription was disposed of.
  public var isDisposed: Bool { lifetime.isOver }

  /// Ends the subscription; from here on nothing comes, not even what is being delivered now.
  @inlinable public func dispose() {
    isDone = true
    lifetime.dispose()
  }

  /// Keeps the subscription for as long as `bag` lives.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Keeps subscriptions and disposes of them when it goes.
@MainActor public final class DisposeBag {
  private var kept: [any Disposable] = []

  /// Makes a bag that keeps nothing.
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

/// Disposes of a lifetime on the main actor: at once if that is where it is made and let go of.
private final class Farewell {
  private let lifetime: Lifetime

  nonisolated init(_ lifetime: Lifetime) { self.lifetime = lifetime }

  isolated deinit { lifetime.dispose() }
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
