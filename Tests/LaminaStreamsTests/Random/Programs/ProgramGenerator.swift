import LaminaStreams

/// Draws programs.
struct ProgramGenerator {
  var random: SeededRandom
  /// Whether the program may hear what its subscriber sends meanwhile.
  var hasEcho = false
  private var shared = 0

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// A program of at most `depth` operators above each other.
  mutating func program(_ depth: Int) -> StreamProgram {
    if depth == 0 || random.next(8) == 0 { return .leaf(leaf()) }
    switch random.next(20) {
    case 0..<10: return .step(step(), program(depth - 1))
    case 10..<18: return .pair(pair(), program(depth - 1), program(depth - 1))
    default:
      shared += 1
      return .shared(shared, sharing(), program(depth - 1))
    }
  }

  private mutating func leaf() -> StreamProgram.Leaf {
    switch random.next(24) {
    case 0: .just
    case 1: .from(1 + random.next(3))
    case 2: .empty
    case 3: .never
    case 4: .fail
    case 5: .deferred
    case 6: .create
    case 7: .timer(1 + random.next(4))
    case 8: .timerEvery(random.next(3), 2 + random.next(3))
    case 9: .interval(2 + random.next(3))
    case 10..<14: .cold(random.next(4))
    case 14..<16: hasEcho ? .echo : .hot(random.next(4))
    default: .hot(random.next(4))
    }
  }

  private mutating func step() -> StreamProgram.Step {
    let fails = random.next(4) == 0
    switch random.next(38) {
    case 0: return .map(fails: fails)
    case 1: return .compactMap(fails: fails)
    case 2: return .scan(fails: fails)
    case 3: return .reduce(fails: fails)
    case 4: return .materialize
    case 5: return .dematerialize
    case 6: return .bufferCount(1 + random.next(3))
    case 7: return .bufferTime(1 + random.next(4), count: 1 + random.next(3))
    case 8: return .bufferGap(1 + random.next(3))
    case 9: return .windowCount(1 + random.next(3), flattened())
    case 10: return .windowTime(1 + random.next(4), flattened())
    case 11: return .groupBy(fails: fails, flattened())
    case 12: return .filter(fails: fails)
    case 13: return .distinct
    case 14: return .distinctBy(fails: fails)
    case 15: return .distinctOf(fails: fails)
    case 16: return .take(random.next(4))
    case 17: return .takeWhile(inclusive: random.flip(), fails: fails)
    case 18: return .takeLast(random.next(3))
    case 19: return .skip(random.next(3))
    case 20: return .skipWhile(fails: fails)
    case 21: return .element(random.next(3))
    case 22: return .sampleEvery(1 + random.next(3))
    case 23: return .startWith
    case 24: return .catchAndReturn
    case 25: return .mapFailure
    case 26: return .retry(1 + random.next(3))
    case 27:
      return .retryAfter(1 + random.next(3), wait: random.next(3), grows: random.flip())
    case 28: return .debounce(1 + random.next(3))
    case 29: return .throttle(1 + random.next(4), latest: random.flip())
    case 30: return .delay(random.next(4))
    case 31: return .timeout(1 + random.next(5))
    case 32: return .retryWhen(1 + random.next(2), wait: 1 + random.next(3))
    case 33: return .scanInto(fails: fails)
    case 34: return .reduceMapped(fails: fails)
    case 35: return .takeFor(1 + random.next(5))
    case 36: return .skipFor(1 + random.next(5))
    default: return .tap
    }
  }

  private mutating func pair() -> StreamProgram.Pair {
    let fails = random.next(4) == 0
    switch random.next(24) {
    case 0: return .takeUntil
    case 1: return .skipUntil
    case 2: return .sample
    case 23: return .sampleOrElse
    case 3: return .flatMap(atOnce: [1, 2, .max][random.next(3)], fails: fails)
    case 4: return .concatMap(fails: fails)
    case 5: return .flatMapFirst(fails: fails)
    case 6: return .flatMapLatest(fails: fails)
    case 7: return .switchLatest
    case 8: return .combineLatest
    case 9: return .combineLatestTransform
    case 10: return .zip
    case 11: return .zipTransform
    case 12: return .merge
    case 13: return .mergeWith
    case 14: return .concat
    case 15: return .concatAll
    case 16: return .amb
    case 17: return .ambAll
    case 18: return .withLatestFrom
    case 19: return .withLatestFromCombining(fails: fails)
    case 20: return .recover
    case 21: return .bufferBoundary
    default: return .timeout(1 + random.next(4))
    }
  }

  private mutating func flattened() -> StreamProgram.Flattened {
    StreamProgram.Flattened.allCases[random.next(StreamProgram.Flattened.allCases.count)]
  }

  private mutating func sharing() -> StreamProgram.Sharing {
    let replay = random.next(3)
    let uses = StreamProgram.Sharing.Use.allCases
    let use = uses[random.next(uses.count)]
    // Who leaves a connection stops it for all, and who comes then begins it again: coming late for
    // each value may never end.
    if use != .late, random.next(3) == 0 {
      return StreamProgram.Sharing(kind: .multicast(replay: replay), use: use)
    }
    if random.next(3) == 0 {
      return StreamProgram.Sharing(
        kind: .kept(replay: replay, frames: random.next(5)), use: use)
    }
    let scope = [SharingScope.whileConnected, .forever][random.next(2)]
    return StreamProgram.Sharing(kind: .share(replay: replay, scope), use: use)
  }
}
