import LaminaStreams
import LaminaTesting

extension LibraryWorld {
  func stream(_ step: StreamProgram.Step, _ a: Stream) -> Stream {
    switch step {
    case .map(let fails):
      return a.map { value throws(MarbleError) in
        try Self.check(value, fails)
        return StreamProgram.mapped(value)
      }
    case .compactMap(let fails):
      return a.compactMap { value throws(MarbleError) in
        try Self.check(value, fails)
        return StreamProgram.isIncluded(value) ? StreamProgram.mapped(value) : nil
      }
    case .scan(let fails):
      return a.scan("") { all, value throws(MarbleError) in
        try Self.check(value, fails)
        return StreamProgram.folded(all, value)
      }
    case .scanInto(let fails):
      return a.scan(into: "") { all, value throws(MarbleError) in
        try Self.check(value, fails)
        all = StreamProgram.folded(all, value)
      }
    case .reduceMapped(let fails):
      return a.reduce("r") { all, value throws(MarbleError) in
        try Self.check(value, fails)
        return StreamProgram.folded(all, value)
      } map: {
        StreamProgram.mapped($0)
      }
    case .reduce(let fails):
      return a.reduce("r") { all, value throws(MarbleError) in
        try Self.check(value, fails)
        return StreamProgram.folded(all, value)
      }
    case .materialize:
      return a.materialize().map { event in
        switch event {
        case .value(let value): value
        case .end(.finished): "F"
        case .end(.failed): "E"
        }
      }.setFailureType(to: MarbleError.self)
    case .dematerialize: return a.materialize().dematerialize()
    case .bufferCount(let count): return a.buffer(count: count).map { StreamProgram.joined($0) }
    case .bufferTime(let time, let count):
      return a.buffer(time: .frames(time), count: count, clock: clock).map {
        StreamProgram.joined($0)
      }
    case .bufferGap(let gap):
      return a.buffer(idle: .frames(gap), clock: clock).map { StreamProgram.joined($0) }
    case .windowCount(let count, let how): return flattened(a.window(count: count), how)
    case .windowTime(let time, let how):
      return flattened(a.window(time: .frames(time), clock: clock), how)
    case .groupBy(let fails, let how):
      let groups = a.groupBy { value throws(MarbleError) in
        try Self.check(value, fails)
        return StreamProgram.key(value)
      }
      return flattened(
        groups.map { group in group.stream.map { StreamProgram.folded(group.key, $0) } }, how)
    default: return filtered(step, a)
    }
  }

  private func filtered(_ step: StreamProgram.Step, _ a: Stream) -> Stream {
    switch step {
    case .filter(let fails):
      return a.filter { value throws(MarbleError) in
        try Self.check(value, fails)
        return StreamProgram.isIncluded(value)
      }
    case .distinct: return a.distinctUntilChanged()
    case .distinctBy(let fails):
      return a.distinctUntilChanged { before, value throws(MarbleError) in
        try Self.check(value, fails)
        return StreamProgram.key(before) == StreamProgram.key(value)
      }
    case .distinctOf(let fails):
      return a.distinctUntilChanged { value throws(MarbleError) in
        try Self.check(value, fails)
        return StreamProgram.key(value)
      }
    case .take(let count): return a.take(count)
    case .takeWhile(let inclusive, let fails):
      return a.take(
        while: { value throws(MarbleError) in
          try Self.check(value, fails)
          return StreamProgram.isIncluded(value)
        }, inclusive: inclusive)
    case .takeLast(let count): return a.takeLast(count)
    case .skip(let count): return a.skip(count)
    case .skipWhile(let fails):
      return a.skip { value throws(MarbleError) in
        try Self.check(value, fails)
        return StreamProgram.isIncluded(value)
      }
    case .element(let index): return a.element(at: index)
    case .takeFor(let time): return a.take(for: .frames(time), clock: clock)
    case .skipFor(let time): return a.skip(for: .frames(time), clock: clock)
    case .sampleEvery(let period): return a.sample(every: .frames(period), clock: clock)
    case .startWith: return a.startWith("s", "t")
    default: return timed(step, a)
    }
  }

