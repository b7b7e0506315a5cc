extension EventStream {
  /// The stream that does anything first; the others are disposed of.
  ///
  /// ```
  ///         ────1──2──|
  ///         ──a──b──|
  ///  amb
  ///         ──a──b──|
  /// ```
  public static func amb(_ streams: [EventStream]) -> EventStream {
    .running { run in
      let lifetimes = streams.map { _ in Lifetime(in: run.upstream) }
      var winner: Int?
      @MainActor func wins(_ index: Int) -> Bool {
        if winner == nil {
          winner = index
          for (other, lifetime) in lifetimes.enumerated() where other != index {
            lifetime.dispose()
          }
        }
        return winner == index
      }
      for (index, stream) in streams.enumerated() where winner == nil {
        stream.attach(
          Downstream(
            value: { if wins(index) { run.send($0) } }, end: { if wins(index) { run.end($0) } }),
          lifetimes[index])
      }
    }
  }

  /// This stream or `other`, whichever does anything first.
  public func amb(_ other: EventStream) -> EventStream { .amb([self, other]) }
}
