import LaminaStreams
import LaminaTesting

/// Programs run the naive way: every operator is a small machine that is told what happens.
///
/// One object each, with flags instead of lifetimes. It shares nothing with the library but the clock.
final class Machine {
  var onValue: (String) -> Void = { _ in }
  /// True for completion, false for a failure.
  var onEnd: (Bool) -> Void = { _ in }
  private(set) var isOver = false
  private var children: [Machine] = []
  /// Called once when the machine is stopped.
  var onStop: () -> Void = {}

  /// Tells the outside of a value.
  func emit(_ value: String) {
    if !isOver { onValue(value) }
  }

  /// Stops everything inside, then tells the outside of the end.
  func finish(_ completed: Bool) {
    guard !isOver else { return }
    stop()
    onEnd(completed)
  }

  /// Stops without a word.
  func stop() {
    guard !isOver else { return }
    isOver = true
    onStop()
    for child in children { child.stop() }
  }

  /// Starts `program` as a part of this machine.
  func run(
    _ program: StreamProgram, _ world: ReferenceWorld, onValue: @escaping (String) -> Void,
    onEnd: @escaping (Bool) -> Void
  ) -> Machine {
    let part = Machine()
    children.append(part)
    part.onValue = { [unowned self] in if !isOver { onValue($0) } }
    part.onEnd = { [unowned self] in if !isOver { onEnd($0) } }
    if isOver { part.stop() } else { part.start(program, world) }
    return part
  }
}

/// The sources and the time of a reference run.
final class ReferenceWorld {
  let clock: MarbleClock
  let sources: [HotSource]

  init(_ drawings: [String]) {
    clock = MarbleClock()
    sources = drawings.map { _ in HotSource() }
    for (drawing, source) in Swift.zip(drawings, sources) {
      for moment in MarbleDiagram(drawing).moments {
        _ = clock.schedule(at: Marbles.frame * moment.frame) { source.happen(moment.event) }
      }
    }
  }

  func after(_ frames: Int, _ action: @escaping () -> Void) {
    _ = clock.schedule(after: Marbles.frame * frames, action)
  }
}

/// A source that goes on whether or not somebody listens.
final class HotSource {
  private var listeners: [Machine] = []
  private var ended: Bool?

  func attach(_ machine: Machine) {
    if let ended { return machine.finish(ended) }
    listeners.append(machine)
  }

  func happen(_ event: MarbleDiagram.Event) {
    let told = listeners
    switch event {
    case .value(let letter): for machine in told { machine.emit(String(letter)) }
    case .completion, .failure:
      ended = event == .completion
      listeners = []
      for machine in told { machine.finish(event == .completion) }
    case .subscription, .disposal: break
    }
  }
}

