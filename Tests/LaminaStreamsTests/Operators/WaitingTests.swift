import LaminaStreams
import Testing

/// Very many that wait take no more time each than a few.
@Suite struct WaitingTests {
  @Test func `Two hundred thousand streams wait for their turn, in their order`() {
    let gate = Subject<Int, Never>()
    var count = 0
    var isSorted = true
    let token = EventStream<Int, Never>.from(0..<200_000).concatMap { value in
      value == 0 ? gate.stream : .just(value)
    }.subscribe { value in
      count += 1
      isSorted = isSorted && value == count
    }
    #expect(count == 0)
    gate.send(completion: .finished)
    #expect(count == 199_999)
    #expect(isSorted)
    token.dispose()
  }

  @Test func `Two hundred thousand values wait for their partners`() {
    let partners = Subject<Int, Never>()
    var count = 0
    var isPaired = true
    let token = zip(EventStream<Int, Never>.from(0..<200_000), partners.stream).subscribe {
      count += 1
      isPaired = isPaired && $0.0 == $0.1
    }
    for value in 0..<200_000 { partners.send(value) }
    #expect(count == 200_000)
    #expect(isPaired)
    token.dispose()
  }
}
