/// The inner streams that go on, and those that wait.
final class InnerStreams<Output, Failure: Error> {
  private let run: OperatorRun<Output, Failure>
  private let limit: Int
  private var active = 0
  private var waiting = WaitingLine<EventStream<Output, Failure>>()
  private var outerIsOver = false
  private var isStarting = false

  init(_ run: OperatorRun<Output, Failure>, limit: Int) { (self.run, self.limit) = (run, limit) }

  func add(_ stream: EventStream<Output, Failure>) {
    waiting.append(stream)
    start()
  }

  func outerEnded(_ completion: StreamCompletion<Failure>) {
    outerIsOver = true
    if case .failed = completion { return run.end(completion) }
    endIfDone()
  }

  /// Begins what may begin: a loop, as inner streams may complete while they are attached.
  private func start() {
    guard !isStarting else { return }
    isStarting = true
    while active < limit, !run.isOver, let next = waiting.popFirst() {
      active += 1
      run.followOnce(next) { [self] in
        active -= 1
        start()
        endIfDone()
      }
    }
    isStarting = false
  }

  private func endIfDone() {
    if outerIsOver, active == 0, waiting.isEmpty { run.end(.finished) }
  }
}
