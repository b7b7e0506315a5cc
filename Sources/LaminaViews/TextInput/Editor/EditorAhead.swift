import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaText

/// Has a worker lay out text around what is seen of it; one order at a time, the latest.
///
/// ```
///  EditorModel ──order──▶ executor: state.layingOut ──mailbox──▶ onResult ──▶ collect
/// ```
@MainActor
final class EditorAhead {
  private struct Result: Sendable {
    let number: Int
    let state: DocumentLayout.State
  }

  /// Is told when a result lies ready.
  var onResult: () -> Void = {} { didSet { wake.call = onResult } }
  private let mailbox: Mailbox<Result>
  private let wake: Wake
  private var job: Job?
  private var executor: (any DisplayExecutor)?
  private var number = 0

  init() {
    let wake = Wake()
    self.wake = wake
    mailbox = Mailbox { MainActor.whenPossible { wake.call() } }
  }

  isolated deinit { stop() }

  /// Has more laid out around a range of heights; what was ordered before is given up.
  func order(
    _ state: DocumentLayout.State, around sight: Range<CGFloat>, ahead: CGFloat,
    on executor: any DisplayExecutor
  ) {
    stop()
    number += 1
    self.executor = executor
    let (number, mailbox) = (number, mailbox)
    // Behind all that is drawn, before pictures that nobody may ever see.
    job = executor.submit(
      JobLabel(kind: "text", amount: 1), priority: JobPriority(distance: 1 << 20, isLong: true)
    ) { token in
      guard let made = state.layingOut(sight, ahead: ahead, token: token) else { return }
      mailbox.post(Result(number: number, state: made))
    }
  }

  /// What the latest order has come to; nil before it is done.
  func collect() -> DocumentLayout.State? {
    let result = mailbox.drain().last { $0.number == number }
    if result != nil { job = nil }
    return result?.state
  }

  private func stop() {
    guard let job, let executor else { return }
    if !executor.remove(job) { job.token.cancel() }
    self.job = nil
  }

  /// Tells the main actor that a result lies ready; it outlives the orders by their last job.
  private final class Wake: Sendable {
    @MainActor var call: () -> Void = {}
    nonisolated init() {}
  }
}
