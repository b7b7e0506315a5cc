import LaminaStreams
import LaminaTesting

/// A random composition of operators over drawn sources.
nonisolated indirect enum StreamProgram: Sendable {
  case source(Int)
  case map(StreamProgram)
  case filter(StreamProgram)
  case scan(StreamProgram)
  case distinct(StreamProgram)
  case take(Int, StreamProgram)
  case skip(Int, StreamProgram)
  case takeWhile(StreamProgram)
  case startWith(StreamProgram)
  case delay(Int, StreamProgram)
  case debounce(Int, StreamProgram)
  case throttle(Int, Bool, StreamProgram)
  case buffer(Int, StreamProgram)
  case merge(StreamProgram, StreamProgram)
  case concat(StreamProgram, StreamProgram)
  case zip(StreamProgram, StreamProgram)
  case combineLatest(StreamProgram, StreamProgram)
  case withLatestFrom(StreamProgram, StreamProgram)
  case takeUntil(StreamProgram, StreamProgram)
  case recover(StreamProgram, StreamProgram)
  case flatMap(StreamProgram, StreamProgram)
  case concatMap(StreamProgram, StreamProgram)
  case flatMapLatest(StreamProgram, StreamProgram)
  case flatMapFirst(StreamProgram, StreamProgram)

  /// A program of at most `depth` operators above each other.
  static func random(_ depth: Int, using random: inout SeededRandom) -> StreamProgram {
    if depth == 0 || random.next(8) == 0 { return .source(random.next(4)) }
    func sub() -> StreamProgram { .random(depth - 1, using: &random) }
    switch random.next(23) {
    case 0: return .map(sub())
    case 1: return .filter(sub())
    case 2: return .scan(sub())
    case 3: return .distinct(sub())
    case 4: return .take(random.next(4), sub())
    case 5: return .skip(random.next(3), sub())
    case 6: return .takeWhile(sub())
    case 7: return .startWith(sub())
    case 8: return .delay(1 + random.next(3), sub())
    case 9: return .debounce(1 + random.next(3), sub())
    case 10: return .throttle(1 + random.next(4), random.next(2) == 0, sub())
    case 11: return .buffer(1 + random.next(3), sub())
    case 12: return .merge(sub(), sub())
    case 13: return .concat(sub(), sub())
    case 14: return .zip(sub(), sub())
    case 15: return .combineLatest(sub(), sub())
    case 16: return .withLatestFrom(sub(), sub())
    case 17: return .takeUntil(sub(), sub())
    case 18: return .recover(sub(), sub())
    case 19: return .flatMap(sub(), sub())
    case 20: return .concatMap(sub(), sub())
    case 21: return .flatMapLatest(sub(), sub())
    default: return .flatMapFirst(sub(), sub())
    }
  }
}

/// A small generator of numbers that a seed determines.
nonisolated struct SeededRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// A number below `bound`.
  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }
}

extension StreamProgram {
  typealias Output = EventStream<String, MarbleError>

  /// The program with the library's operators.
  @MainActor func stream(_ sources: [Output], _ clock: MarbleClock) -> Output {
    func s(_ program: StreamProgram) -> Output { program.stream(sources, clock) }
    switch self {
    case .source(let index): return sources[index]
    case .map(let a): return s(a).map { Self.mapped($0) }
    case .filter(let a): return s(a).filter { Self.isIncluded($0) }
    case .scan(let a): return s(a).scan("") { Self.folded($0, $1) }
    case .distinct(let a): return s(a).distinctUntilChanged()
    case .take(let count, let a): return s(a).take(count)
    case .skip(let count, let a): return s(a).skip(count)
    case .takeWhile(let a): return s(a).take(while: { Self.isIncluded($0) })
    case .startWith(let a): return s(a).startWith("s")
    case .delay(let time, let a): return s(a).delay(.frames(time), clock: clock)
    case .debounce(let time, let a): return s(a).debounce(.frames(time), clock: clock)
    case .throttle(let time, let latest, let a):
      return s(a).throttle(.frames(time), latest: latest, clock: clock)
    case .buffer(let count, let a): return s(a).buffer(count: count).map { $0.joined() }
    case .merge(let a, let b): return s(a).merge(with: s(b))
    case .concat(let a, let b): return s(a).concat(s(b))
    case .zip(let a, let b): return LaminaStreams.zip(s(a), s(b)) { Self.folded($0, $1) }
    case .combineLatest(let a, let b):
      return LaminaStreams.combineLatest(s(a), s(b)) { Self.folded($0, $1) }
    case .withLatestFrom(let a, let b):
      return s(a).withLatestFrom(s(b)) { a, b in Self.folded(a, b) }
    case .takeUntil(let a, let b): return s(a).take(until: s(b))
    case .recover(let a, let b):
      let other = s(b)
      return s(a).catch { _ in other }
    case .flatMap(let a, let b):
      let inner = s(b)
      return s(a).flatMap { _ in inner }
    case .concatMap(let a, let b):
      let inner = s(b)
      return s(a).concatMap { _ in inner }
    case .flatMapLatest(let a, let b):
      let inner = s(b)
      return s(a).flatMapLatest { _ in inner }
    case .flatMapFirst(let a, let b):
      let inner = s(b)
      return s(a).flatMapFirst { _ in inner }
    }
  }

  static func mapped(_ value: String) -> String { value == "a" ? "b" : "a" }
  static func isIncluded(_ value: String) -> Bool { !value.hasSuffix("c") }
  /// Both values, cut so that they stay short.
  static func folded(_ a: String, _ b: String) -> String { String((a + b).suffix(3)) }
}
