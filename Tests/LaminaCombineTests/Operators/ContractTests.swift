import LaminaCombine
import Testing

/// An operator, of whose elements only how many there are is looked at.
struct AnyOperator: Sendable, CustomStringConvertible {
  let description: String
  /// Whether it hands on the failure of its source.
  var fails = true
  /// Whether it asks before anybody does.
  var takesAll = false
  let make: @Sendable (Desk) -> AnyPublisher<Void, any Error>

  init<P: Publisher & SendableMetatype>(
    _ name: String, fails: Bool = true, takesAll: Bool = false,
    _ make: @escaping @Sendable (Desk) -> P
  ) {
    description = name
    self.fails = fails
    self.takesAll = takesAll
    self.make = { make($0).map { _ in () }.mapError { $0 as any Error }.eraseToAnyPublisher() }
  }

  static let all: [AnyOperator] = [
    AnyOperator("map") { $0.a.map { $0 } },
    AnyOperator("map of a key path") { $0.a.map(\.description) },
    AnyOperator("map of two") { $0.a.map(\.description, \.magnitude) },
    AnyOperator("map of three") { $0.a.map(\.description, \.magnitude, \.hashValue) },
    AnyOperator("tryMap") { $0.a.tryMap { $0 } },
    AnyOperator("filter") { $0.a.filter { $0 > 0 } },
    AnyOperator("tryFilter") { $0.a.tryFilter { $0 > 0 } },
    AnyOperator("compactMap") { $0.a.compactMap { $0 > 0 ? $0 : nil } },
    AnyOperator("tryCompactMap") { $0.a.tryCompactMap { $0 > 0 ? $0 : nil } },
    AnyOperator("scan") { $0.a.scan(0, +) },
    AnyOperator("tryScan") { $0.a.tryScan(0) { $0 + $1 } },
    AnyOperator("removeDuplicates") { $0.a.removeDuplicates() },
    AnyOperator("tryRemoveDuplicates") { $0.a.tryRemoveDuplicates { $0 == $1 } },
    AnyOperator("prefix(while:)") { $0.a.prefix { $0 < 100 } },
    AnyOperator("tryPrefix(while:)") { $0.a.tryPrefix { $0 < 100 } },
    AnyOperator("prefix") { $0.a.prefix(100) },
    AnyOperator("output(in:)") { $0.a.output(in: 0...100) },
    AnyOperator("dropFirst") { $0.a.dropFirst() },
    AnyOperator("drop(while:)") { $0.a.drop { $0 < 2 } },
    AnyOperator("tryDrop(while:)") { $0.a.tryDrop { $0 < 2 } },
    AnyOperator("mapError") { $0.a.mapError { $0 } },
    AnyOperator("handleEvents") { $0.a.handleEvents() },
    AnyOperator("breakpoint") { $0.a.breakpoint() },
    AnyOperator("breakpointOnError") { $0.a.breakpoint() },
    AnyOperator("eraseToAnyPublisher") { $0.a.eraseToAnyPublisher() },
    AnyOperator("Deferred") { desk in Deferred { desk.a } },
    AnyOperator("reduce", takesAll: true) { $0.a.reduce(0, +) },
    AnyOperator("tryReduce", takesAll: true) { $0.a.tryReduce(0) { $0 + $1 } },
    AnyOperator("count", takesAll: true) { $0.a.count() },
    AnyOperator("collect", takesAll: true) { $0.a.collect() },
    AnyOperator("last", takesAll: true) { $0.a.last() },
    AnyOperator("last(where:)", takesAll: true) { $0.a.last { $0 > 0 } },
    AnyOperator("tryLast(where:)", takesAll: true) { $0.a.tryLast { $0 > 0 } },
    AnyOperator("first(where:)", takesAll: true) { $0.a.first { $0 > 100 } },
    AnyOperator("tryFirst(where:)", takesAll: true) { $0.a.tryFirst { $0 > 100 } },
    AnyOperator("min", takesAll: true) { $0.a.min() },
    AnyOperator("max", takesAll: true) { $0.a.max() },
    AnyOperator("tryMin", takesAll: true) { $0.a.tryMin { $0 < $1 } },
    AnyOperator("tryMax", takesAll: true) { $0.a.tryMax { $0 < $1 } },
    AnyOperator("contains", takesAll: true) { $0.a.contains(100) },
    AnyOperator("contains(where:)", takesAll: true) { $0.a.contains { $0 > 100 } },
    AnyOperator("tryContains(where:)", takesAll: true) { $0.a.tryContains { $0 > 100 } },
    AnyOperator("allSatisfy", takesAll: true) { $0.a.allSatisfy { $0 < 100 } },
    AnyOperator("tryAllSatisfy", takesAll: true) { $0.a.tryAllSatisfy { $0 < 100 } },
    AnyOperator("ignoreOutput", takesAll: true) { $0.a.ignoreOutput() },
    AnyOperator("collect of a number") { $0.a.collect(2) },
    AnyOperator("buffer, kept full", takesAll: true) {
      $0.a.buffer(size: 9, prefetch: .keepFull, whenFull: .dropNewest)
    },
    AnyOperator("buffer, by request", takesAll: true) {
      $0.a.buffer(size: 9, prefetch: .byRequest, whenFull: .dropOldest)
    },
    AnyOperator("catch", fails: false) { $0.a.catch { _ in Just(0) } },
    AnyOperator("tryCatch") { $0.a.tryCatch { failure -> Just<Int> in throw failure } },
    AnyOperator("replaceError", fails: false) { $0.a.replaceError(with: 0) },
    AnyOperator("replaceEmpty") { $0.a.replaceEmpty(with: 0) },
    AnyOperator("retry") { $0.a.retry(0) },
    AnyOperator("prepend") { $0.a.prepend([]) },
    AnyOperator("append") { $0.a.append([]) },
    AnyOperator("merge", takesAll: true) { $0.a.merge(with: Empty<Int, Oops>()) },
    AnyOperator("MergeMany", takesAll: true) { Publishers.MergeMany([$0.a]) },
    AnyOperator("flatMap", takesAll: true) { $0.a.flatMap { [$0].publisher } },
    AnyOperator("switchToLatest", takesAll: true) { $0.a.map { [$0].publisher }.switchToLatest() },
    AnyOperator("combineLatest") {
      $0.a.combineLatest(Just(0).setFailureType(to: Oops.self))
    },
    AnyOperator("zip") { $0.a.zip((1...9).publisher.setFailureType(to: Oops.self)) },
    AnyOperator("prefix(untilOutputFrom:)") { $0.a.prefix(untilOutputFrom: $0.b) },
    AnyOperator("drop(untilOutputFrom:)") {
      $0.a.drop(untilOutputFrom: Just(0).setFailureType(to: Oops.self))
    },
    AnyOperator("receive(on:)") { $0.a.receive(on: $0.clock) },
    AnyOperator("subscribe(on:)") { $0.a.subscribe(on: $0.clock) },
    AnyOperator("delay") { $0.a.delay(for: 0, scheduler: $0.clock) },
    AnyOperator("debounce", takesAll: true) { $0.a.debounce(for: 0, scheduler: $0.clock) },
    AnyOperator("throttle", takesAll: true) {
      $0.a.throttle(for: 0, scheduler: $0.clock, latest: true)
    },
    AnyOperator("timeout") { $0.a.timeout(9, scheduler: $0.clock) },
    AnyOperator("measureInterval") { $0.a.measureInterval(using: $0.clock) },
    AnyOperator("collect by time", takesAll: true) {
      $0.a.collect(.byTime($0.clock, 9))
    },
    AnyOperator("share", takesAll: true) { $0.a.share() },
    AnyOperator("multicast, connected by itself", takesAll: true) {
      $0.a.multicast(subject: PassthroughSubject()).autoconnect()
    },
  ]
}

