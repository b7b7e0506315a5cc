import LaminaStreams

/// A random composition of operators over drawn sources.
///
/// What differs only in its closures stands in one case; `fails` says that they throw for a value that
/// ends in c.
nonisolated indirect enum StreamProgram: Sendable {
  case leaf(Leaf)
  case step(Step, StreamProgram)
  case pair(Pair, StreamProgram, StreamProgram)
  /// Shared by all places that stand for the node with this number.
  case shared(Int, Sharing, StreamProgram)

  /// Where values begin; times are frames.
  enum Leaf: Sendable {
    case hot(Int)
    case cold(Int)
    case echo
    case just
    case from(Int)
    case empty
    case never
    case fail
    case deferred
    case create
    case timer(Int)
    case timerEvery(Int, Int)
    case interval(Int)
  }

  /// What is done to one stream.
  enum Step: Sendable {
    case map(fails: Bool)
    case compactMap(fails: Bool)
    case scan(fails: Bool)
    case scanInto(fails: Bool)
    case reduce(fails: Bool)
    case reduceMapped(fails: Bool)
    case materialize
    case dematerialize
    case bufferCount(Int)
    case bufferTime(Int, count: Int)
    case bufferGap(Int)
    case windowCount(Int, Flattened)
    case windowTime(Int, Flattened)
    case groupBy(fails: Bool, Flattened)
    case filter(fails: Bool)
    case distinct
    case distinctBy(fails: Bool)
    case distinctOf(fails: Bool)
    case take(Int)
    case takeFor(Int)
    case takeWhile(inclusive: Bool, fails: Bool)
    case takeLast(Int)
    case skip(Int)
    case skipFor(Int)
    case skipWhile(fails: Bool)
    case element(Int)
    case sampleEvery(Int)
    case startWith
    case catchAndReturn
    case mapFailure
    case retry(Int)
    case retryAfter(Int, wait: Int, grows: Bool)
    case retryWhen(Int, wait: Int)
    case debounce(Int)
    case throttle(Int, latest: Bool)
    case delay(Int)
    case timeout(Int)
    case tap
  }

  /// What becomes of streams of streams, so that their values are seen.
  enum Flattened: CaseIterable, Sendable {
    case asTheyCome
    case oneByOne
    case folded
    case latest
  }

  /// What is done with two streams.
  enum Pair: Sendable {
    case takeUntil
    case skipUntil
    case sample
    case sampleOrElse
    case bufferBoundary
    case flatMap(atOnce: Int, fails: Bool)
    case concatMap(fails: Bool)
    case flatMapFirst(fails: Bool)
    case flatMapLatest(fails: Bool)
    case switchLatest
    case combineLatest
    case combineLatestTransform
    case zip
    case zipTransform
    case merge
    case mergeWith
    case concat
    case concatAll
    case amb
    case ambAll
    case withLatestFrom
    case withLatestFromCombining(fails: Bool)
    case recover
    case timeout(Int)
  }

  /// How one run is shared, and by whom.
  struct Sharing: Sendable {
    enum Kind: Sendable {
      case share(replay: Int, SharingScope)
      case kept(replay: Int, frames: Int)
      case multicast(replay: Int)
    }
    enum Use: CaseIterable, Sendable {
      case once
      case merged
      case concatenated
      case zipped
      case late
    }
    var kind: Kind
    var use: Use
  }
}