  private func timed(_ step: StreamProgram.Step, _ a: Stream) -> Stream {
    switch step {
    case .catchAndReturn: return a.catchAndReturn("q").setFailureType(to: MarbleError.self)
    case .mapFailure: return a.mapFailure { $0 }
    case .retry(let attempts): return a.retry(attempts)
    case .retryAfter(let attempts, let wait, let grows):
      let backoff: Backoff =
        grows ? .exponential(first: .frames(wait), limit: .frames(3)) : .constant(.frames(wait))
      return a.retry(attempts, backoff: backoff, clock: clock)
    case .retryWhen(let count, let wait):
      return a.retry { [clock] failures in
        failures.take(count).delay(.frames(wait), clock: clock)
          .setFailureType(to: MarbleError.self)
      }
    case .debounce(let time): return a.debounce(.frames(time), clock: clock)
    case .throttle(let time, let latest):
      return a.throttle(.frames(time), latest: latest, clock: clock)
    case .delay(let time): return a.delay(.frames(time), clock: clock)
    case .timeout(let time): return a.timeout(.frames(time), failing: MarbleError(), clock: clock)
    case .tap:
      return a.tap(
        onValue: { [taps] _ in taps.sawValue() }, onEnd: { [taps] _ in taps.sawEnd() },
        onSubscribe: { [taps] in taps.sawSubscription() },
        onDispose: { [taps] in taps.sawDisposal() })
    default: preconditionFailure("\(step) belongs to another function")
    }
  }

  private func flattened(
    _ streams: EventStream<Stream, MarbleError>, _ how: StreamProgram.Flattened
  ) -> Stream {
    switch how {
    case .asTheyCome: streams.flatMap { $0 }
    case .oneByOne: streams.concatMap { $0 }
    case .folded: streams.flatMap { $0.reduce("w") { StreamProgram.folded($0, $1) } }
    case .latest: streams.switchLatest()
    }
  }

  func stream(_ pair: StreamProgram.Pair, _ a: Stream, _ b: Stream) -> Stream {
    switch pair {
    case .takeUntil: return a.take(until: b)
    case .skipUntil: return a.skip(until: b)
    case .sample: return a.sample(b)
    case .sampleOrElse: return a.sample(b, orElse: "z")
    case .bufferBoundary: return a.buffer(boundary: b).map { StreamProgram.joined($0) }
    case .flatMap(let atOnce, let fails):
      return a.flatMap(maxConcurrent: atOnce, Self.answering(b, fails))
    case .concatMap(let fails): return a.concatMap(Self.answering(b, fails))
    case .flatMapFirst(let fails): return a.flatMapFirst(Self.answering(b, fails))
    case .flatMapLatest(let fails): return a.flatMapLatest(Self.answering(b, fails))
    case .switchLatest: return a.map { _ in b }.switchLatest()
    case .combineLatest:
      return combineLatest(a, b).map(Self.folded)
    case .combineLatestTransform: return combineLatest(a, b) { StreamProgram.folded($0, $1) }
    case .zip: return LaminaStreams.zip(a, b).map(Self.folded)
    case .zipTransform: return LaminaStreams.zip(a, b) { StreamProgram.folded($0, $1) }
    case .merge: return .merge([a, b])
    case .mergeWith: return a.merge(with: b)
    case .concat: return a.concat(b)
    case .concatAll: return .concat([a, b])
    case .amb: return a.amb(b)
    case .ambAll: return .amb([a, b])
    case .withLatestFrom: return a.withLatestFrom(b)
    case .withLatestFromCombining(let fails):
      return a.withLatestFrom(b) { value, other throws(MarbleError) in
        try Self.check(value, fails)
        return StreamProgram.folded(value, other)
      }
    case .recover: return a.catch { _ in b }
    case .timeout(let time): return a.timeout(.frames(time), switchingTo: b, clock: clock)
    }
  }

  private static func answering(
    _ b: Stream, _ fails: Bool
  ) -> (String) throws(MarbleError) -> Stream {
    { value throws(MarbleError) in
      try check(value, fails)
      return b
    }
  }

  private static func check(_ value: String, _ fails: Bool) throws(MarbleError) {
    if fails, StreamProgram.isRefused(value) { throw MarbleError() }
  }

  private static func folded(_ pair: (String, String)) throws(MarbleError) -> String {
    StreamProgram.folded(pair.0, pair.1)
  }
}
