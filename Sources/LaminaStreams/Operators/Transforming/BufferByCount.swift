extension EventStream {
  /// Arrays of `count` values; the last may be shorter.
  ///
  /// ```
  ///                     ──1──2──3──4──5──|
  ///  buffer(count: 2)
  ///                     ─────12────34────5|
  /// ```
  public func buffer(count: Int) -> EventStream<[Value], Failure> {
    .running { run in
      var held: [Value] = []
      run.follow(self) { value in
        held.append(value)
        guard held.count >= count else { return }
        let full = held
        held = []
        run.send(full)
      } end: { completion in
        if case .finished = completion, !held.isEmpty { run.send(held) }
        run.end(completion)
      }
    }
  }
}
