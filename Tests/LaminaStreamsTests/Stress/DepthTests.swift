import LaminaStreams
import LaminaTesting
import Testing

/// Very long and very deep: nothing overflows the stack, nothing is left.
@Suite struct DepthTests {
  @Test func `A hundred thousand streams that end at once stand one after the other`() {
    expectNothingLeft {
      var sum = 0
      _ = EventStream<Int, Never>.from(0..<100_000).concatMap { EventStream<Int, Never>.just($0) }
        .subscribe { sum += $0 }
      #expect(sum == 100_000 * 99_999 / 2)
      var count = 0
      _ = EventStream<Int, Never>.concat((0..<100_000).map { .just($0) }).subscribe { _ in
        count += 1
      }
      #expect(count == 100_000)
    }
  }

  @Test func `A hundred thousand attempts fail at once, with and without a wait of nothing`() {
    expectNothingLeft {
      var attempts = 0
      let failing = EventStream<Int, MarbleError>.deferred {
        attempts += 1
        return .fail(MarbleError())
      }
      var ends = 0
      _ = failing.retry(100_000).subscribe(onValue: { _ in }, onEnd: { _ in ends += 1 })
      _ = failing.retry(100_000, backoff: .constant(.zero), clock: MarbleClock())
        .subscribe(onValue: { _ in }, onEnd: { _ in ends += 1 })
      #expect(attempts == 200_000 && ends == 2)
    }
  }

  @Test func `A hundred thousand attempts with waits on the clock`() {
    expectNothingLeft {
      let clock = MarbleClock()
      var attempts = 0
      let token = EventStream<Int, MarbleError>.deferred {
        attempts += 1
        return .fail(MarbleError())
      }.retry(100_000, backoff: .constant(.nanoseconds(1)), clock: clock).subscribe { _ in }
      clock.advance(to: .seconds(1))
      #expect(attempts == 100_000)
      token.dispose()
    }
  }

  @Test func `A hundred thousand switches to streams that go on leave one`() {
    expectNothingLeft {
      let outer = Subject<Int, Never>()
      let inner = Subject<Int, Never>()
      var heard = 0
      let token = outer.stream.flatMapLatest { _ in inner.stream }.subscribe { heard += $0 }
      for value in 0..<100_000 { outer.send(value) }
      inner.send(1)
      #expect(heard == 1)
      token.dispose()
      #expect(!inner.hasSubscribers && !outer.hasSubscribers)
    }
  }

  @Test func `A million events through flatMapLatest leave nothing`() {
    expectNothingLeft {
      let subject = Subject<Int, Never>()
      var sum = 0
      let token = subject.stream.flatMapLatest { EventStream<Int, Never>.just($0) }
        .subscribe { sum &+= $0 }
      for value in 0..<1_000_000 { subject.send(value) }
      #expect(sum == 1_000_000 * 999_999 / 2)
      token.dispose()
    }
  }

  @Test func `Ten thousand operators above each other pass a value`() {
    expectNothingLeft {
      let subject = Subject<Int, Never>()
      var stream = subject.stream
      for _ in 0..<5_000 { stream = stream.map { $0 + 1 }.filter { $0 >= 0 } }
      var heard: [Int] = []
      let token = stream.subscribe { heard.append($0) }
      subject.send(1)
      #expect(heard == [5_001])
      token.dispose()
      #expect(!subject.hasSubscribers)
    }
  }

  @Test func `Two thousand operators with state pass a value, an end and a disposal`() {
    expectNothingLeft {
      for end in [true, false] {
        let subject = Subject<Int, MarbleError>()
        var stream = subject.stream
        for _ in 0..<500 {
          stream = stream.scan(0) { $1 + 1 }.distinctUntilChanged().merge(with: .never).take(2)
        }
        var heard: [Int] = []
        var ends = 0
        let token = stream.subscribe(onValue: { heard.append($0) }, onEnd: { _ in ends += 1 })
        subject.send(1)
        if end { subject.send(completion: .failed(MarbleError())) }
        #expect(heard == [501] && ends == (end ? 1 : 0))
        token.dispose()
        #expect(!subject.hasSubscribers)
      }
    }
  }

  @Test func `A value sent from each delivery, a hundred thousand times`() {
    expectNothingLeft {
      let current = CurrentValue(0)
      var heard = 0
      let token = current.stream.subscribe { value in
        heard += 1
        if value < 100_000 { current.value = value + 1 }
      }
      #expect(heard == 100_001 && current.value == 100_000)
      token.dispose()
    }
  }

  @Test func `Who subscribes inside of each delivery comes after those who were there`() {
    expectNothingLeft {
      let subject = Subject<Int, Never>()
      let bag = DisposeBag()
      var heard: [String] = []
      subject.stream.subscribe { value in
        subject.stream.subscribe { heard.append("\(value):\($0)") }.disposed(by: bag)
      }.disposed(by: bag)
      for value in 1...3 { subject.send(value) }
      #expect(heard == ["1:2", "1:3", "2:3"])
      bag.disposeAll()
      #expect(!subject.hasSubscribers)
    }
  }

  private func expectNothingLeft(_ body: () -> Void) {
    let leaks = LeakCounter()
    leaks.measure(body)
    #expect(leaks.alive == 0)
  }
}
