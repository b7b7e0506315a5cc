/// The values of the present span, and when it ends.
final class TimedBuffer<Value, Failure: Error> {
  private let time: Duration
  private let count: Int
  private let alarm: Alarm
  private let run: OperatorRun<[Value], Failure>
  private var held: [Value] = []

  init(
    _ time: Duration, _ count: Int, clock: any StreamClock, run: OperatorRun<[Value], Failure>
  ) {
    self.time = time
    self.count = count
    self.run = run
    alarm = Alarm(clock, in: run.upstream)
  }

  func begin() {
    alarm.set(after: time) { [self] in
      begin()
      flush()
    }
  }

  func appendValue(_ value: Value) {
    held.append(value)
    guard held.count >= count else { return }
    begin()
    flush()
  }

  func flush() {
    let full = held
    held = []
    run.send(full)
  }
}
