extension EventStream {
  /// The values after `other` has sent one, which is then let go of; its failure before ends the stream.
  ///
  /// ```
  ///                     ──1──2──3──|
  ///                     ──────x────
  ///  skip(until: other)
  ///                     ────────3──|
  /// ```
  public func skip<Other>(until other: EventStream<Other, Failure>) -> EventStream {
    .running { run in
      var isOpen = false
      let waiting = Lifetime(in: run.upstream)
      other.attach(
        Downstream(
          value: { _ in
            isOpen = true
            waiting.dispose()
          },
          end: { completion in
            waiting.dispose()
            if case .failed = completion { run.end(completion) }
          }), waiting)
      run.follow(self) { value in
        if isOpen { run.send(value) }
      }
    }
  }
}
