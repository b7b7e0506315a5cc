/// The inner stream that goes on, and the outer one.
@usableFromInline final class LatestInner<Value, Failure: Error>: Disposable {
  @usableFromInline let upstream: Lifetime
  @usableFromInline let downstream: Downstream<Value, Failure>
  // Unchecked, here and below: nothing is called while one of these is read or written.
  @exclusivity(unchecked) @usableFromInline var inner: Lifetime?
  /// The lifetime of an inner stream that ended at once and is held nowhere else: the next one's.
  @exclusivity(unchecked) @usableFromInline var spare: Lifetime?
  @exclusivity(unchecked) @usableFromInline var outerIsOver = false

  @inlinable init(_ downstream: Downstream<Value, Failure>, in lifetime: Lifetime) {
    self.downstream = downstream
    upstream = Lifetime(in: lifetime)
    // Once for all inner streams, which need no place of their own there.
    upstream.add(self)
  }

  // See Hub.
  deinit {}

  @inlinable func switchTo(_ stream: EventStream<Value, Failure>) {
    inner?.dispose()
    guard !upstream.isOver else { return }
    var next = spare.take() ?? Lifetime()
    inner = next
    stream.attach(
      Downstream(
        value: downstream.value, end: { [self, next] in innerEnded($0, of: next) }), next)
    if next.isOver, isKnownUniquelyReferenced(&next) {
      next.reopen()
      spare = next
    }
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
    upstream.dispose()
    downstream.end(completion)
  }

  /// Lets go of the inner stream; its lifetime's end is everyone's.
  @inlinable func dispose() {
    spare = nil
    inner.take()?.dispose()
  }
}
