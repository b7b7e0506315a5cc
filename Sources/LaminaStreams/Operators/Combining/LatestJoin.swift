/// The latest values of the streams that are combined, how many have none yet, and how many go on.
///
/// The values lie in memory without a type. A parameter pack's types are known at run time only, and a
/// generic cell for each, or an optional, would have its own type looked up at each access: that took
/// half of `combineLatest`'s time.
@usableFromInline final class LatestJoin<Output, Failure: Error> {
  // Unchecked: nothing is called while one of these is read or written.
  @exclusivity(unchecked) @usableFromInline var places: [LatestPlace] = []
  @exclusivity(unchecked) @usableFromInline var missing = 0
  @exclusivity(unchecked) @usableFromInline var running = 0
  @usableFromInline let run: OperatorRun<Output, Failure>

  @inlinable init(_ downstream: Downstream<Output, Failure>, in lifetime: Lifetime) {
    run = OperatorRun(downstream, in: lifetime)
  }

  // See Hub.
  deinit {}

  /// Makes room for the values of one more stream.
  @inlinable func expect<Value>(_ type: Value.Type) {
    places.append(LatestPlace(for: type))
    missing += 1
    running += 1
  }

  /// Completes when there are no streams at all.
  @inlinable func endIfEmpty() {
    if running == 0 { run.end(.finished) }
  }

  /// The latest value of the stream at `place`, counted from zero; then `place` is the next.
  ///
  /// - Precondition: the stream has had a value, and `expect` was called with this type.
  @inlinable func latest<Value>(_ type: Value.Type, at place: inout Int) -> Value {
    defer { place += 1 }
    return places[place].memory.assumingMemoryBound(to: type).pointee
  }

  /// Attaches to the stream at `place` and calls `deliver` for each value, once no stream has none.
  @inlinable func attach<Value>(
    _ stream: EventStream<Value, Failure>, at place: inout Int,
    _ deliver: @escaping @MainActor () -> Void
  ) {
    let own = places[place]
    place += 1
    guard !run.isOver else { return }
    let part = Lifetime(in: run.upstream)
    stream.attach(
      Downstream(
        value: { [self] value in
          if own.set(value) { missing -= 1 }
          if missing == 0 { deliver() }
        },
        end: { [self] completion in
          part.dispose()
          running -= 1
          if case .finished = completion, running > 0, own.hasValue { return }
          run.end(completion)
        }), part)
  }
}

/// Memory for one value, whose type only its users know.
@usableFromInline final class LatestPlace {
  // This and the next are unsafe for the sake of deinit, which may run anywhere, but never at the
  // same time as other code. Unchecked: nothing is called while it is read or written.
  @usableFromInline nonisolated(unsafe) let memory: UnsafeMutableRawPointer
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var hasValue = false
  @usableFromInline let destroy: @Sendable (UnsafeMutableRawPointer) -> Void

  @inlinable init<Value>(for type: Value.Type) {
    memory = .allocate(
      byteCount: max(1, MemoryLayout<Value>.size), alignment: MemoryLayout<Value>.alignment)
    destroy = { $0.assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
  }

  deinit {
    if hasValue { destroy(memory) }
    memory.deallocate()
  }

  /// Puts a value there, and returns whether it is the first.
  @inlinable func set<Value>(_ value: Value) -> Bool {
    if hasValue {
      // The old value is let go of when the new one is in its place: its deinit may call any code.
      var before = value
      swap(&memory.assumingMemoryBound(to: Value.self).pointee, &before)
      return false
    }
    memory.initializeMemory(as: Value.self, to: value)
    hasValue = true
    return true
  }
}
