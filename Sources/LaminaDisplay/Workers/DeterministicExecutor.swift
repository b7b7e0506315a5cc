public import LaminaDrawing

/// An executor without threads or clock, for tests: jobs run on request, in exactly their order.
///
/// ```swift
/// let executor = DeterministicExecutor()
/// display.commit(root, size: size, scale: 1, deadline: .frame)    // nothing is ready
/// executor.step()                                                 // the nearest job runs, here
/// executor.runAll()                                               // and the others
/// ```
///
/// With a cost table it replays time: a job takes as long as the table says, on one of so many
/// workers, and a wait lets that time pass; the same trace gives the same whole numbers each time.
///
/// ```swift
/// let executor = DeterministicExecutor(workers: 2) { label in .microseconds(label.amount / 10) }
/// display.commit(root, size: size, scale: 1, deadline: .frame)    // 4 ms pass, or less
/// executor.advance(by: .milliseconds(12))                         // until the next frame
/// ```
///
/// Without one a wait with a deadline returns at once, as if nothing had become ready in time. A
/// wait without a deadline runs jobs until those waited for are over.
public final class DeterministicExecutor: DisplayExecutor {
  private struct Running {
    let entry: JobQueue.Entry
    let start: Duration
    let end: Duration
  }

  private struct State {
    var queue = JobQueue()
    var running: [Running] = []
    var now = Duration.zero
    var submitted = 0
    var started: [JobLabel] = []
    var finished = 0
    var removed = 0
    var performed: [JobLabel] = []
    var times = JobTimes()
  }

  private let workers: Int
  private let cost: (@Sendable (JobLabel) -> Duration)?
  private let listsJobs: Bool
  private let state = Monitor(State())

  /// Runs jobs only on request.
  ///
  /// - Parameter listsJobs: whether `started` and `performed` list all jobs; a program that runs for hours
  ///   would hold them all.
  public init(listsJobs: Bool = true) {
    workers = 1
    cost = nil
    self.listsJobs = listsJobs
  }

  /// Runs jobs in virtual time, which `advance(by:)` and waits let pass.
  public init(workers: Int, cost: @escaping @Sendable (JobLabel) -> Duration) {
    self.workers = max(1, workers)
    self.cost = cost
    listsJobs = true
  }

  /// Virtual time since the beginning.
  public var now: Duration { state.withLock { $0.now } }
  public var queuedCount: Int { state.withLock { $0.queue.count } }
  public var runningCount: Int { state.withLock { $0.running.count } }
  public var submittedCount: Int { state.withLock { $0.submitted } }
  public var finishedCount: Int { state.withLock { $0.finished } }
  public var removedCount: Int { state.withLock { $0.removed } }
  /// The jobs that were started, in order.
  public var started: [JobLabel] { state.withLock { $0.started } }

  /// What was done on the calling thread, in order.
  public var performed: [JobLabel] { state.withLock { $0.performed } }

  /// Lets time pass until the next job ends; false when there is none.
  @discardableResult public func step() -> Bool { finishNext(before: nil) }

  /// Runs jobs until none is left; returns how many.
  @discardableResult public func runAll() -> Int {
    var count = 0
    while step() { count += 1 }
    return count
  }

  /// Lets `duration` pass: jobs that end within it leave their results.
  public func advance(by duration: Duration) {
    let target = now + duration
    while finishNext(before: target) {}
    state.withLock { $0.now = max($0.now, target) }
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
    switch deadline {
    case .now: return
    case .never: while isBusy(with: jobs), step() {}
    case .after(let duration):
      guard cost != nil else { return }
      let target = now + duration
      while isBusy(with: jobs), finishNext(before: target) {}
      if isBusy(with: jobs) { state.withLock { $0.now = max($0.now, target) } }
    }
  }

  public func typicalDuration(of kind: String) -> Duration { state.withLock { $0.times[kind] } }

  /// Lets the time that the work takes pass, for the workers too.
  public func perform(_ label: JobLabel, _ work: Job.Work) {
    if listsJobs { state.withLock { $0.performed.append(label) } }
    if let cost { advance(by: cost(label)) }
    work(CancellationToken())
  }

  private func isBusy(with jobs: [Job]) -> Bool {
    state.withLock { state in
      jobs.contains { job in
        state.queue.contains(job) || state.running.contains { $0.entry.job == job }
      }
    }
  }

  /// Starts what the workers can take and ends the job that ends first, if before `target`.
  private func finishNext(before target: Duration?) -> Bool {
    let next = state.withLock { state -> JobQueue.Entry? in
      start(&state)
      let index = state.running.indices.min { state.running[$0].end < state.running[$1].end }
      guard let index, state.running[index].end <= target ?? .seconds(Int64.max) else { return nil }
      let next = state.running.remove(at: index)
      state.now = max(state.now, next.end)
      state.finished += 1
      if !next.entry.job.token.isCancelled {
        state.times.add(next.end - next.start, of: next.entry.job.label.kind)
      }
      return next.entry
    }
    guard let next else { return false }
    next.work(next.job.token)
    return true
  }

  /// Gives idle workers the next jobs; a job that was cancelled ends at once.
  private func start(_ state: inout State) {
    let now = state.now
    state.running = state.running.map { running in
      running.entry.job.token.isCancelled
        ? Running(entry: running.entry, start: running.start, end: min(now, running.end)) : running
    }
    while state.running.count < workers, let entry = state.queue.popFirst() {
      if listsJobs { state.started.append(entry.job.label) }
      let end = now + (cost?(entry.job.label) ?? .zero)
      state.running.append(Running(entry: entry, start: now, end: end))
    }
  }
}
