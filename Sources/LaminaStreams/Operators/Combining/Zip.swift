/// The first values of all streams together, then the second, and so on.
///
/// ```
///       ──1──2────3──|
///       ────a───b───c─|
///  zip
///       ────1a──2b──3c|
/// ```
///
/// Completes as soon as one stream is over whose values are used up; fails with the first failure.
/// What waits for its partner is kept without a bound.
public func zip<each Value, Failure: Error>(
  _ streams: repeat EventStream<each Value, Failure>
) -> EventStream<(repeat each Value), Failure> {
  EventStream<(repeat each Value), Failure>.running { run in
    let queues = (repeat ZipQueue<each Value>())
    let turn: @MainActor () -> Void = {
      while !run.isOver, isNextComplete(repeat each queues) {
        run.send((repeat (each queues).takeFirst()))
      }
      if isUsedUp(repeat each queues) { run.end(.finished) }
    }
    repeat (each queues).follow(each streams, in: run, turn)
    turn()
  }
}

/// What `transform` makes of the first values of all streams, then of the second, and so on.
public func zip<each Value, Result, Failure: Error>(
  _ streams: repeat EventStream<each Value, Failure>,
  transform: @escaping (repeat each Value) -> Result
) -> EventStream<Result, Failure> {
  EventStream<Result, Failure>.running { run in
    let queues = (repeat ZipQueue<each Value>())
    let turn: @MainActor () -> Void = {
      while !run.isOver, isNextComplete(repeat each queues) {
        run.send(transform(repeat (each queues).takeFirst()))
      }
      if isUsedUp(repeat each queues) { run.end(.finished) }
    }
    repeat (each queues).follow(each streams, in: run, turn)
    turn()
  }
}

/// The first values of all streams of an array together, in its order, then the second, and so on.
public func zip<Value, Failure: Error>(
  _ streams: [EventStream<Value, Failure>]
) -> EventStream<[Value], Failure> {
  EventStream<[Value], Failure>.running { run in
    let queues = streams.map { _ in ZipQueue<Value>() }
    let turn: @MainActor () -> Void = {
      while !run.isOver, !queues.isEmpty, queues.allSatisfy({ !$0.values.isEmpty }) {
        run.send(queues.map { $0.takeFirst() })
      }
      let isUsedUp = queues.contains { $0.isOver && $0.values.isEmpty }
      if isUsedUp || queues.isEmpty { run.end(.finished) }
    }
    for (queue, stream) in Swift.zip(queues, streams) { queue.follow(stream, in: run, turn) }
    turn()
  }
}

/// Whether each stream has a value for the next tuple.
private func isNextComplete<each Value>(_ queues: repeat ZipQueue<each Value>) -> Bool {
  var count = 0
  for queue in repeat each queues {
    if queue.values.isEmpty { return false }
    count += 1
  }
  return count > 0
}

/// Whether no further tuple can come.
private func isUsedUp<each Value>(_ queues: repeat ZipQueue<each Value>) -> Bool {
  var count = 0
  for queue in repeat each queues {
    if queue.isOver, queue.values.isEmpty { return true }
    count += 1
  }
  return count == 0
}

/// The values of one of the streams that wait for the others'.
private final class ZipQueue<Value> {
  private(set) var values = WaitingLine<Value>()
  private(set) var isOver = false

  func follow<Output, Failure: Error>(
    _ stream: EventStream<Value, Failure>, in run: OperatorRun<Output, Failure>,
    _ turn: @escaping @MainActor () -> Void
  ) {
    run.follow(stream) { [self] value in
      values.append(value)
      turn()
    } end: { [self] completion in
      isOver = true
      if case .failed = completion { return run.end(completion) }
      turn()
    }
  }

  func takeFirst() -> Value {
    guard let value = values.popFirst() else { preconditionFailure("isNextComplete said so") }
    return value
  }
}
