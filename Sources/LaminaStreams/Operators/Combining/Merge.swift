extension EventStream {
  /// The values of all streams as they come; completes with the last, fails with the first failure.
  ///
  /// ```
  ///         ──1─────3─────|
  ///         ────2─────4|
  ///  merge
  ///         ──1─2───3─4───|
  /// ```
  public static func merge(_ streams: [EventStream]) -> EventStream {
    EventStream { downstream, lifetime in
      guard !streams.isEmpty else { return downstream.end(.finished) }
      let upstream = Lifetime(in: lifetime)
      var running = streams.count
      for stream in streams where !upstream.isOver {
        let part = Lifetime(in: upstream)
        stream.attach(
          Downstream(
            value: downstream.value,
            end: { completion in
              part.dispose()
              running -= 1
              if case .finished = completion, running > 0 { return }
              upstream.dispose()
              downstream.end(completion)
            }), part)
      }
    }
  }

  /// The values of this stream and the others as they come.
  public func merge(with others: EventStream...) -> EventStream { .merge([self] + others) }
}
