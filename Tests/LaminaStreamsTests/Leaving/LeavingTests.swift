import LaminaStreams
import LaminaTesting
import Synchronization
import Testing

/// Segments that leave the main actor.
///
/// Tests wait for what they asked for, never for a time.
@Suite struct LeavingTests {
  @Test func `mapAsync keeps the order, whatever takes long`() async throws {
    let results = EventStream<Int, Never>.from(1...5).mapAsync { value in
      for _ in 0..<((6 - value) * 20) { await Task.yield() }
      return value * 10
    }
    var heard: [Int] = []
    for await value in results.values { heard.append(value) }
    #expect(heard == [10, 20, 30, 40, 50])
  }

  @Test func `flatMapLatest cancels the task for the value before`() async throws {
    let subject = Subject<Int, Never>()
    let gate = AsyncGate()
    let cancelled = Atomic(0)
    var heard: [Int] = []
    let (ends, end) = AsyncStream<Void>.makeStream()
    let token = subject.stream.flatMapLatest { (value: Int) async in
      if value == 1 {
        await withTaskCancellationHandler {
          await gate.wait()
        } onCancel: {
          cancelled.add(1, ordering: .relaxed)
          Task { await gate.open() }
        }
      }
      return value
    }.subscribe(onValue: { heard.append($0) }, onEnd: { _ in end.finish() })
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    for await _ in ends {}
    #expect(heard == [2])
    #expect(cancelled.load(ordering: .relaxed) == 1)
    _ = token
  }

  @Test func `offMain works elsewhere and comes back in order`() async throws {
    let worked = EventStream<Int, Never>.from(1...1000).offMain { value -> Int? in
      #expect(!isOnMainThread())
      return value % 2 == 0 ? value : nil
    }
    var heard: [Int] = []
    for await value in worked.values { heard.append(value) }
    #expect(heard == (1...500).map { $0 * 2 })
  }

  @Test func `After a disposal nothing comes back`() async throws {
    let gate = AsyncGate()
    let subject = Subject<Int, Never>()
    var heard = 0
    let token = subject.stream.mapAsync { (value: Int) async in
      await gate.wait()
      return value
    }.subscribe { _ in heard += 1 }
    subject.send(1)
    token.dispose()
    await gate.open()
    for _ in 0..<100 { await Task.yield() }
    #expect(heard == 0)
  }

  @Test func `A failure comes back as itself`() async throws {
    let failing = EventStream<Int, MarbleError>.task { () async throws(MarbleError) in
      throw MarbleError()
    }
    await #expect(throws: MarbleError.self) { try await failing.single() }
  }

  @Test func `first, single and maybe`() async throws {
    let three = EventStream<Int, Never>.from(1...3)
    #expect(await three.first() == 1)
    #expect(await EventStream<Int, Never>.empty.first() == nil)
    #expect(try await EventStream<Int, Never>.just(7).single() == 7)
    #expect(try await EventStream<Int, Never>.empty.maybe() == nil)
    await #expect(throws: StreamCountError.severalValues) { try await three.single() }
    await #expect(throws: StreamCountError.noValue) {
      try await EventStream<Int, Never>.empty.single()
    }
  }

  @Test func `An asynchronous sequence is a stream, and its iteration is cancelled`() async throws {
    let (sequence, source) = AsyncStream<Int>.makeStream()
    for value in 1...3 { source.yield(value) }
    let (terminated, terminate) = AsyncStream<Void>.makeStream()
    source.onTermination = { _ in terminate.finish() }
    let stream = EventStream<Int, Never>.from(sequence)
    #expect(try await stream.element(at: 2).single() == 3)
    for await _ in terminated {}
  }
}

/// A door for tasks.
private actor AsyncGate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
