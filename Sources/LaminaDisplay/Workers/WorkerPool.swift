import Foundation
public import LaminaDrawing

/// A fixed number of threads that run display jobs, nearest to the screen first.
///
/// One more thread, the reserve, begins when a brief job (`JobLabel.isBrief`) would wait for others, and takes
/// only such: a row that is laid out ahead, or a frame, does not wait until a photograph is decoded, which takes
/// frames. Idle threads sleep. The last release of the pool, or `shutdown`, ends them: queued jobs are dropped,
/// running ones see their token.
public final class WorkerPool: DisplayExecutor {
  /// All cores but the one of the main thread.
  public static var defaultWorkerCount: Int {
    max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
  }

  public let workerCount: Int
  private let core: Core
  private let stackSize: Int

  /// Starts the threads, named lamina-worker-1 and so on.
  ///
  /// - Parameters:
  ///   - workers: how many; at least one is started.
  ///   - stackSize: in bytes; 8 MB, because trees that jobs walk may be deep.
  public init(workers: Int = defaultWorkerCount, stackSize: Int = 8 << 20) {
    workerCount = max(1, workers)
    let core = Core(workers: workerCount)
    self.core = core
    self.stackSize = stackSize
    for number in 1...workerCount {
      start("lamina-worker-\(number)") { core.runUntilStopped() }
    }
  }

  private func start(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.name = name
    thread.stackSize = stackSize
    thread.start()
  }

  deinit { core.stop() }

  public func submit(
    _ label: JobLabel, priority: JobPriority, work: @escaping Job.Work
  ) -> Job {
    let job = Job(label: label)
    if core.insert(job, priority: priority, work: work) {
      start("lamina-reserve") { [core] in core.runBriefUntilStopped() }
    }
    return job
  }

  public func remove(_ job: Job) -> Bool { core.remove(job) }

  public func setPriority(_ priority: JobPriority, of job: Job) {
    core.setPriority(priority, of: job)
  }

  public func wait(for jobs: [Job], until deadline: Deadline) {
    switch deadline {
    case .now: return
    case .after(let duration): core.wait(for: jobs, until: .now.advanced(by: duration))
    case .never: core.help(with: jobs)
    }
  }

  public func typicalDuration(of kind: String) -> Duration { core.typicalDuration(of: kind) }

  public func perform(_ label: JobLabel, _ work: Job.Work) { work(CancellationToken()) }

  /// Drops queued jobs, asks running ones to stop and returns when every thread has ended.
  ///
  /// A job submitted later is never run. Not to be called from a job.
  public func shutdown() {
    core.stop()
    core.waitForThreads()
  }
}
