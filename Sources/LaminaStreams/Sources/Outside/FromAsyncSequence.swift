extension EventStream where Value: Sendable {
  /// The elements of an asynchronous sequence; each subscriber iterates it in a task of its own.
  ///
  /// ```
  ///  for await   ──1──2──|      off the main actor
  ///  from        ───1──2──|
  /// ```
  public static func from<Sequence: AsyncSequence & Sendable>(
    _ sequence: Sequence
  ) -> EventStream where Sequence.Element == Value, Sequence.Failure == Failure {
    .running { run in
      let mailbox = Mailbox<StreamEvent<Value, Failure>> { event in
        switch event {
        case .value(let value): run.send(value)
        case .end(let completion): run.end(completion)
        }
      }
      let task = Task.detached {
        do throws(Failure) {
          var iterator = sequence.makeAsyncIterator()
          while let value = try await iterator.next(isolation: nil) { mailbox.put(.value(value)) }
          mailbox.put(.end(.finished))
        } catch {
          mailbox.put(.end(.failed(error)))
        }
      }
      run.upstream.add(DisposeAction { mailbox.close() })
      run.upstream.add(OwnedTask(task))
    }
  }
}
