import Synchronization

/// An executor without threads or clock, for tests: jobs run when told, in exactly their order.
///
/// ```swift
/// let executor = DeterministicExecutor()
/// display.commit(root, size: size, scale: 1, deadline: .frame)    // nothing is ready
/// executor.step()                                                 // the nearest job runs, here
/// executor.runAll()                                               // and the others
/// ```
///
/// A wait with a deadline returns at once, as if nothing had become ready; one without runs the
/// queued jobs in order until those waited for are over.
public final class DeterministicExecutor: DisplayExecutor {
  private struct State {
    var queue = JobQueue()
    var submitted = 0
    var started: [JobLabel] = []
    var removed = 0
  }

  private let state = Mutex(State())

  public init() {}

  public var queuedCount: Int { state.withLock { $0.queue.count } }
  public var submittedCount: Int { state.withLock { $0.submitted } }
  public var removedCount: Int { state.withLock { $0.removed } }
  /// The jobs that ran, in order.
  public var started: [JobLabel] { state.withLock { $0.started } }

  /// Runs the next job on this thread; false when none is queued.
  @discardableResult public func step() -> Bool {
    guard let entry = state.withLock({ $0.queue.popFirst() }) else { return false }
    state.withLock { $0.started.append(entry.job.label) }
    entry.work(entry.job.token)
    return true
  }

  /// Runs jobs until none is queued; returns how many.
  @discardableResult public func runAll() -> Int {
    var count = 0
    while step() { count += 1 }
    return count
  }

  public func submit(
    _ label: JobLabel, priority: JobPriority, work: @escaping Job.Work
  ) -> Job {
    let job = Job(label: label)
    state.withLock { state in
      state.submitted += 1
      state.queue.insert(job, priority: priority, work: work)
    }
    return job
  }

  public func remove(_ job: Job) -> Bool {
    let removed = state.withLock { state in
      let removed = state.queue.remove(job)
      state.removed += removed == nil ? 0 : 1
      return removed
    }
    return removed != nil
  }

  public func setPriority(_ priority: JobPriority, of job: Job) {
    state.withLock { $0.queue.setPriority(priority, of: job) }
  }

  public func wait(for jobs: [Job], until deadline: Deadline) {
    guard deadline == .never else { return }
    while state.withLock({ state in jobs.contains { state.queue.contains($0) } }), step() {}
  }
}
