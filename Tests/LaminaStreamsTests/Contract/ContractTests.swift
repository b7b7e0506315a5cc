import LaminaStreams
import LaminaTesting
import Testing

/// The points of the contract that `EventStream` writes down, one by one.
@Suite struct ContractTests {
  @Test func `After the end nothing comes, neither values nor another end`() {
    let subject = Subject<Int, MarbleError>()
    var heard: [String] = []
    let token = subject.stream.subscribe(
      onValue: { heard.append("\($0)") }, onEnd: { heard.append("\($0)") })
    subject.send(1)
    subject.send(completion: .finished)
    subject.send(2)
    subject.send(completion: .failed(MarbleError()))
    #expect(heard == ["1", "finished"])
    #expect(token.isDisposed)
  }

  @Test func `Whoever comes after the end hears the end`() {
    let subject = Subject<Int, MarbleError>()
    subject.send(completion: .failed(MarbleError()))
    var ends = 0
    _ = subject.stream.subscribe(onValue: { _ in }, onEnd: { _ in ends += 1 })
    #expect(ends == 1)
  }

  @Test func `Subscribers hear of a value in the order in which they subscribed`() {
    let subject = Subject<Int, Never>()
    var heard: [String] = []
    let tokens = "ABC".map { name in subject.stream.subscribe { heard.append("\(name)\($0)") } }
    subject.send(1)
    tokens[1].dispose()
    subject.send(2)
    let last = subject.stream.subscribe { heard.append("D\($0)") }
    subject.send(3)
    #expect(heard == ["A1", "B1", "C1", "A2", "C2", "A3", "C3", "D3"])
    last.dispose()
    tokens.forEach { $0.dispose() }
    #expect(!subject.hasSubscribers)
  }

  @Test func `A value sent from inside a delivery waits: A1 B1 A2 B2`() {
    let subject = Subject<Int, Never>()
    var heard: [String] = []
    let a = subject.stream.subscribe { value in
      heard.append("A\(value)")
      if value == 1 { subject.send(2) }
    }
    let b = subject.stream.subscribe { heard.append("B\($0)") }
    subject.send(1)
    #expect(heard == ["A1", "B1", "A2", "B2"])
    _ = (a, b)
  }

  @Test func `An end sent from inside a delivery waits too`() {
    let subject = Subject<Int, Never>()
    var heard: [String] = []
    let a = subject.stream.subscribe { _ in subject.send(completion: .finished) }
    let b = subject.stream.subscribe(
      onValue: { heard.append("B\($0)") }, onEnd: { _ in heard.append("end") })
    subject.send(1)
    #expect(heard == ["B1", "end"])
    _ = (a, b)
  }

  @Test func `The last value delivered is the current value`() {
    let current = CurrentValue(0)
    var heard: [String] = []
    let a = current.stream.subscribe { value in
      heard.append("A\(value) of \(current.value)")
      if value == 1 { current.value = 2 }
    }
    let b = current.stream.subscribe { heard.append("B\($0) of \(current.value)") }
    heard = []
    current.value = 1
    #expect(heard == ["A1 of 1", "B1 of 1", "A2 of 2", "B2 of 2"])
    #expect(current.value == 2)
    _ = (a, b)
  }

  @Test func `Updates from inside a delivery add up`() {
    let current = CurrentValue(0)
    let token = current.stream.subscribe { value in
      guard value == 1 else { return }
      current.update { $0 += 1 }
      current.update { $0 += 1 }
    }
    current.value = 1
    #expect(current.value == 3)
    token.dispose()
  }

  @Test func `A subscriber disposed of during a delivery gets nothing more in that turn`() {
    let subject = Subject<Int, Never>()
    var heard: [String] = []
    var b: Subscription?
    let a = subject.stream.subscribe { value in
      heard.append("A\(value)")
      b?.dispose()
    }
    b = subject.stream.subscribe { heard.append("B\($0)") }
    subject.send(1)
    #expect(heard == ["A1"])
    _ = a
  }

  @Test func `A subscriber that disposes of itself gets nothing more from a source that goes on`() {
    var heard: [Int] = []
    var token: Subscription?
    let subject = Subject<Int, Never>()
    token = subject.stream.flatMap { _ in EventStream<Int, Never>.from(0..<100) }
      .subscribe { value in
        heard.append(value)
        if value == 2 { token?.dispose() }
      }
    subject.send(0)
    #expect(heard == [0, 1, 2])
  }

  @Test func `Who subscribes during a delivery hears the next value, not this one`() {
    let subject = Subject<Int, Never>()
    var heard: [Int] = []
    var late: Subscription?
    let token = subject.stream.subscribe { _ in
      if late == nil { late = subject.stream.subscribe { heard.append($0) } }
    }
    subject.send(1)
    subject.send(2)
    #expect(heard == [2])
    _ = token
  }

