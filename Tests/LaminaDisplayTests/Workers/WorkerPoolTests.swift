import LaminaDrawing
import Testing

@testable import LaminaDisplay

@Suite("The worker pool")
struct WorkerPoolTests {
  /// A job that reports when it has begun and stays until it may go on.
  private final class Gate: Sendable {
    private let monitor = Monitor((begun: 0, isOpen: false))
    private let changed = Condition()

    func pass() {
      monitor.withLock { $0.begun += 1 }
      changed.broadcast()
      monitor.wait(on: changed) { $0.isOpen ? () : nil }
    }

    func waitUntilBegun() { monitor.wait(on: changed) { $0.begun > 0 ? () : nil } }

    func open() {
      monitor.withLock { $0.isOpen = true }
      changed.broadcast()
    }
  }

  private final class Log: Sendable {
    private let storage = Monitor<[Int]>([])
    var entries: [Int] { storage.withLock { $0 } }
    func append(_ entry: Int) { storage.withLock { $0.append(entry) } }
  }

  private let label = JobLabel(kind: "test")

  /// Submits a job for each distance while the only worker is held, and lets them run.
  private func order(
    of distances: [Int32], _ change: (WorkerPool, [Job]) -> Void = { _, _ in }
  ) -> [Int] {
    let (pool, gate, log) = (WorkerPool(workers: 1), Gate(), Log())
    let first = pool.submit(label, priority: .visible) { _ in gate.pass() }
    gate.waitUntilBegun()
    let jobs = distances.enumerated().map { index, distance in
      pool.submit(label, priority: JobPriority(distance: distance)) { _ in log.append(index) }
    }
    change(pool, jobs)
    gate.open()
    // The longest wait that is not `.never`: this thread runs none of them.
    pool.wait(for: [first] + jobs, until: .after(.seconds(3600)))
    pool.shutdown()
    return log.entries
  }

  @Test("runs the nearest first, and equals in the order of submission")
  func priorities() {
    #expect(order(of: [2, 0, 1, 0, 2, 1]) == [1, 3, 2, 5, 0, 4])
  }

  @Test("a job taken back never runs")
  func removal() {
    let ran = order(of: [0, 1, 2]) { pool, jobs in
      #expect(pool.remove(jobs[1]))
      #expect(!pool.remove(jobs[1]))
    }
    #expect(ran == [0, 2])
  }

  @Test("a job moved up runs earlier")
  func reprioritising() {
    #expect(order(of: [1, 2, 3]) { $0.setPriority(.visible, of: $1[2]) } == [2, 0, 1])
  }

  @Test("a wait returns at its deadline while a job still runs")
  func boundedWait() {
    let (pool, gate) = (WorkerPool(workers: 1), Gate())
    let job = pool.submit(label, priority: .visible) { _ in gate.pass() }
    gate.waitUntilBegun()
    pool.wait(for: [job], until: .after(milliseconds: 2))
    #expect(!pool.remove(job))
    gate.open()
    pool.wait(for: [job], until: .never)
    pool.shutdown()
  }

  @Test("a wait without a deadline runs queued jobs on the waiting thread")
  func helping() {
    let (pool, gate, log) = (WorkerPool(workers: 1), Gate(), Log())
    let held = pool.submit(label, priority: .visible) { _ in gate.pass() }
    gate.waitUntilBegun()
    let job = pool.submit(label, priority: .visible) { _ in log.append(1) }
    pool.wait(for: [job], until: .never)
    #expect(log.entries == [1])
    gate.open()
    pool.wait(for: [held], until: .never)
    pool.shutdown()
  }

  @Test("shutting down drops what is queued and stops what runs")
  func shutdown() {
    let (pool, gate, log) = (WorkerPool(workers: 1), Gate(), Log())
    let running = pool.submit(label, priority: .visible) { token in
      gate.pass()
      log.append(token.isCancelled ? 1 : 0)
    }
    gate.waitUntilBegun()
    let queued = pool.submit(label, priority: .visible) { _ in log.append(2) }
    let stopper = WorkerPool(workers: 1)
    let stop = stopper.submit(label, priority: .visible) { _ in pool.shutdown() }
    pool.wait(for: [queued], until: .after(.seconds(3600)))
    #expect(queued.token.isCancelled && running.token.isCancelled)
    gate.open()
    stopper.wait(for: [stop], until: .never)
    #expect(log.entries == [1])
    let late = pool.submit(label, priority: .visible) { _ in log.append(3) }
    pool.wait(for: [late], until: .never)
    #expect(log.entries == [1])
    stopper.shutdown()
  }

  @Test("a brief job does not wait for long ones that run, and no other job takes its thread")
  func reserve() {
    let (pool, gate, log) = (WorkerPool(workers: 1), Gate(), Log())
    let held = pool.submit(label, priority: .visible) { _ in gate.pass() }
    gate.waitUntilBegun()
    let other = pool.submit(label, priority: .visible) { _ in log.append(1) }
    let brief = JobLabel(kind: "test", isBrief: true)
    let jobs = [2, 3].map { number in
      pool.submit(brief, priority: JobPriority(distance: 9)) { _ in log.append(number) }
    }
    pool.wait(for: jobs, until: .after(.seconds(3600)))
    #expect(log.entries == [2, 3])
    gate.open()
    pool.wait(for: [held, other], until: .after(.seconds(3600)))
    #expect(log.entries == [2, 3, 1])
    pool.shutdown()
  }

  @Test("the reserve begins when a brief job would wait behind others, earlier or later ones")
  func reserveBegins() {
    func submit(_ kinds: [Bool], workers: Int) -> [Bool] {
      // Nobody serves it: all that comes waits.
      let core = WorkerPool.Core(workers: workers)
      return kinds.map { isBrief in
        core.insert(Job(label: JobLabel(kind: "test", isBrief: isBrief)), priority: .visible) { _ in
        }
      }
    }
    #expect(submit([true, false, true, false], workers: 1) == [false, true, false, false])
    #expect(submit([false, true, true], workers: 1) == [false, true, false])
    #expect(submit([false, false, false], workers: 1) == [false, false, false])
    #expect(submit([true, false, true], workers: 3) == [false, false, false])
  }

  @Test("10,000 jobs from four threads all run once")
  func manyJobs() {
    let pool = WorkerPool(workers: 3)
    let sum = Counter()
    let submitters = WorkerPool(workers: 4)
    let label = label
    let all = (0..<4).map { part in
      submitters.submit(label, priority: .visible) { _ in
        let jobs = (0..<2_500).map { index in
          pool.submit(label, priority: JobPriority(distance: Int32(index % 7 + part))) { _ in
            sum.increment()
          }
        }
        pool.wait(for: jobs, until: .never)
      }
    }
    submitters.wait(for: all, until: .never)
    #expect(sum.count == 10_000)
    pool.shutdown()
    submitters.shutdown()
  }
}
