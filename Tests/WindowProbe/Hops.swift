import Dispatch
import LaminaAnimation
import LaminaGeometry

/// How long the main actor lets others wait while the window is open, in milliseconds.
nonisolated enum Hops {
  /// The longest of twenty waits each for a task, the main queue, and a task begun by a timer.
  static func measure(clock: SystemClock) async -> String {
    var (task, queue, timer) = (0.0, 0.0, 0.0)
    for _ in 0..<20 {
      task = max(task, await fromTask(clock))
      queue = max(queue, await fromQueue(clock))
      timer = max(timer, await fromTimer(clock))
    }
    return "task \(task) queue \(queue) timer \(timer)"
  }

  private static func fromTask(_ clock: SystemClock) async -> Double {
    let start = clock.now
    return await Task { @MainActor in (clock.now - start) * 1000 }.value
  }

  private static func fromQueue(_ clock: SystemClock) async -> Double {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        let start = clock.now
        DispatchQueue.main.async { done.resume(returning: (clock.now - start) * 1000) }
      }
    }
  }

  @MainActor
  private static func fromTimer(_ clock: SystemClock) async -> Double {
    await withCheckedContinuation { done in
      let due = clock.now + 0.002
      _ = Timer.scheduledTimer(withTimeInterval: 0.002, repeats: false) { _ in
        Task { @MainActor in done.resume(returning: (clock.now - due) * 1000) }
      }
    }
  }
}
