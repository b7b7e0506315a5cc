extension EventStream where Value: Sendable {
  /// Works on the values off the main actor, in their order, as many of them at once as have come.
  ///
  /// ```
  ///  ──1──2──▶ main actor │ inbox ─▶ work ─▶ outbox │ ──▶ 1' 2'
  /// ```
  ///
  /// `work` is called by one task, a value after the other; what it returns comes back in one batch for
  /// each turn of the main actor. Nil drops a value. The end waits for the values before it; a failure
  /// of this stream does so too.
  @inlinable public func offMain<Result: Sendable>(
    _ work: @escaping @Sendable (Value) -> Result?
  ) -> EventStream<Result, Failure> where Failure: Sendable {
    .running { run in
      let outbox = Mailbox<StreamEvent<Result, Failure>> { event in
        switch event {
        case .value(let value): run.send(value)
        case .end(let completion): run.end(completion)
        }
      }
      let bench = Workbench(work, to: outbox)
      run.upstream.add(DisposeAction { bench.close() })
      run.follow(self) { value in
        bench.put(.value(value))
      } end: { completion in
        bench.put(.end(completion))
      }
    }
  }
}
