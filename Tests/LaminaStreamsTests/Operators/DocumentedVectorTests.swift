import LaminaStreams
import LaminaTesting
import Testing

/// The examples of RxSwift's documentation, with its times and values.
@Suite struct DocumentedVectorTests {
  @Test func `buffer, 70 and 3: spans without values, and a shorter last one`() {
    let clock = MarbleClock()
    let source = Subject<Int, Never>()
    var heard: [String] = []
    let token = source.stream.buffer(time: .milliseconds(70), count: 3, clock: clock).subscribe(
      onValue: { heard.append("\(clock.now / .milliseconds(1)): \($0)") },
      onEnd: { _ in heard.append("\(clock.now / .milliseconds(1)): end") })
    for (time, value) in [(10, 1), (20, 2), (30, 3), (45, 4), (60, 5), (80, 6), (240, 7)] {
      _ = clock.schedule(at: .milliseconds(time)) { source.send(value) }
    }
    _ = clock.schedule(at: .milliseconds(290)) { source.send(completion: .finished) }
    clock.advance(to: .milliseconds(400))
    #expect(
      heard == [
        "30.0: [1, 2, 3]", "80.0: [4, 5, 6]", "150.0: []", "220.0: []", "290.0: [7]",
        "290.0: end",
      ])
    _ = token
  }

  @Test func `throttle, 200, latest`() {
    #expect(throttled(latest: true) == ["210: 1", "410: 4", "610: 6", "810: 7"])
  }

  @Test func `throttle, 200, first only`() {
    #expect(throttled(latest: false) == ["210: 1", "420: 5", "700: 7"])
  }

  /// Values at 210, 250, 310, 350, 420, 560 and 700.
  private func throttled(latest: Bool) -> [String] {
    let clock = MarbleClock()
    let source = Subject<Int, Never>()
    var heard: [String] = []
    let token = source.stream.throttle(.milliseconds(200), latest: latest, clock: clock)
      .subscribe { heard.append("\(Int(clock.now / .milliseconds(1))): \($0)") }
    for (index, time) in [210, 250, 310, 350, 420, 560, 700].enumerated() {
      _ = clock.schedule(at: .milliseconds(time)) { source.send(index + 1) }
    }
    clock.advance(to: .milliseconds(2_000))
    token.dispose()
    return heard
  }

  @Test func `share(replay: 1): while connected, the next subscriber begins anew`() {
    let (heard, runs) = replayed(.whileConnected)
    #expect(heard == ["A1", "A2", "B2", "A3", "B3", "C1"])
    #expect(runs == 2)
  }

  @Test func `share(replay: 1): for ever, the next subscriber hears the stale value first`() {
    let (heard, runs) = replayed(.forever)
    #expect(heard == ["A1", "A2", "B2", "A3", "B3", "C3", "C1"])
    #expect(runs == 2)
  }

  /// Two subscribers that leave, then a third.
  private func replayed(_ scope: SharingScope) -> (heard: [String], runs: Int) {
    let ticks = Subject<Void, Never>()
    var heard: [String] = []
    var runs = 0
    let shared = EventStream<Int, Never>.deferred {
      runs += 1
      return ticks.stream.scan(0) { count, _ in count + 1 }
    }.share(replay: 1, scope: scope)
    let a = shared.subscribe { heard.append("A\($0)") }
    ticks.send(())
    ticks.send(())
    let b = shared.subscribe { heard.append("B\($0)") }
    ticks.send(())
    a.dispose()
    b.dispose()
    let c = shared.subscribe { heard.append("C\($0)") }
    ticks.send(())
    c.dispose()
    return (heard, runs)
  }

  @Test func `share(replay: 1): after the end, for ever tells value and end, else all begins anew`()
  {
    for (scope, runs) in [(SharingScope.whileConnected, 2), (.forever, 1)] {
      var begun = 0
      let shared = EventStream<Int, Never>.deferred {
        begun += 1
        return .just(7)
      }.share(replay: 1, scope: scope)
      var heard: [String] = []
      for _ in 0..<2 {
        _ = shared.subscribe(onValue: { heard.append("\($0)") }, onEnd: { _ in heard.append("|") })
      }
      #expect(heard == ["7", "|", "7", "|"])
      #expect(begun == runs)
    }
  }

  @Test func `share without replay: who comes late hears what comes next`() {
    let source = Subject<Int, Never>()
    let shared = source.stream.share()
    var heard: [String] = []
    let a = shared.subscribe { heard.append("A\($0)") }
    source.send(1)
    let b = shared.subscribe { heard.append("B\($0)") }
    source.send(2)
    #expect(heard == ["A1", "A2", "B2"])
    _ = (a, b)
  }

  @Test(arguments: [
    MarbleCase(
      "combineLatest: numbers and letters", "-1---2---3|", "--A-B---C|", to: "--a-bc--de|",
      ["a": "1A", "b": "1B", "c": "2B", "d": "2C", "e": "3C"]
    ) { i, _ in combineLatest(i[0], i[1]) { $0 + $1 } },
    MarbleCase(
      "merge: 20, 40, 60 and 1", "-a-b-c-d-e|", "----1-----x|", to: "-a-b1c-d-ex|",
      disposing: 14
    ) { i, _ in i[0].merge(with: i[1]) },
    MarbleCase(
      "zip: numbers and letters", "-1--2-3-4-5|", "--A-B-C-D|", to: "--a-b-c-d|",
      ["a": "1A", "b": "2B", "c": "3C", "d": "4D"]
    ) { i, _ in zip(i[0], i[1]) { $0 + $1 } },
    MarbleCase("startWith", "-2--3|", to: "12--3|") { i, _ in i[0].startWith("1") },
    MarbleCase("scan: 1 to 5", "-1-2-3|", to: "-1-3-6|") { i, _ in
      i[0].scan("0") { "\((Int($0) ?? 0) + (Int($1) ?? 0))" }
    },
    MarbleCase("amb: the second begins", "---a-b|", "-1-2-3|", "----z", to: "-1-2-3|") { i, _ in
      .amb(i)
    },
    MarbleCase(
      "sample", "-1-2-3----4-5-|", "------x------x", to: "------3------5",
      disposing: 14
    ) { i, _ in i[0].sample(i[1]) },
    MarbleCase("skip(until:)", "-1-2-3-4|", "----x", to: "-----3-4|") { i, _ in
      i[0].skip(until: i[1])
    },
    MarbleCase("debounce", "-1-2---3----4|", to: "------2---3--(4|)") { i, clock in
      i[0].debounce(.frames(3), clock: clock)
    },
  ])
  func drawings(_ marble: MarbleCase) throws { try marble.check() }
}
