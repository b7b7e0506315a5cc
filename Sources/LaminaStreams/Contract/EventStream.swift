/// Values over time, then at most one end: a completion or a typed failure.
///
/// ```
///  subject ──▶ map ──▶ filter ──▶ subscribe { ... } ──▶ Subscription
///  values go to the right, one after the other, on the main actor
/// ```
///
/// A stream is a description: nothing happens until something subscribes, and each subscriber has a
/// run of its own unless the stream is shared (`share`). What is written down here holds for every
/// source and every operator:
///
/// 1. After the end nothing comes, neither values nor another end.
/// 2. A subscription that was disposed of gets nothing more, not even in the same turn.
/// 3. Subscribers hear of a value in the order in which they subscribed.
/// 4. A value sent while another is delivered waits: everyone hears 1 before anyone hears 2.
/// 5. Everything happens on the main actor, without locks and without changing threads. What leaves
///    it (`mapAsync`, `offMain`) says so, takes `Sendable` values, and comes back through one mailbox.
///
/// ```swift
/// let clicks = Subject<Int, Never>()
/// let token = clicks.stream.map { $0 * 10 }.filter { $0 > 10 }.subscribe { print($0) }
/// clicks.send(1)
/// clicks.send(2)  // prints 20
/// token.dispose()
/// ```
public struct EventStream<Value, Failure: Error> {
  /// Begins a run: values and the end go downstream until the lifetime is over.
  @usableFromInline let attach: @MainActor (Downstream<Value, Failure>, Lifetime) -> Void
  /// Which stream this and its copies are.
  @usableFromInline let identity: StreamIdentity

  /// A stream whose runs `attach` begins.
  @inlinable init(_ attach: @escaping @MainActor (Downstream<Value, Failure>, Lifetime) -> Void) {
    (self.attach, identity) = (attach, .made(nextStreamNumber()))
  }

  /// The stream of `source`, which `attach` holds: each time it is asked for, the same one.
  @inlinable init(
    of source: AnyObject,
    _ attach: @escaping @MainActor (Downstream<Value, Failure>, Lifetime) -> Void
  ) {
    (self.attach, identity) = (attach, .object(ObjectIdentifier(source)))
  }

  /// Whether both are the same: a copy of the other, or the stream of the same object.
  ///
  /// Two streams that were made in the same way are two: each has state of its own.
  package func isSame(as other: EventStream) -> Bool { identity == other.identity }
}

/// What copies of a stream have in common, and two streams have not.
@usableFromInline enum StreamIdentity: Equatable {
  /// The object whose stream it is, whichever time it was asked for.
  case object(ObjectIdentifier)
  /// The number of a stream that was made of others.
  case made(UInt64)
}

private var streamCount: UInt64 = 0

@usableFromInline func nextStreamNumber() -> UInt64 {
  streamCount += 1
  return streamCount
}

/// How a stream ends.
public nonisolated enum StreamCompletion<Failure: Error> {
  /// There is nothing more to come.
  case finished
  /// Something went wrong.
  case failed(Failure)
}

nonisolated extension StreamCompletion: Equatable where Failure: Equatable {}
nonisolated extension StreamCompletion: Hashable where Failure: Hashable {}
nonisolated extension StreamCompletion: Sendable {}

/// What a run hands on to: two closures, formed where the types behind them are known.
@usableFromInline struct Downstream<Value, Failure: Error> {
  @usableFromInline let value: @MainActor (Value) -> Void
  @usableFromInline let end: @MainActor (StreamCompletion<Failure>) -> Void

  @inlinable init(
    value: @escaping @MainActor (Value) -> Void,
    end: @escaping @MainActor (StreamCompletion<Failure>) -> Void
  ) {
    self.value = value
    self.end = end
  }
}
