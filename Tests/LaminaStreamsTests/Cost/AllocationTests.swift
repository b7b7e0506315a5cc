import LaminaStreams
import LaminaTesting
import Testing

/// What an event costs in objects allocated: counted, so that it does not depend on the machine.
@Suite struct AllocationTests {
  @Test func `The counter counts: an object, a closure's context, an array`() {
    var kept: [Any] = []
    kept.reserveCapacity(3)
    var n = 0
    #expect(allocations { kept.append(Hub()) } ?? 1 >= 1)
    let closures = allocations {
      n += 1
      let m = n
      kept.append({ m } as () -> Int)
    }
    #expect(closures ?? 1 >= 1)
    #expect(allocations { n += 1 } ?? 0 == 0)
  }

  /// A stream made of a source, and what an event may allocate there.
  nonisolated struct Chain: CustomTestStringConvertible, Sendable {
    typealias Input = EventStream<Int, MarbleError>

    let testDescription: String
    var allocations = 0
    let build: @MainActor @Sendable (Input) -> Input
  }

  nonisolated static let chains = [
    Chain(testDescription: "three operators") { source in
      source.map { $0 + 1 }.filter { $0 >= 0 }.map { $0 * 2 }
    },
    Chain(testDescription: "twelve operators") { source in
      var stream = source
      for _ in 0..<4 { stream = stream.map { $0 + 1 }.filter { $0 >= 0 }.compactMap { $0 - 1 } }
      return stream
    },
    Chain(testDescription: "scan and distinctUntilChanged") { source in
      source.scan(0) { $0 + $1 }.distinctUntilChanged().distinctUntilChanged(of: { $0 })
    },
    Chain(testDescription: "take and skip") { source in
      source.skip(1).skip(while: { $0 < 0 }).take(1_000_000).take(while: { $0 >= 0 })
    },
    Chain(testDescription: "tap, catch, retry") { source in
      source.tap(onValue: { _ in }).catch { Chain.Input.fail($0) }.retry(2)
    },
    Chain(testDescription: "combineLatest") { source in
      combineLatest(source, .just(1)) { $0 + $1 }
    },
    Chain(testDescription: "withLatestFrom, merge, until") { source in
      source.withLatestFrom(.just(1)) { $0 + $1 }.merge(with: .never).take(until: Chain.Input.never)
    },
    Chain(testDescription: "share, replayed") { $0.share(replay: 1) },
    // A closure for each inner stream and one for its end; the lifetime is used again.
    Chain(testDescription: "flatMapLatest of one value", allocations: 2) { source in
      source.flatMapLatest { Chain.Input.just($0) }
    },
  ]

  @Test(arguments: chains) func `An event allocates nothing`(_ chain: Chain) {
    let subject = Subject<Int, MarbleError>()
    var sum = 0
    let token = chain.build(subject.stream).subscribe { sum &+= $0 }
    // The first events make what is kept, such as the metadata of types.
    for value in 0..<10 { subject.send(value) }
    let found = allocations {
      for value in 10..<110 { subject.send(value) }
    }
    #expect(found ?? 100 * chain.allocations == 100 * chain.allocations)
    #expect(sum != 0)
    token.dispose()
  }

  @Test func `A thousand subscribers of a subject hear without an allocation`() {
    let subject = Subject<Int, Never>()
    var sum = 0
    let tokens = (0..<1_000).map { _ in subject.stream.subscribe { sum &+= $0 } }
    subject.send(1)
    let found = allocations { subject.send(1) }
    #expect(found ?? 0 == 0)
    // Without a counter, as under a sanitizer, nothing is sent a second time.
    #expect(sum == (found == nil ? 1_000 : 2_000))
    for token in tokens { token.dispose() }
  }
}

private final class Hub {}
