import LaminaStreams
import LaminaTesting
import Testing

/// What every operator has to answer: a source that is empty, one that fails, and a disposal halfway.
@Suite struct EveryOperatorTests {
  /// An operator, and what becomes of the three sources.
  nonisolated struct Probe: Sendable {
    var name: String
    var empty: String
    var failing: String
    var halfway: String
    var build: @MainActor @Sendable (MarbleCase.Input, MarbleClock) -> MarbleCase.Input

    init(
      _ name: String, _ empty: String = "--|", _ failing: String = "-a-#",
      _ halfway: String = "-a-b",
      _ build: @escaping @MainActor @Sendable (MarbleCase.Input, MarbleClock) -> MarbleCase.Input
    ) {
      (self.name, self.empty, self.failing, self.halfway) = (name, empty, failing, halfway)
      self.build = build
    }
  }

  nonisolated static let probes: [Probe] = [
    Probe("map") { s, _ in s.map { $0 } },
    Probe("compactMap") { s, _ in s.compactMap { Optional($0) } },
    Probe("filter") { s, _ in s.filter { _ in true } },
    Probe("scan") { s, _ in s.scan("") { $1 } },
    Probe("reduce", "--(0|)", "---#", "") { s, _ in s.reduce("0") { $0 + $1 } },
    Probe("scan(into:)") { s, _ in s.scan(into: "") { $0 = $1 } },
    Probe("reduce and map", "--(0|)", "---#", "") { s, _ in
      s.reduce("") {
        $0 + $1
      } map: {
        "\($0.count)"
      }
    },
    Probe("take(for:)") { s, clock in s.take(for: .frames(19), clock: clock) },
    Probe("skip(for:)", "--|", "---#", "---b") { s, clock in
      s.skip(for: .frames(2), clock: clock)
    },
    Probe("sample(_:orElse:)", "", "---#", "") { s, _ in
      s.sample(EventStream<Int, MarbleError>.never, orElse: "z")
    },
    Probe("combineLatest of an array") { s, _ in
      combineLatest([s, .just("x")]).map { (all) throws(MarbleError) in all[0] }
    },
    Probe("zip of an array", "--|", "-(a|)", "-(a|)") { s, _ in
      zip([s, .just("x")]).map { (all) throws(MarbleError) in all[0] }
    },
    Probe("distinctUntilChanged") { s, _ in s.distinctUntilChanged() },
    Probe("distinctUntilChanged(of:)") { s, _ in s.distinctUntilChanged(of: { $0 }) },
    Probe("take") { s, _ in s.take(9) },
    Probe("take(while:)") { s, _ in s.take(while: { _ in true }) },
    Probe("take(until:)") { s, _ in s.take(until: EventStream<Int, MarbleError>.never) },
    Probe("takeLast", "--|", "---#", "") { s, _ in s.takeLast(1) },
    Probe("skip", "--|", "---#", "---b") { s, _ in s.skip(1) },
    Probe("skip(while:)", "--|", "---#", "---b") { s, _ in s.skip(while: { $0 == "a" }) },
    Probe("skip(until:)", "--|", "---#", "") { s, _ in
      s.skip(until: EventStream<Int, MarbleError>.never)
    },
    Probe("element(at:)", "--|", "---#", "---(b|)") { s, _ in s.element(at: 1) },
    Probe("sample", "", "---#", "") { s, _ in s.sample(EventStream<Int, MarbleError>.never) },
    Probe("sample(every:)", "--|", "--a#", "--a") { s, clock in
      s.sample(every: .frames(2), clock: clock)
    },
    Probe("buffer(count:)", "--|", "---#", "---X") { s, _ in
      s.buffer(count: 2).map { _ in "X" }
    },
    Probe("buffer(time:)", "--(0|)", "--1#", "--1") { s, clock in
      s.buffer(time: .frames(2), clock: clock).map { "\($0.count)" }
    },
    Probe("buffer(idle:)", "--|", "--a#", "--a") { s, clock in
      s.buffer(idle: .frames(1), clock: clock).map { $0.joined() }
    },
    Probe("buffer(boundary:)", "--(x|)", "---#", "") { s, _ in
      s.buffer(boundary: EventStream<Int, MarbleError>.never).map { _ in "x" }
    },
    Probe("window(count:)", "w-|", "w--#", "w--w") { s, _ in s.window(count: 2).map { _ in "w" } },
    Probe("window(time:)", "w-|", "w--#", "w--w") { s, clock in
      s.window(time: .frames(3), clock: clock).map { _ in "w" }
    },
    Probe("groupBy") { s, _ in s.groupBy { $0 }.map { $0.key } },
    Probe("flatMap") { s, _ in s.flatMap { .just($0) } },
    Probe("concatMap") { s, _ in s.concatMap { .just($0) } },
    Probe("flatMapFirst") { s, _ in s.flatMapFirst { .just($0) } },
    Probe("flatMapLatest") { s, _ in s.flatMapLatest { .just($0) } },
    Probe("flatMap, inner ones that go on", "--|", "-a-#", "-a-b") { s, _ in
      s.flatMap { EventStream.just($0).concat(.never) }
    },
    Probe("combineLatest") { s, _ in combineLatest(s, .just("x")) { a, _ in a } },
    Probe("combineLatest as a tuple") { s, _ in
      combineLatest(s, EventStream<Int, MarbleError>.just(1)).map { (a, _) throws(MarbleError) in a
      }
    },
    Probe("zip", "--|", "-(a|)", "-(a|)") { s, _ in zip(s, .just("x")) { a, _ in a } },
    Probe("zip as a tuple") { s, _ in
      zip(s, EventStream<Int, MarbleError>.from(0..<9)).map { (a, _) throws(MarbleError) in a }
    },
    Probe("merge", "--|") { s, _ in s.merge(with: .empty) },
    Probe("concat", "--(z|)") { s, _ in s.concat(.just("z")) },
    Probe("startWith", "z-|", "za-#", "za-b") { s, _ in s.startWith("z") },
    Probe("amb", "--|") { s, _ in s.amb(.never) },
    Probe("withLatestFrom") { s, _ in s.withLatestFrom(.just("x")) { a, _ in a } },
    Probe("catch", "--|", "-a-(z|)") { s, _ in
      s.catch { _ in EventStream<String, MarbleError>.just("z") }
    },
    Probe("catchAndReturn", "--|", "-a-(z|)") { s, _ in
      s.catchAndReturn("z").setFailureType(to: MarbleError.self)
    },
    Probe("mapFailure") { s, _ in s.mapFailure { $0 } },
    Probe("retry") { s, _ in s.retry(1) },
    Probe("retry(when:)") { s, _ in
      s.retry { failures in
        failures.setFailureType(to: MarbleError.self)
          .flatMap { EventStream<Int, MarbleError>.fail($0) }
      }
    },
    Probe("retry with a wait") { s, clock in
      s.retry(1, backoff: .constant(.frames(1)), clock: clock)
    },
    Probe("debounce", "--|", "--a#", "--a") { s, clock in s.debounce(.frames(1), clock: clock) },
    Probe("throttle", "--|", "-a-#", "-a") { s, clock in s.throttle(.frames(9), clock: clock) },
    Probe("delay", "---|", "--a#", "--a") { s, clock in s.delay(.frames(1), clock: clock) },
    Probe("timeout") { s, clock in
      s.timeout(.frames(9), failing: MarbleError(), clock: clock)
    },
    Probe("share") { s, _ in s.share() },
    Probe("share(replay:)") { s, _ in s.share(replay: 2) },
    Probe("share for ever") { s, _ in s.share(replay: 1, scope: .forever) },
    Probe("materialize and back") { s, _ in s.materialize().dematerialize() },
    Probe("tap") { s, _ in s.tap(onValue: { _ in }) },
    Probe("deferred") { s, _ in .deferred { s } },
    Probe("switchLatest") { s, _ in s.map { .just($0) }.switchLatest() },
  ]

  @Test(
    arguments: probes.map { probe in
      MarbleCase(probe.name + ": nothing but an end", "--|", to: probe.empty, disposing: 20) {
        probe.build($0[0], $1)
      }
    })
  func empty(_ marble: MarbleCase) throws { try marble.check() }

  @Test(
    arguments: probes.map { probe in
      MarbleCase(
        probe.name + ": a failure", "-a-#", to: probe.failing,
        ["X": "ab"], disposing: 20
      ) { probe.build($0[0], $1) }
    })
  func failing(_ marble: MarbleCase) throws { try marble.check() }

  @Test(
    arguments: probes.map { probe in
      let ends = probe.halfway.contains("|")
      let length = MarbleDiagram(probe.halfway).moments.last.map(\.frame) ?? 0
      let left = ends ? "^" + String(repeating: "-", count: length - 1) + "!" : "^---!"
      return MarbleCase(
        probe.name + ": disposed of halfway", "-a-b-c-d-|", to: probe.halfway,
        subscriptions: [[left]], disposing: 4
      ) { probe.build($0[0], $1) }
    })
  func halfway(_ marble: MarbleCase) throws { try marble.check() }
}
