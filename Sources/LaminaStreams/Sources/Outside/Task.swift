extension EventStream where Value: Sendable {
  /// What `operation` returns, then completion; begun for each subscriber and cancelled with it.
  ///
  /// ```
  ///  task { await f() }   ─────f|
  /// ```
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