extension Machine {
  /// Does what `program` says.
  func start(_ program: StreamProgram, _ world: ReferenceWorld) {
    switch program {
    case .source(let index): world.sources[index].attach(self)
    case .map(let a): each(a, world) { [unowned self] in emit(StreamProgram.mapped($0)) }
    case .filter(let a):
      each(a, world) { [unowned self] in if StreamProgram.isIncluded($0) { emit($0) } }
    case .scan(let a):
      var result = ""
      each(a, world) { [unowned self] value in
        result = StreamProgram.folded(result, value)
        emit(result)
      }
    case .distinct(let a):
      var last: String?
      each(a, world) { [unowned self] value in
        if value != last { (last, _) = (value, emit(value)) }
      }
    case .take(let count, let a): startTake(count, a, world)
    case .skip(let count, let a):
      var seen = 0
      each(a, world) { [unowned self] value in
        seen += 1
        if seen > count { emit(value) }
      }
    case .takeWhile(let a):
      each(a, world) { [unowned self] value in
        if StreamProgram.isIncluded(value) { emit(value) } else { finish(true) }
      }
    case .startWith(let a):
      emit("s")
      each(a, world) { [unowned self] in emit($0) }
    case .delay(let time, let a): startDelay(time, a, world)
    case .debounce(let time, let a): startDebounce(time, a, world)
    case .throttle(let time, let latest, let a): startThrottle(time, latest, a, world)
    case .buffer(let count, let a): startBuffer(count, a, world)
    case .merge(let a, let b): startMerge(a, b, world)
    case .concat(let a, let b):
      _ = run(a, world) { [unowned self] in
        emit($0)
      } onEnd: { [unowned self] completed in
        if completed { each(b, world) { [unowned self] in emit($0) } } else { finish(false) }
      }
    case .recover(let a, let b):
      _ = run(a, world) { [unowned self] in
        emit($0)
      } onEnd: { [unowned self] completed in
        if completed { finish(true) } else { each(b, world) { [unowned self] in emit($0) } }
      }
    case .zip(let a, let b): startZip(a, b, world)
    case .combineLatest(let a, let b): startCombine(a, b, world)
    case .withLatestFrom(let a, let b):
      var latest: String?
      _ = run(b, world) {
        latest = $0
      } onEnd: { [unowned self] in
        if !$0 { finish(false) }
      }
      each(a, world) { [unowned self] in
        if let latest { emit(StreamProgram.folded($0, latest)) }
      }
    case .takeUntil(let a, let b):
      _ = run(b, world) { [unowned self] _ in
        finish(true)
      } onEnd: { [unowned self] in
        if !$0 { finish(false) }
      }
      if !isOver { each(a, world) { [unowned self] in emit($0) } }
    case .flatMap(let a, let b): startFlat(a, b, world, atOnce: .max)
    case .concatMap(let a, let b): startFlat(a, b, world, atOnce: 1)
    case .flatMapLatest(let a, let b): startLatest(a, b, world)
    case .flatMapFirst(let a, let b): startFirst(a, b, world)
    }
  }

  /// Starts a part whose end is the machine's.
  private func each(
    _ program: StreamProgram, _ world: ReferenceWorld, _ onValue: @escaping (String) -> Void
  ) {
    _ = run(program, world, onValue: onValue) { [unowned self] in finish($0) }
  }

  private func startTake(_ count: Int, _ a: StreamProgram, _ world: ReferenceWorld) {
    guard count > 0 else { return finish(true) }
    var seen = 0
    each(a, world) { [unowned self] value in
      seen += 1
      if seen <= count { emit(value) }
      if seen == count { finish(true) }
    }
  }

  private func startDelay(_ time: Int, _ a: StreamProgram, _ world: ReferenceWorld) {
    _ = run(a, world) { [self] value in
      world.after(time) { [self] in emit(value) }
    } onEnd: { [self] completed in
      if completed { world.after(time) { [self] in finish(true) } } else { finish(false) }
    }
  }

  private func startDebounce(_ time: Int, _ a: StreamProgram, _ world: ReferenceWorld) {
    var waiting: String?
    var number = 0
    _ = run(a, world) { [self] value in
      waiting = value
      number += 1
      let mine = number
      world.after(time) { [self] in
        guard mine == number, let value = waiting else { return }
        waiting = nil
        emit(value)
      }
    } onEnd: { [self] completed in
      number += 1
      if completed, let waiting { emit(waiting) }
      finish(completed)
    }
  }

  private func startThrottle(
    _ time: Int, _ latest: Bool, _ a: StreamProgram, _ world: ReferenceWorld
  ) {
    var waiting: String?
    var isClosed = false
    func close() {
      isClosed = true
      world.after(time) { [self] in
        isClosed = false
        guard let value = waiting, !isOver else { return }
        waiting = nil
        close()
        emit(value)
      }
    }
    _ = run(a, world) { [self] value in
      if isClosed {
        if latest { waiting = value }
      } else {
        close()
        emit(value)
      }
    } onEnd: { [self] completed in
      if completed, let waiting { emit(waiting) }
      finish(completed)
    }
  }