  @Test func `A token that goes disposes`() {
    let subject = Subject<Int, Never>()
    var heard: [Int] = []
    do {
      let token = subject.stream.subscribe { heard.append($0) }
      subject.send(1)
      _ = token
    }
    subject.send(2)
    #expect(heard == [1])
    #expect(!subject.hasSubscribers)
  }

  @Test func `A bag that goes disposes of all that it keeps`() {
    let subject = Subject<Int, Never>()
    var heard: [Int] = []
    var bag: DisposeBag? = DisposeBag()
    if let bag {
      for _ in 0..<3 { subject.stream.subscribe { heard.append($0) }.disposed(by: bag) }
    }
    subject.send(1)
    bag = nil
    subject.send(2)
    #expect(heard == [1, 1, 1])
  }

  @Test func `The leak counter finds a run that is kept`() {
    let leaks = LeakCounter()
    let subject = Subject<Int, Never>()
    var token: Subscription?
    leaks.measure { token = subject.stream.take(5).subscribe { _ in } }
    #expect(leaks.alive == 2)
    token?.dispose()
    token = nil
    #expect(leaks.alive == 0)
  }

  @Test func `A thousand subscribers come and go without a trace`() {
    let leaks = LeakCounter()
    let subject = Subject<Int, Never>()
    var count = 0
    leaks.measure {
      var tokens = (0..<1000).map { _ in subject.stream.subscribe { count += $0 } }
      subject.send(1)
      tokens.removeSubrange(250..<750)
      subject.send(1)
      tokens = []
      subject.send(1)
    }
    #expect(count == 1500)
    #expect(leaks.alive == 0)
    #expect(!subject.hasSubscribers)
  }

  @Test func `Replay tells the last values, also after the end`() {
    let subject = ReplaySubject<Int, Never>(bufferSize: 2)
    for value in 1...3 { subject.send(value) }
    var heard: [Int] = []
    _ = subject.stream.subscribe { heard.append($0) }
    subject.send(completion: .finished)
    var after: [String] = []
    _ = subject.stream.subscribe(
      onValue: { after.append("\($0)") }, onEnd: { _ in after.append("|") })
    #expect(heard == [2, 3])
    #expect(after == ["2", "3", "|"])
  }

  @Test func `A behavior subject tells its value first, keeps the last, and ends`() {
    let subject = BehaviorSubject<Int, MarbleError>(1)
    var heard: [String] = []
    let token = subject.stream.subscribe(
      onValue: { heard.append("\($0)") }, onEnd: { heard.append("\($0)") })
    subject.send(2)
    subject.send(completion: .failed(MarbleError()))
    subject.send(3)
    #expect(heard.count == 3 && heard.prefix(2) == ["1", "2"])
    #expect(subject.value == 2)
    var late: [String] = []
    _ = subject.stream.subscribe(
      onValue: { late.append("\($0)") }, onEnd: { late.append("\($0)") })
    #expect(late.count == 1 && late == [heard[2]])
    token.dispose()
  }

  @Test func `A mismatch shows both drawings one above the other`() throws {
    let marbles = Marbles()
    let source = marbles.hot("-a-b-|")
    let error = #expect(throws: MarbleMismatch.self) {
      try marbles.expect(source.stream.map { $0 + "!" }, "-x-y--|", ["x": "a!"])
    }
    let lines = error?.description.split(separator: "\n").map(String.init) ?? []
    #expect(lines == ["  expected  -x-y--|", "  found     -x-A-|", "  where     A = b!, x = a!"])
  }
}

/// What a mismatch of drawings says.
@Suite struct MarbleMismatchTests {
  @Test func `Subscriptions are shown one above the other too`() {
    let marbles = Marbles()
    let source = marbles.hot("-a-b-|")
    _ = marbles.record(source.stream.take(1))
    let error = #expect(throws: MarbleMismatch.self) {
      try marbles.expect(source.subscriptions, ["^--!"])
    }
    let lines = error?.description.split(separator: "\n").map(String.init) ?? []
    #expect(lines == ["  expected  ^--!", "  found     ^!"])
  }

  @Test func `Drawings begin in the same column, whatever they are`() {
    let marbles = Marbles()
    let error = #expect(throws: MarbleMismatch.self) {
      try marbles.expect(marbles.hot("-(ab)-#").stream, "-----------c|")
    }
    let lines = error?.description.split(separator: "\n").map(String.init) ?? []
    #expect(lines == ["  expected  -----------c|", "  found     -(ab)-#"])
  }

  @Test func `An end that is missing is seen`() {
    let marbles = Marbles()
    let error = #expect(throws: MarbleMismatch.self) {
      try marbles.expect(marbles.hot("-a").stream, "-a|")
    }
    #expect(error?.expected == "-a|" && error?.found == "-a")
  }
}
