import LaminaDisplay

/// Workers in virtual time, and how much of that time the main thread spent waiting for them.
nonisolated final class LedgerExecutor: DisplayExecutor {
  let workers: DeterministicExecutor
  private let waited = Monitor(Duration.zero)

  init(workers: Int, cost: @escaping @Sendable (JobLabel) -> Duration) {
    self.workers = DeterministicExecutor(workers: workers, cost: cost)
  }

  /// Virtual time, and the part of it in which the main thread ran or had nothing to do.
  var clocks: FrameClocks {
    FrameClocks(
      thread: { (self.workers.now - self.waited.withLock { $0 }).nanoseconds },
      wall: { self.workers.now.nanoseconds })
  }

  func submit(_ label: JobLabel, priority: JobPriority, work: @escaping Job.Work) -> Job {
    workers.submit(label, priority: priority, work: work)
  }

  func remove(_ job: Job) -> Bool { workers.remove(job) }

  func setPriority(_ priority: JobPriority, of job: Job) { workers.setPriority(priority, of: job) }

  func wait(for jobs: [Job], until deadline: Deadline) {
    let before = workers.now
    workers.wait(for: jobs, until: deadline)
    waited.withLock { $0 += workers.now - before }
  }

  func perform(_ label: JobLabel, _ work: Job.Work) { workers.perform(label, work) }

  func typicalDuration(of kind: String) -> Duration { workers.typicalDuration(of: kind) }
}

extension Duration {
  /// The whole of it.
  nonisolated var nanoseconds: Int {
    Int(components.seconds) * 1_000_000_000 + Int(components.attoseconds / 1_000_000_000)
  }
}
