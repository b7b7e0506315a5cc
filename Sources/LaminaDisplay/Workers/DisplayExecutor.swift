/// Runs display jobs, nearest to the screen first; a worker pool in programs, a deterministic one
/// in tests.
///
/// A job never calls the main thread: it leaves its result in a `JobResults`. The executor is also
/// what knows time, so that a test replays waiting without a clock.
///
/// ```swift
/// let job = executor.submit(JobLabel(kind: "draw", amount: 90_000), priority: .visible) { token in
///   if let bitmap = rasterizer.bitmap(of: list, covering: rect, scale: 2, token: token) {
///     results.post(bitmap)
///   }
/// }
/// executor.wait(for: [job], until: .after(milliseconds: 4))
/// if !executor.remove(job) { job.token.cancel() }
/// ```
public protocol DisplayExecutor: AnyObject, Sendable {
  /// Queues `work`.
  func submit(_ label: JobLabel, priority: JobPriority, work: @escaping Job.Work) -> Job

  /// Takes a queued job back: true if it will never run; false if it runs or is over.
  func remove(_ job: Job) -> Bool

  /// Moves a queued job; one that runs or is over stays as it is.
  func setPriority(_ priority: JobPriority, of job: Job)

  /// Blocks until none of `jobs` is queued or running, or the deadline is there.
  func wait(for jobs: [Job], until deadline: Deadline)

  /// How long jobs of a kind took lately, on average: those that were not stopped. Zero before the
  /// first.
  func typicalDuration(of kind: String) -> Duration

  /// Runs `work` here and now, on the calling thread: what no other thread is to do.
  func perform(_ label: JobLabel, _ work: Job.Work)
}
