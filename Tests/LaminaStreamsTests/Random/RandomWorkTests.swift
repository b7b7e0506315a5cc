import LaminaStreams
import LaminaTesting
import Testing

/// Random chains of operators that leave the main actor do what they do on an array.
@Suite struct RandomWorkTests {
  @Test func `Random chains that leave the main actor keep values, order and end`() async throws {
    for seed in 1...300 {
      var random = SeededRandom(seed: UInt64(seed))
      var expected = Array(0..<random.next(30))
      var stream = Self.source(expected, &random)
      for _ in 0..<(1 + random.next(4)) { Self.add(&random, &stream, &expected) }
      var heard: [Int] = []
      for await value in stream.values { heard.append(value) }
      try #require(heard == expected, "seed \(seed)")
      try #require(await Self.leaks(stream) == 0, "seed \(seed)")
      let first = await stream.first()
      try #require(first == expected.first, "seed \(seed)")
      let only = try? await stream.single()
      try #require(only == (expected.count == 1 ? expected.first : nil), "seed \(seed)")
      let most = try? await stream.take(1).maybe()
      try #require(most == expected.first, "seed \(seed)")
    }
  }

  /// How many lifetimes of a run are left when it has ended and its tasks have let go of it.
  private static func leaks(_ stream: EventStream<Int, Never>) async -> Int {
    let leaks = LeakCounter()
    var token: Subscription?
    await withCheckedContinuation { ended in
      token = leaks.measure {
        stream.subscribe(onValue: { _ in }, onEnd: { _ in ended.resume() })
      }
    }
    token?.dispose()
    token = nil
    for _ in 0..<10_000 where leaks.alive > 0 { await Task.yield() }
    return leaks.alive
  }

  private static func source(
    _ values: [Int], _ random: inout SeededRandom
  ) -> EventStream<Int, Never> {
    switch random.next(3) {
    case 0: .from(values)
    case 1: .from(Elements(values: values))
    default:
      EventStream<[Int], Never>.task { values }.flatMap { EventStream<Int, Never>.from($0) }
    }
  }

  private static func add(
    _ random: inout SeededRandom, _ stream: inout EventStream<Int, Never>, _ expected: inout [Int]
  ) {
    switch random.next(4) {
    case 0:
      stream = stream.offMain { $0 % 3 == 0 ? nil : $0 + 1 }
      expected = expected.filter { $0 % 3 != 0 }.map { $0 + 1 }
    case 1:
      stream = stream.mapAsync { value async in
        if value % 2 == 0 { await Task.yield() }
        return value * 2
      }
      expected = expected.map { $0 * 2 }
    case 2:
      stream = stream.map { $0 - 1 }.filter { $0 >= 0 }
      expected = expected.map { $0 - 1 }.filter { $0 >= 0 }
    default:
      // Only the last is certain to be there, as the others' tasks may be cancelled.
      stream = stream.takeLast(1).flatMapLatest { value async in value + 7 }
      expected = expected.suffix(1).map { $0 + 7 }
    }
  }
}

/// An asynchronous sequence that begins again for each iterator.
private nonisolated struct Elements: AsyncSequence, Sendable {
  var values: [Int]

  struct Iterator: AsyncIteratorProtocol {
    var left: ArraySlice<Int>

    mutating func next(isolation actor: isolated (any Actor)?) async throws(Never) -> Int? {
      await Task.yield()
      return left.popFirst()
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(left: values[...]) }
}
