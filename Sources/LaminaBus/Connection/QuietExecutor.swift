import Dispatch

/// Runs tasks on one queue of its own, in place of Swift's pool of threads.
///
/// libdispatch looks once in a second after every pool that has ever run something, for as long as the
/// process lives: an idle program would wake up. Threads of a serial queue are not looked after.
package final class QuietExecutor: TaskExecutor {
  /// The one that all connections share.
  package static let shared = QuietExecutor()

  private let queue = DispatchQueue(label: "lamina.bus.tasks")

  /// Runs a job on the queue.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
