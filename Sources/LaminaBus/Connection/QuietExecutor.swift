import Dispatch

/// Runs tasks on one queue of its own, in place of Swift's pool of threads.
///
/// libdispatch looks once in a second after every pool that has ever run something, for as long as the
/// process lives: an idle program would wake up. Threads of a serial queue are not looked after.
package final class QuietExecutor: TaskExecutor {
  /// The one that runs what the desktop and the peers of all connections ask for.
  package static let shared = QuietExecutor("lamina.bus.tasks")
  /// The one on which calls wait for answers, whatever an exported method does meanwhile.
  static let waits = QuietExecutor("lamina.bus.waits")

  private let queue: DispatchQueue

  private init(_ name: String) { queue = DispatchQueue(label: name) }

  /// Runs a job on the queue.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Waits for work without Swift's pool, then goes on where the caller is.
///
/// Who waits on an actor is resumed in the pool first, and only then on the actor, unless the task
/// prefers an executor: so it does while it waits, unless it does anyway.
nonisolated(nonsending) func quietly<Value: Sendable>(
  _ work: @Sendable () async throws -> Value
) async rethrows -> Value {
  let prefersAnother = withUnsafeCurrentTask { $0?.unownedTaskExecutor != nil }
  if prefersAnother { return try await work() }
  return try await withTaskExecutorPreference(QuietExecutor.waits, operation: work)
}
