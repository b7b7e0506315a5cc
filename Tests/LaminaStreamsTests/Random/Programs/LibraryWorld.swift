import LaminaStreams
import LaminaTesting

/// What programs run on, with the library's operators.
final class LibraryWorld {
  typealias Stream = EventStream<String, MarbleError>

  let marbles = Marbles()
  let hot: [MarbleSource]
  let cold: [MarbleSource]
  let echo = Subject<String, MarbleError>()
  /// The streams made for the shared nodes.
  private var shared: [Int: Stream] = [:]
  let taps = TapCounts()

  var clock: MarbleClock { marbles.clock }

  init(_ drawings: [String]) {
    hot = drawings.map { [marbles] in marbles.hot($0) }
    cold = drawings.map { [marbles] in marbles.cold($0) }
  }

  /// The program with the library's operators.
  func stream(_ program: StreamProgram) -> Stream {
    switch program {
    case .leaf(let leaf): stream(leaf)
    case .step(let step, let a): stream(step, stream(a))
    case .pair(let pair, let a, let b): stream(pair, stream(a), stream(b))
    case .shared(let id, let sharing, let a): stream(id, sharing, a)
    }
  }

  private func stream(_ leaf: StreamProgram.Leaf) -> Stream {
    switch leaf {
    case .hot(let index): hot[index].stream
    case .cold(let index): cold[index].stream
    case .echo: echo.stream
    case .just: .just("j")
    case .from(let count): .from(["f", "g", "h"].prefix(count))
    case .empty: .empty
    case .never: .never
    case .fail: .fail(MarbleError())
    case .deferred: .deferred { .from(["d", "c"]) }
    case .create:
      .create { observer in
        observer.send("x")
        observer.send("y")
        observer.send(completion: .finished)
        observer.send("z")
        return nil
      }
    case .timer(let time): counted(.timer(after: .frames(time), clock: clock))
    case .timerEvery(let time, let period):
      counted(.timer(after: .frames(time), every: .frames(period), clock: clock))
    case .interval(let period): counted(.interval(.frames(period), clock: clock))
    }
  }

  private func counted(_ stream: EventStream<Int, Never>) -> Stream {
    stream.map { "\($0)" }.setFailureType(to: MarbleError.self)
  }

  private func stream(_ id: Int, _ sharing: StreamProgram.Sharing, _ a: StreamProgram) -> Stream {
    if let known = shared[id] { return known }
    let made = used(sharing.use, one(sharing.kind, stream(a)))
    shared[id] = made
    return made
  }

  /// One run for all, of which the connection of `multicast` begins before the first subscribes.
  private func one(_ kind: StreamProgram.Sharing.Kind, _ source: Stream) -> Stream {
    switch kind {
    case .share(let replay, let scope): return source.share(replay: replay, scope: scope)
    case .kept(let replay, let frames):
      return source.share(replay: replay, keptFor: .frames(frames), clock: clock)
    case .multicast(let replay):
      let connectable = source.multicast(replay: replay)
      let connection = Stream.create { _ in connectable.connect() }
      return connectable.stream.take(until: connection)
    }
  }

  private func used(_ use: StreamProgram.Sharing.Use, _ shared: Stream) -> Stream {
    switch use {
    case .once: shared
    case .merged: shared.merge(with: shared)
    case .concatenated: shared.concat(shared)
    case .zipped: zip(shared, shared) { StreamProgram.folded($0, $1) }
    case .late: shared.flatMap(maxConcurrent: 2) { _ in shared.take(2) }
    }
  }
}
