extension EventStream {
  /// The values of the stream made of the latest value; the one before is disposed of.
  ///
  /// ```
  ///                 ──a────────b──────|
  ///      a:           ──1──2──3──4
  ///      b:                    ──5──6|
  ///  flatMapLatest
  ///                 ────1──2─────5──6─|
  /// ```
  ///
  /// Completes when this stream has and the latest inner one too; fails with the first failure.
  @inlinable public func flatMapLatest<Result>(
    _ transform: @escaping (Value) throws(Failure) -> EventStream<Result, Failure>
  ) -> EventStream<Result, Failure> {
    EventStream<Result, Failure> { downstream, lifetime in
      let latest = LatestInner<Result, Failure>(downstream, Lifetime(in: lifetime))
      self.attach(
        Downstream(
          value: { value in
            do throws(Failure) {
              latest.switchTo(try transform(value))
            } catch {
              latest.finish(.failed(error))
            }
          },
          end: { latest.outerEnded($0) }), latest.upstream)
    }
  }

  /// The values of the stream that came last.
  public func switchLatest<Inner>() -> EventStream<Inner, Failure>
  where Value == EventStream<Inner, Failure> {
    flatMapLatest { (inner: Value) throws(Failure) in inner }
  }
}

/// The inner stream that goes on, and what is around it.
@usableFromInline final class LatestInner<Value, Failure: Error> {
  @usableFromInline let upstream: Lifetime
  @usableFromInline let downstream: Downstream<Value, Failure>
  @exclusivity(unchecked) @usableFromInline var inner: Lifetime?
  @exclusivity(unchecked) @usableFromInline var outerIsOver = false

  @inlinable init(_ downstream: Downstream<Value, Failure>, _ upstream: Lifetime) {
    (self.downstream, self.upstream) = (downstream, upstream)
  }

  @inlinable func switchTo(_ stream: EventStream<Value, Failure>) {
    inner?.dispose()
    guard !upstream.isOver else { return }
    let next = Lifetime(in: upstream)
    inner = next
    stream.attach(
      Downstream(value: downstream.value, end: { [self] in innerEnded($0, of: next) }), next)
  }

  @inlinable func innerEnded(_ completion: StreamCompletion<Failure>, of lifetime: Lifetime) {
    guard !lifetime.isOver else { return }
    lifetime.dispose()
    if case .finished = completion {
      if inner === lifetime { inner = nil }
      if outerIsOver { finish(.finished) }
    } else {
      finish(completion)
    }
  }

  @inlinable func outerEnded(_ completion: StreamCompletion<Failure>) {
    outerIsOver = true
    if case .finished = completion, inner != nil { return }
    finish(completion)
  }

  @inlinable func finish(_ completion: StreamCompletion<Failure>) {
    guard !upstream.isOver else { return }
    inner = nil
    upstream.dispose()
    downstream.end(completion)
  }
}
