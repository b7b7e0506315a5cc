import LaminaDrawing

extension WorkerPool {
  /// What the threads and the pool's owner share; it outlives the pool by its last running job.
  final class Core: Sendable {
    private struct State {
      var queue = JobLanes()
      var running: Set<Job> = []
      /// For each waiting thread the jobs that it still waits for.
      var waits: [UInt64: Set<Job>] = [:]
      var lastWait: UInt64 = 0
      var isStopped = false
      var threads: Int
      var reserve = Reserve.none
      var times = JobTimes()

      /// Strikes a job that is over from every wait; true if one of them has ended.
      mutating func strike(_ job: Job) -> Bool {
        var hasEnded = false
        for id in waits.keys where waits[id]?.remove(job) != nil && waits[id]?.isEmpty == true {
          hasEnded = true
        }
        return hasEnded
      }

      mutating func beginWait(for jobs: [Job]) -> UInt64 {
        lastWait += 1
        waits[lastWait] = Set(jobs.filter { queue.contains($0) || running.contains($0) })
        return lastWait
      }

      /// Whether the reserve begins now.
      mutating func startsReserve() -> Bool {
        guard reserve == .none, queue.hasBrief, running.count + queue.count > threads else {
          return false
        }
        reserve = .awake
        threads += 1
        return true
      }

      /// The next job, marked as running.
      mutating func start(_ entry: JobQueue.Entry?) -> JobQueue.Entry? {
        if let entry { running.insert(entry.job) }
        return entry
      }
    }

    /// The thread for brief jobs.
    enum Reserve { case none, asleep, awake }

    /// What a new job asks of the pool's threads.
    private struct Call {
      var startsReserve = false
      var wakesWorker = true
      var wakesReserve = false
    }

    /// What a sleeping thread does next.
    private enum Step {
      case run(JobQueue.Entry)
      case end
    }

    private let monitor: Monitor<State>
    private let hasWork = Condition()
    private let hasBriefWork = Condition()
    private let hasProgress = Condition()

    init(workers: Int) { monitor = Monitor(State(threads: workers)) }

    /// Queues a job, and wakes who may take it.
    ///
    /// - Returns: whether the reserve is to be started: once, when a brief job waits and there are more jobs than
    ///   workers.
    func insert(_ job: Job, priority: JobPriority, work: @escaping Job.Work) -> Bool {
      let call = monitor.withLock { state -> Call in
        guard !state.isStopped else { return Call() }
        // One that sleeps takes a brief job alone, unless it has been woken for another already.
        let isForReserve =
          job.label.isBrief && state.reserve == .asleep && !state.queue.hasBrief
        state.queue.insert(job, priority: priority, work: work)
        return Call(
          startsReserve: state.startsReserve(), wakesWorker: !isForReserve,
          wakesReserve: job.label.isBrief)
      }
      if call.wakesWorker { hasWork.signal() }
      if call.wakesReserve { hasBriefWork.signal() }
      return call.startsReserve
    }

    func remove(_ job: Job) -> Bool {
      let (removed, endsWait) = monitor.withLock { state in
        let removed = state.queue.remove(job)
        return (removed, removed != nil && state.strike(job))
      }
      if endsWait { hasProgress.broadcast() }
      return removed != nil
    }

    func typicalDuration(of kind: String) -> Duration { monitor.withLock { $0.times[kind] } }

    func setPriority(_ priority: JobPriority, of job: Job) {
      monitor.withLock { $0.queue.setPriority(priority, of: job) }
    }

    func wait(for jobs: [Job], until deadline: MonotonicTime) {
      let id = monitor.withLock { $0.beginWait(for: jobs) }
      _ = monitor.wait(on: hasProgress, until: deadline) { state in
        state.waits[id]?.isEmpty == false ? nil : true
      }
      monitor.withLock { _ = $0.waits.removeValue(forKey: id) }
    }

    /// Waits without end; runs awaited jobs itself as long as one of them is next.
    func help(with jobs: [Job]) {
      let id = monitor.withLock { $0.beginWait(for: jobs) }
      while case .run(let entry)? = monitor.wait(on: hasProgress, for: { nextStep(&$0, wait: id) })
      {
        run(entry)
      }
      monitor.withLock { _ = $0.waits.removeValue(forKey: id) }
    }

    private func nextStep(_ state: inout State, wait id: UInt64) -> Step? {
      guard let awaited = state.waits[id], !awaited.isEmpty else { return .end }
      guard let next = state.queue.first, awaited.contains(next.job) else { return nil }
      return state.start(state.queue.popFirst()).map(Step.run)
    }

    /// What a worker does: whatever is next.
    func runUntilStopped() { serve(hasWork) { $0.queue.popFirst() } }

    /// What the reserve does: brief jobs, and nothing else.
    func runBriefUntilStopped() {
      serve(hasBriefWork) { state in
        let entry = state.queue.popBrief()
        state.reserve = entry == nil ? .asleep : .awake
        return entry
      }
    }

    private func serve(
      _ work: Condition, _ next: (inout State) -> JobQueue.Entry?
    ) {
      while case .run(let entry)? = monitor.wait(on: work, for: { step(&$0, next) }) {
        run(entry)
      }
      monitor.withLock { $0.threads -= 1 }
      hasProgress.broadcast()
    }

    private func step(
      _ state: inout State, _ next: (inout State) -> JobQueue.Entry?
    ) -> Step? {
      if state.isStopped { return .end }
      return state.start(next(&state)).map(Step.run)
    }

    private func run(_ entry: JobQueue.Entry) {
      let start = MonotonicTime.now
      entry.work(entry.job.token)
      let duration = Duration.nanoseconds(MonotonicTime.now.nanoseconds - start.nanoseconds)
      let endsWait = monitor.withLock { state in
        state.running.remove(entry.job)
        if !entry.job.token.isCancelled { state.times.add(duration, of: entry.job.label.kind) }
        return state.strike(entry.job)
      }
      if endsWait { hasProgress.broadcast() }
    }

    func stop() {
      let dropped = monitor.withLock { state in
        state.isStopped = true
        for job in state.running { job.token.cancel() }
        let dropped = state.queue.removeAll()
        for entry in dropped { _ = state.strike(entry.job) }
        return dropped
      }
      for entry in dropped { entry.job.token.cancel() }
      hasWork.broadcast()
      hasBriefWork.broadcast()
      hasProgress.broadcast()
    }

    func waitForThreads() {
      _ = monitor.wait(on: hasProgress) { $0.threads == 0 ? true : nil }
    }
  }
}
