import LaminaDisplay
import LaminaDrawing
import Testing

@Suite("The executor of virtual time")
struct DeterministicExecutorTests {
  @Test("work done on the calling thread takes its time, and the workers' jobs go on meanwhile")
  func performing() {
    let executor = DeterministicExecutor(workers: 1) { .milliseconds($0.amount) }
    let done = Counter()
    for amount in [4, 5, 6] {
      _ = executor.submit(JobLabel(kind: "draw", amount: amount), priority: .visible) { _ in
        done.increment()
      }
    }
    executor.perform(JobLabel(kind: "sync", amount: 10)) { _ in
      #expect(done.count == 2)
    }
    #expect(executor.now == .milliseconds(10))
    #expect(executor.performed == [JobLabel(kind: "sync", amount: 10)])
    #expect(executor.finishedCount == 2 && executor.runningCount == 1)
  }

  @Test(
    "jobs are listed where that is asked for, and counted everywhere", arguments: [true, false])
  func listing(listsJobs: Bool) {
    let executor = DeterministicExecutor(listsJobs: listsJobs)
    _ = executor.submit(JobLabel(kind: "draw"), priority: .visible) { _ in }
    executor.perform(JobLabel(kind: "sync")) { _ in }
    #expect(executor.runAll() == 1 && executor.finishedCount == 1)
    #expect(executor.started.map(\.kind) == (listsJobs ? ["draw"] : []))
    #expect(executor.performed.map(\.kind) == (listsJobs ? ["sync"] : []))
  }

  @Test("the worker pool performs work at once, here")
  func pool() {
    let done = Counter()
    WorkerPool(workers: 1).perform(JobLabel(kind: "sync")) { token in
      if !token.isCancelled { done.increment() }
    }
    #expect(done.count == 1)
  }
}
