import LaminaStreams
import LaminaTesting
import Testing

@Suite struct MulticastTests {
  @Test func `Nothing begins before it is connected, and then once for all`() {
    var runs = 0
    let source = EventStream<Int, Never>.deferred {
      runs += 1
      return .from([1, 2])
    }
    let shared = source.multicast()
    var heard: [String] = []
    let a = shared.stream.subscribe { heard.append("A\($0)") }
    let b = shared.stream.subscribe { heard.append("B\($0)") }
    #expect(runs == 0 && heard.isEmpty)
    let connection = shared.connect()
    #expect(heard == ["A1", "B1", "A2", "B2"])
    #expect(runs == 1)
    _ = (a, b, connection)
  }

  @Test func `Who connects twice has one connection`() {
    var runs = 0
    let subject = Subject<Int, Never>()
    let shared = EventStream<Int, Never>.deferred {
      runs += 1
      return subject.stream
    }.multicast()
    let first = shared.connect()
    let second = shared.connect()
    #expect(runs == 1)
    _ = (first, second)
  }

  @Test func `The run is over when the connection is disposed of, and begins again with another`() {
    let subject = Subject<Int, Never>()
    let shared = subject.stream.multicast()
    var heard: [Int] = []
    let token = shared.stream.subscribe { heard.append($0) }
    let first = shared.connect()
    subject.send(1)
    first.dispose()
    subject.send(2)
    let second = shared.connect()
    subject.send(3)
    #expect(heard == [1, 3])
    _ = (token, second)
  }

  @Test func `With replay, who comes late hears the last values`() {
    let subject = Subject<Int, Never>()
    let shared = subject.stream.multicast(replay: 2)
    let connection = shared.connect()
    for value in 1...3 { subject.send(value) }
    var heard: [Int] = []
    let token = shared.stream.subscribe { heard.append($0) }
    #expect(heard == [2, 3])
    _ = (token, connection)
  }

  @Test func `The end is everyone's, also of who comes later`() {
    let shared = EventStream<Int, MarbleError>.fail(MarbleError()).multicast()
    var ends = 0
    let early = shared.stream.subscribe(onValue: { _ in }, onEnd: { _ in ends += 1 })
    let connection = shared.connect()
    let late = shared.stream.subscribe(onValue: { _ in }, onEnd: { _ in ends += 1 })
    #expect(ends == 2)
    _ = (early, late, connection)
  }

  @Test func `At the end the source is let go of, and there is nothing more to connect to`() {
    var runs = 0
    var over = 0
    let subject = Subject<Int, Never>()
    let shared = EventStream<Int, Never>.deferred {
      runs += 1
      return subject.stream.tap(onDispose: { over += 1 })
    }.multicast(replay: 1)
    let first = shared.connect()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(over == 1 && first.isDisposed)
    let second = shared.connect()
    #expect(runs == 1 && second.isDisposed)
    var heard: [Int] = []
    _ = shared.stream.subscribe { heard.append($0) }
    #expect(heard == [1])
  }
}
