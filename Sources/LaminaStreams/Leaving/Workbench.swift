public import Synchronization

/// What waits to be worked on, and the one task that does it: it is there only while something waits.
@usableFromInline
nonisolated final class Workbench<
  Input: Sendable, Output: Sendable, Failure: Error
>: Sendable {
  @usableFromInline typealias Inbox = [StreamEvent<Input, Failure>]
  @usableFromInline typealias Outbox = Mailbox<StreamEvent<Output, Failure>>

  @usableFromInline struct Contents {
    @usableFromInline var waiting: Inbox = []
    @usableFromInline var isWorking = false

    @inlinable init() {}
  }

  @usableFromInline let contents = Mutex(Contents())
  @usableFromInline let work: @Sendable (Input) -> Output?
  @usableFromInline let outbox: Outbox

  @inlinable init(_ work: @escaping @Sendable (Input) -> Output?, to outbox: Outbox) {
    self.work = work
    self.outbox = outbox
  }

  @inlinable var isClosed: Bool { outbox.isClosed.load(ordering: .relaxed) }

  @inlinable func put(_ event: StreamEvent<Input, Failure>) {
    let begins = contents.withLock { contents in
      guard !isClosed else { return false }
      contents.waiting.append(event)
      defer { contents.isWorking = true }
      return !contents.isWorking
    }
    if begins { Task.detached { self.run() } }
  }

  /// Throws away what waits; what is being worked on ends after its present value.
  @inlinable func close() {
    outbox.close()
    contents.withLock { $0.waiting = [] }
  }

  /// Works on all that waits, in its order, until nothing does.
  @inlinable func run() {
    while let batch = takeWaiting() {
      var results: [StreamEvent<Output, Failure>] = []
      results.reserveCapacity(batch.count)
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

  @inlinable func takeWaiting() -> Inbox? {
    contents.withLock { contents in
      if contents.waiting.isEmpty { contents.isWorking = false }
      defer { contents.waiting = [] }
      return contents.waiting.isEmpty ? nil : contents.waiting
    }
  }
}
