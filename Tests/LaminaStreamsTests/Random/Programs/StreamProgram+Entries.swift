extension StreamProgram {
  /// The entries of the table that the program uses, each as often as it occurs.
  nonisolated var entries: [String] {
    switch self {
    case .leaf(let leaf): leaf.entries
    case .step(let step, let a): step.entries + a.entries
    case .pair(let pair, let a, let b): pair.entries + a.entries + b.entries
    case .shared(_, let sharing, let a): sharing.entries + a.entries
    }
  }
}

extension StreamProgram.Leaf {
  nonisolated var entries: [String] {
    switch self {
    case .hot, .echo: []
    case .cold, .create: ["create(_:)"]
    case .just: ["just(_:)"]
    case .from: ["from(_:)"]
    case .empty: ["empty"]
    case .never: ["never"]
    case .fail: ["fail(_:)"]
    case .deferred: ["deferred(_:)"]
    case .timer, .timerEvery: ["timer(after:every:clock:)", "setFailureType(to:)"]
    case .interval: ["interval(_:clock:)", "setFailureType(to:)"]
    }
  }
}

extension StreamProgram.Step {
  nonisolated var entries: [String] {
    switch self {
    case .map: ["map(_:)"]
    case .compactMap: ["compactMap(_:)"]
    case .scan: ["scan(_:_:)"]
    case .scanInto: ["scan(into:_:)"]
    case .reduce: ["reduce(_:_:)"]
    case .reduceMapped: ["reduce(_:_:map:)"]
    case .materialize: ["materialize()", "setFailureType(to:)"]
    case .dematerialize: ["materialize()", "dematerialize()"]
    case .bufferCount: ["buffer(count:)"]
    case .bufferTime: ["buffer(time:count:clock:)"]
    case .bufferGap: ["buffer(idle:clock:)"]
    case .windowCount: ["window(count:)"]
    case .windowTime: ["window(time:clock:)"]
    case .groupBy: ["groupBy(_:)"]
    case .filter: ["filter(_:)"]
    case .distinct: ["distinctUntilChanged()"]
    case .distinctBy: ["distinctUntilChanged(by:)"]
    case .distinctOf: ["distinctUntilChanged(of:)"]
    case .take: ["take(_:)"]
    case .takeWhile: ["take(while:inclusive:)"]
    case .takeLast: ["takeLast(_:)"]
    case .skip: ["skip(_:)"]
    case .skipWhile: ["skip(while:)"]
    case .element: ["element(at:)"]
    case .takeFor: ["take(for:clock:)"]
    case .skipFor: ["skip(for:clock:)"]
    case .sampleEvery: ["sample(every:clock:)"]
    case .startWith: ["startWith(_:)"]
    case .catchAndReturn: ["catchAndReturn(_:)", "setFailureType(to:)"]
    case .mapFailure: ["mapFailure(_:)"]
    case .retry: ["retry(_:)"]
    case .retryWhen: ["take(_:)", "delay(_:clock:)", "setFailureType(to:)", "retry(when:)"]
    case .retryAfter: ["retry(_:backoff:clock:)"]
    case .debounce: ["debounce(_:clock:)"]
    case .throttle: ["throttle(_:latest:clock:)"]
    case .delay: ["delay(_:clock:)"]
    case .timeout: ["timeout(_:failing:clock:)"]
    case .tap: ["tap(onValue:onEnd:onSubscribe:onDispose:)"]
    }
  }
}

extension StreamProgram.Pair {
  nonisolated var entries: [String] {
    switch self {
    case .takeUntil: ["take(until:)"]
    case .skipUntil: ["skip(until:)"]
    case .sample: ["sample(_:)"]
    case .sampleOrElse: ["sample(_:orElse:)"]
    case .bufferBoundary: ["buffer(boundary:)"]
    case .flatMap: ["flatMap(maxConcurrent:_:)"]
    case .concatMap: ["concatMap(_:)"]
    case .flatMapFirst: ["flatMapFirst(_:)"]
    case .flatMapLatest: ["flatMapLatest(_:)"]
    case .switchLatest: ["switchLatest()"]
    case .combineLatest: ["combineLatest(_:)"]
    case .combineLatestTransform: ["combineLatest(_:transform:)"]
    case .zip: ["zip(_:)"]
    case .zipTransform: ["zip(_:transform:)"]
    case .merge: ["merge(_:)"]
    case .mergeWith: ["merge(with:)"]
    case .concat, .concatAll: ["concat(_:)"]
    case .amb, .ambAll: ["amb(_:)"]
    case .withLatestFrom: ["withLatestFrom(_:)"]
    case .withLatestFromCombining: ["withLatestFrom(_:_:)"]
    case .recover: ["catch(_:)"]
    case .timeout: ["timeout(_:switchingTo:clock:)"]
    }
  }
}

extension StreamProgram.Sharing {
  nonisolated var entries: [String] {
    switch kind {
    case .share: ["share(replay:scope:)"]
    case .kept: ["share(replay:keptFor:clock:)"]
    case .multicast: ["multicast(replay:)"]
    }
  }
}
