import LaminaDisplay
import LaminaDrawing

/// Has a worker make what an editor will need; one order at a time, the latest.
///
/// ```
///  EditorModel ──order──▶ executor: make ──results──▶ onResult ──▶ collect
/// ```
@MainActor
final class EditorOrder<Result: Sendable> {
  private struct Numbered: Sendable {
    let number: Int
    let result: Result
  }

  /// Called when a result lies ready.
  var onResult: () -> Void = {} { didSet { wake.body = onResult } }
  private let results: JobResults<Numbered>
  private let wake: MainCall
  private var job: Job?
  private var executor: (any DisplayExecutor)?
  private var number = 0

  init() {
    let wake = MainCall()
    self.wake = wake
    results = JobResults { wake() }
  }

  isolated deinit { stop() }

  var isUnderWay: Bool { job != nil }

  /// Has something made, behind all that is drawn and before pictures that may never be seen, unless the priority says
  /// otherwise; what was ordered before is given up.
  func order(
    on executor: any DisplayExecutor,
    priority: JobPriority = JobPriority(distance: 1 << 20, isLong: true),
    _ make: @escaping @Sendable (CancellationToken) -> Result?
  ) {
    stop()
    number += 1
    self.executor = executor
    let (number, results) = (number, results)
    job = executor.submit(JobLabel(kind: "text", amount: 1), priority: priority) { token in
      guard let result = make(token) else { return }
      results.post(Numbered(number: number, result: result))
    }
  }

  /// Waits for what is under way, no longer than a deadline says.
  func wait(for deadline: Deadline) {
    if let job, let executor { executor.wait(for: [job], until: deadline) }
  }

  /// What the latest order has come to; nil before it is done.
  func collect() -> Result? {
    let found = results.drain().last { $0.number == number }
    if found != nil { job = nil }
    return found?.result
  }

  private func stop() {
    guard let job, let executor else { return }
    if !executor.remove(job) { job.token.cancel() }
    self.job = nil
  }
}