  private func startBuffer(_ count: Int, _ a: StreamProgram, _ world: ReferenceWorld) {
    var held: [String] = []
    _ = run(a, world) { [self] value in
      held.append(value)
      if held.count == count {
        let full = held.joined()
        held = []
        emit(full)
      }
    } onEnd: { [self] completed in
      if completed, !held.isEmpty { emit(held.joined()) }
      finish(completed)
    }
  }

  private func startMerge(_ a: StreamProgram, _ b: StreamProgram, _ world: ReferenceWorld) {
    var running = 2
    for program in [a, b] where !isOver {
      _ = run(program, world) { [self] in
        emit($0)
      } onEnd: { [self] completed in
        running -= 1
        if !completed || running == 0 { finish(completed) }
      }
    }
  }

  private func startZip(_ a: StreamProgram, _ b: StreamProgram, _ world: ReferenceWorld) {
    var queues: [[String]] = [[], []]
    var over = [false, false]
    func check() {
      while !queues[0].isEmpty, !queues[1].isEmpty, !isOver {
        let pair = (queues[0].removeFirst(), queues[1].removeFirst())
        emit(StreamProgram.folded(pair.0, pair.1))
      }
      if (over[0] && queues[0].isEmpty) || (over[1] && queues[1].isEmpty) { finish(true) }
    }
    for (index, program) in [a, b].enumerated() where !isOver {
      _ = run(program, world) { value in
        queues[index].append(value)
        check()
      } onEnd: { [self] completed in
        over[index] = true
        if completed { check() } else { finish(false) }
      }
    }
  }

  private func startCombine(_ a: StreamProgram, _ b: StreamProgram, _ world: ReferenceWorld) {
    var latest: [String?] = [nil, nil]
    var running = 2
    for (index, program) in [a, b].enumerated() where !isOver {
      _ = run(program, world) { [self] value in
        latest[index] = value
        if let first = latest[0], let second = latest[1] {
          emit(StreamProgram.folded(first, second))
        }
      } onEnd: { [self] completed in
        running -= 1
        if !completed || running == 0 || latest[index] == nil { finish(completed) }
      }
    }
  }

  private func startFlat(
    _ a: StreamProgram, _ b: StreamProgram, _ world: ReferenceWorld, atOnce: Int
  ) {
    var waiting = 0
    var active = 0
    var outerIsOver = false
    func next() {
      while waiting > 0, active < atOnce, !isOver {
        waiting -= 1
        active += 1
        _ = run(b, world) { [self] in
          emit($0)
        } onEnd: { [self] completed in
          active -= 1
          if !completed { return finish(false) }
          next()
          if outerIsOver, active == 0, waiting == 0 { finish(true) }
        }
      }
    }
    _ = run(a, world) { _ in
      waiting += 1
      next()
    } onEnd: { [self] completed in
      outerIsOver = true
      if !completed || (active == 0 && waiting == 0) { finish(completed) }
    }
  }

  private func startLatest(_ a: StreamProgram, _ b: StreamProgram, _ world: ReferenceWorld) {
    var inner: Machine?
    var outerIsOver = false
    _ = run(a, world) { [self] _ in
      inner?.stop()
      inner = nil
      var endedAtOnce = false
      let machine = run(b, world) { [self] in
        emit($0)
      } onEnd: { [self] completed in
        endedAtOnce = true
        inner = nil
        if !completed || outerIsOver { finish(completed) }
      }
      if !endedAtOnce { inner = machine }
    } onEnd: { [self] completed in
      outerIsOver = true
      if !completed || inner == nil { finish(completed) }
    }
  }

  private func startFirst(_ a: StreamProgram, _ b: StreamProgram, _ world: ReferenceWorld) {
    var isBusy = false
    var outerIsOver = false
    _ = run(a, world) { [self] _ in
      guard !isBusy else { return }
      isBusy = true
      _ = run(b, world) { [self] in
        emit($0)
      } onEnd: { [self] completed in
        isBusy = false
        if !completed || outerIsOver { finish(completed) }
      }
    } onEnd: { [self] completed in
      outerIsOver = true
      if !completed || !isBusy { finish(completed) }
    }
  }
}
