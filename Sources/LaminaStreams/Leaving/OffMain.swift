import Synchronization

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
  public func offMain<Result: Sendable>(
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

/// What waits to be worked on, and the one task that does it: it is there only while something waits.
private nonisolated final class Workbench<Input: Sendable, Output: Sendable, Failure: Error>:
  Sendable
{
  private struct Contents {
    var waiting: [StreamEvent<Input, Failure>] = []
    var isWorking = false
    var isClosed = false
  }

  private let contents = Mutex(Contents())
  private let work: @Sendable (Input) -> Output?
  private let outbox: Mailbox<StreamEvent<Output, Failure>>

  init(
    _ work: @escaping @Sendable (Input) -> Output?,
    to outbox: Mailbox<StreamEvent<Output, Failure>>
  ) {
    (self.work, self.outbox) = (work, outbox)
  }

  func put(_ event: StreamEvent<Input, Failure>) {
    let begins = contents.withLock { contents in
      guard !contents.isClosed else { return false }
      contents.waiting.append(event)
      defer { contents.isWorking = true }
      return !contents.isWorking
    }
    if begins { Task.detached { self.run() } }
  }

  /// Throws away what waits; what is being worked on ends after its present value.
  func close() {
    outbox.close()
    contents.withLock { contents in
      contents.isClosed = true
      contents.waiting = []
    }
  }

  /// Works on all that waits, in its order, until nothing does.
  private func run() {
    while let batch = takeWaiting() {
      var results: [StreamEvent<Output, Failure>] = []
      for event in batch {
        if isClosed { return }
        switch event {
        case .value(let value): if let result = work(value) { results.append(.value(result)) }
        case .end(let completion): results.append(.end(completion))
        }
      }
      outbox.put(contentsOf: results)
    }
  }

  private var isClosed: Bool { contents.withLock { $0.isClosed } }

  private func takeWaiting() -> [StreamEvent<Input, Failure>]? {
    contents.withLock { contents in
      if contents.waiting.isEmpty { contents.isWorking = false }
      defer { contents.waiting = [] }
      return contents.waiting.isEmpty ? nil : contents.waiting
    }
  }
}
