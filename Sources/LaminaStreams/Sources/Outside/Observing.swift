import Dispatch
import Observation

extension EventStream where Failure == Never {
  /// What `value` reads of observable objects: now, and once a turn of the main actor after a change.
  ///
  /// ```
  ///  model.count = 1, 2     = 3        0 before
  ///  0──────────────2────────3──
  /// ```
  public static func observing(_ value: @escaping () -> Value) -> EventStream {
    .running { run in
      let reading = ObservedReading(value, run)
      run.upstream.add(reading)
      reading.readTracked()
    }
  }
}

/// What is read of observable objects for one run.
private final class ObservedReading<Value>: Disposable {
  private let read: () -> Value
  private let run: OperatorRun<Value, Never>

  init(_ read: @escaping () -> Value, _ run: OperatorRun<Value, Never>) {
    self.read = read
    self.run = run
  }

  func readTracked() {
    guard !run.isOver else { return }
    // The observed objects keep what is called here until they change, so it does not keep the run.
    let seen = withObservationTracking(read) { [weak self] in
      // Called before the change, on the thread of the change.
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.readTracked() } }
    }
    run.send(seen)
  }

  /// The run that is over was what kept this.
  func dispose() {}
}
