import LaminaStreams
import LaminaTesting

extension ReferenceWorld {
  func begin(_ step: StreamProgram.Step, _ a: @escaping Machine.Begin) -> Machine.Begin {
    { [self] machine in
      switch step {
      case .map(let fails):
        machine.checked(a, fails) { machine.emit(StreamProgram.mapped($0)) }
      case .compactMap(let fails):
        machine.checked(a, fails) { value in
          if StreamProgram.isIncluded(value) { machine.emit(StreamProgram.mapped(value)) }
        }
      case .scan(let fails), .scanInto(let fails):
        var all = ""
        machine.checked(a, fails) { value in
          all = StreamProgram.folded(all, value)
          machine.emit(all)
        }
      case .reduce(let fails): machine.reduce(fails, a) { $0 }
      case .reduceMapped(let fails): machine.reduce(fails, a) { StreamProgram.mapped($0) }
      case .materialize:
        machine.part(a, onValue: { machine.emit($0) }) { completed in
          machine.emit(completed ? "F" : "E")
          machine.finish(true)
        }
      case .bufferCount(let count): machine.buffer(count, a)
      case .bufferTime(let time, let count): machine.buffer(time, count, a, self)
      case .bufferGap(let gap): machine.bufferGap(gap, a, self)
      case .windowCount(let count, let how): machine.windows(count, how, a)
      case .windowTime(let time, let how): machine.windows(time, how, a, self)
      case .groupBy(let fails, let how): machine.groups(fails, how, a)
      default: filter(step, a, machine)
      }
    }
  }

  private func filter(_ step: StreamProgram.Step, _ a: @escaping Machine.Begin, _ machine: Machine)
  {
    switch step {
    case .filter(let fails):
      machine.checked(a, fails) { if StreamProgram.isIncluded($0) { machine.emit($0) } }
    case .distinct: machine.distinct(false, a) { $0 == $1 }
    case .distinctBy(let fails), .distinctOf(let fails):
      machine.distinct(fails, of: step, a) { StreamProgram.key($0) == StreamProgram.key($1) }
    case .take(let count): machine.take(count, a)
    case .takeWhile(let inclusive, let fails):
      machine.checked(a, fails) { value in
        let isIncluded = StreamProgram.isIncluded(value)
        if isIncluded || inclusive { machine.emit(value) }
        if !isIncluded { machine.finish(true) }
      }
    case .takeLast(let count):
      var all: [String] = []
      machine.part(a, onValue: { all.append($0) }) { completed in
        if completed { for value in all.suffix(count) { machine.emit(value) } }
        machine.finish(completed)
      }
    case .skip(let count): machine.skip(count, a)
    case .skipWhile(let fails): machine.skipWhile(fails, a)
    case .element(let index): machine.take(1) { $0.skip(index, a) }
    case .takeFor(let time):
      machine.beside(begin(StreamProgram.Leaf.timer(time))) { _ in machine.finish(true) }
      if !machine.isOver { machine.forward(a) }
    case .skipFor(let time):
      var isOpen = false
      machine.beside(begin(StreamProgram.Leaf.timer(time))) { _ in isOpen = true }
      machine.each(a) { if isOpen { machine.emit($0) } }
    case .sampleEvery(let period):
      machine.sample(a, begin(StreamProgram.Leaf.interval(period)))
    case .startWith: machine.concat([{ $0.tell(["s", "t"]) }, a])
    default: time(step, a, machine)
    }
  }

  private func time(_ step: StreamProgram.Step, _ a: @escaping Machine.Begin, _ machine: Machine) {
    switch step {
    case .dematerialize, .mapFailure: machine.forward(a)
    case .catchAndReturn:
      machine.part(a, onValue: { machine.emit($0) }) { completed in
        if !completed { machine.emit("q") }
        machine.finish(true)
      }
    case .retry(let attempts): machine.retry(attempts, a, self) { _ in 0 }
    case .retryAfter(let attempts, let wait, let grows):
      machine.retry(attempts, a, self) { failures in
        grows ? min(3, wait * (1 << (failures - 1))) : wait
      }
    case .retryWhen(let count, let wait): machine.retryWhen(count, wait, a, self)
    case .debounce(let time): machine.debounce(time, a, self)
    case .throttle(let time, let latest): machine.throttle(time, latest, a, self)
    case .delay(let time): machine.delay(time, a, self)
    case .timeout(let time): machine.timeout(time, a, { $0.finish(false) }, self)
    case .tap: tap(a, machine)
    default: preconditionFailure("\(step) belongs to another function")
    }
  }

  private func tap(_ a: @escaping Machine.Begin, _ machine: Machine) {
    taps.sawSubscription()
    machine.atStop { [self] in taps.sawDisposal() }
    machine.part(a) { [self] value in
      taps.sawValue()
      machine.emit(value)
    } onEnd: { [self] completed in
      taps.sawEnd()
      machine.finish(completed)
    }
  }

  func begin(
    _ pair: StreamProgram.Pair, _ a: @escaping Machine.Begin, _ b: @escaping Machine.Begin
  ) -> Machine.Begin {
    { [self] machine in
      switch pair {
      case .takeUntil:
        machine.beside(b) { _ in machine.finish(true) }
        if !machine.isOver { machine.forward(a) }
      case .skipUntil:
        var isOpen = false
        machine.beside({ $0.take(1, b) }) { _ in isOpen = true }
        machine.each(a) { if isOpen { machine.emit($0) } }
      case .sample: machine.sample(a, b)
      case .sampleOrElse: machine.sample(a, b, orElse: "z")
      case .bufferBoundary: machine.buffer(a, b)
      case .flatMap(let atOnce, let fails): machine.flatten(atOnce: atOnce, fails, a) { _ in b }
      case .concatMap(let fails): machine.flatten(atOnce: 1, fails, a) { _ in b }
      case .flatMapFirst(let fails): machine.first(fails, a, b)
      case .flatMapLatest(let fails): machine.latest(fails, a) { _ in b }
      case .switchLatest: machine.latest(false, a) { _ in b }
      case .combineLatest, .combineLatestTransform: machine.combine(a, b)
      case .zip, .zipTransform: machine.zip(a, b)
      case .merge, .mergeWith: machine.merge([a, b])
      case .concat, .concatAll: machine.concat([a, b])
      case .amb, .ambAll: machine.amb([a, b])
      case .withLatestFrom: machine.withLatest(false, a, b) { $1 }
      case .withLatestFromCombining(let fails):
        machine.withLatest(fails, a, b) { StreamProgram.folded($0, $1) }
      case .recover:
        machine.part(a, onValue: { machine.emit($0) }) { completed in
          if completed { machine.finish(true) } else { machine.forward(b) }
        }
      case .timeout(let time): machine.timeout(time, a, b, self)
      }
    }
  }
}
