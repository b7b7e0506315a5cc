extension EventStream where Value: Sendable {
  /// Transforms each value off the main actor, one at a time, in their order.
  ///
  /// ```
  ///                              ──1──2──────|
  ///  mapAsync { await f($0) }
  ///                              ─────1'──2'─|
  /// ```
  ///
  /// A run has one task, which is cancelled when the run is over. Values wait for their turn without a
  /// bound. What `transform` throws ends the stream.
  public func mapAsync<Result: Sendable>(
    _ transform: @escaping @Sendable (Value) async throws(Failure) -> Result
  ) -> EventStream<Result, Failure> {
    concatMap { (value: Value) throws(Failure) in
      .task { () async throws(Failure) in try await transform(value) }
    }
  }

  /// The result for the latest value; the task for the one before is cancelled.
  ///
  /// ```
  ///                                   ──1──2───────|
  ///  flatMapLatest { await f($0) }
  ///                                   ────────2'───|
  /// ```
  public func flatMapLatest<Result: Sendable>(
    _ transform: @escaping @Sendable (Value) async throws(Failure) -> Result
  ) -> EventStream<Result, Failure> {
    flatMapLatest { (value: Value) throws(Failure) -> EventStream<Result, Failure> in
      .task { () async throws(Failure) in try await transform(value) }
    }
  }
}

extension EventStream where Value: Sendable {
  /// What `operation` returns, then completion; begun for each subscriber and cancelled with it.
  ///
  /// It runs off the main actor; the result comes back through a mailbox, and never after a disposal.
  public static func task(
    _ operation: @escaping @Sendable () async throws(Failure) -> Value
  ) -> EventStream {
    .running { run in
      let mailbox = Mailbox<Result<Value, Failure>> { result in
        switch result {
        case .success(let value):
          run.send(value)
          run.end(.finished)
        case .failure(let error): run.end(.failed(error))
        }
      }
      let task = Task.detached {
        do throws(Failure) {
          mailbox.put(.success(try await operation()))
        } catch {
          mailbox.put(.failure(error))
        }
      }
      run.upstream.add(DisposeAction { mailbox.close() })
      run.upstream.add(OwnedTask(task))
    }
  }
}
