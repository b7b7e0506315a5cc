/// The queued jobs of a pool: brief ones, which a thread of their own may take, and all others.
///
/// ```
///  brief   ──▶ ┌────────┐ ──────────────▶ the reserve, which takes nothing else
///              │ lanes  │
///  others  ──▶ └────────┘ ──nearest of both──▶ workers
/// ```
///
/// - Complexity: every change O(log n).
struct JobLanes {
  private var brief = JobQueue()
  private var others = JobQueue()

  /// The nearest of all; of a brief one and another that are as near, the brief one.
  var first: JobQueue.Entry? {
    guard let other = others.first else { return brief.first }
    guard let brief = brief.first else { return other }
    return other.priority < brief.priority ? other : brief
  }

  var count: Int { brief.count + others.count }
  var hasBrief: Bool { brief.first != nil }

  func contains(_ job: Job) -> Bool {
    job.label.isBrief ? brief.contains(job) : others.contains(job)
  }

  mutating func insert(_ job: Job, priority: JobPriority, work: @escaping Job.Work) {
    withLane(of: job) { $0.insert(job, priority: priority, work: work) }
  }

  /// The nearest of all.
  mutating func popFirst() -> JobQueue.Entry? { first.flatMap { remove($0.job) } }

  /// The nearest of the brief ones.
  mutating func popBrief() -> JobQueue.Entry? { brief.popFirst() }

  mutating func remove(_ job: Job) -> JobQueue.Entry? { withLane(of: job) { $0.remove(job) } }

  mutating func removeAll() -> [JobQueue.Entry] { brief.removeAll() + others.removeAll() }

  mutating func setPriority(_ priority: JobPriority, of job: Job) {
    withLane(of: job) { $0.setPriority(priority, of: job) }
  }

  private mutating func withLane<R>(of job: Job, _ change: (inout JobQueue) -> R) -> R {
    job.label.isBrief ? change(&brief) : change(&others)
  }
}
