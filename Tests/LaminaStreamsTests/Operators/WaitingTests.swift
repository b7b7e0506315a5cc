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

  @Test func `A replay of a hundred thousand values moves none when one more comes`() {
    let subject = ReplaySubject<Int, Never>(bufferSize: 100_000)
    // Each of the second half takes the oldest one's place: moved, they would take minutes.
    for value in 0..<200_000 { subject.send(value) }
    var expected = 100_000
    let token = subject.stream.subscribe { value in
      if value == expected { expected += 1 }
    }
    #expect(expected == 200_000)
    token.dispose()
  }

  @Test func `The last hundred thousand of two hundred thousand`() {
    var expected = 100_000
    let token = EventStream<Int, Never>.from(0..<200_000).takeLast(100_000).subscribe { value in
      if value == expected { expected += 1 }
    }
    #expect(expected == 200_000)
    token.dispose()
  }
}