/// What every operator keeps, whatever it does.
@Suite("Every operator") struct ContractTests {
  private func words(
    _ one: AnyOperator, _ script: String, _ demand: Subscribers.Demand = .unlimited,
    watching: Bool = false
  ) -> [String] {
    Rule("", script, asking: demand, watching: watching, to: "", one.make).run()
      .split(separator: " ").map(String.init)
  }

  @Test("ends when its source has finished, once", arguments: AnyOperator.all)
  func finishes(_ one: AnyOperator) {
    #expect(words(one, "1 2 3 | | 4").filter { $0 == "|" }.count == 1)
    #expect(words(one, "1 2 3 | | 4").last == "|")
  }

  @Test("hands on a failure, or mends it", arguments: AnyOperator.all)
  func fails(_ one: AnyOperator) {
    #expect(words(one, "1 2 # 3").last == (one.fails ? "#oops" : "|"))
  }

  @Test("cancels its source once when it is cancelled", arguments: AnyOperator.all)
  func cancels(_ one: AnyOperator) {
    #expect(words(one, "1 x x", watching: true).filter { $0 == "c" }.count == 1)
  }

  @Test("sends nothing after it was cancelled", arguments: AnyOperator.all)
  func rests(_ one: AnyOperator) {
    #expect(words(one, "x 1 2 3 @20 |") == [])
  }

  @Test("sends no more than was asked for", arguments: AnyOperator.all)
  func obeysDemand(_ one: AnyOperator) {
    #expect(words(one, "1 2 3 4 5 @20", .max(2)).filter { $0 == "()" }.count <= 2)
  }

  @Test("asks for nothing that nobody asked for", arguments: AnyOperator.all)
  func waitsForDemand(_ one: AnyOperator) {
    let asked = words(one, "1 2 3", .none, watching: true).contains { $0.hasPrefix("r") }
    #expect(!asked || one.takesAll)
  }
}
