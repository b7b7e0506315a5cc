import LaminaStreams
import LaminaTesting

/// The sources and the time of a reference run, and what was seen of it.
final class ReferenceWorld {
  let clock = MarbleClock()
  private let drawings: [String]
  private let hot: [HotSource]
  let echo = HotSource()
  private var shared: [Int: Machine.Begin] = [:]
  /// For each source, hot then cold: who came when, and left when.
  private(set) var subscriptions: [[(begin: Int, end: Int?)]]
  let taps = TapCounts()

  init(_ drawings: [String]) {
    self.drawings = drawings
    hot = drawings.map { _ in HotSource() }
    subscriptions = Array(repeating: [], count: drawings.count * 2)
    for (drawing, source) in Swift.zip(drawings, hot) {
      for moment in MarbleDiagram(drawing).moments {
        _ = clock.schedule(at: Marbles.frame * moment.frame) {
          source.happen(Self.event(moment.event))
        }
      }
    }
  }

  var frame: Int { Int(clock.now / Marbles.frame) }

  func after(_ time: Duration, _ action: @escaping () -> Void) {
    _ = clock.schedule(after: time, action)
  }

  func after(_ frames: Int, _ action: @escaping () -> Void) { after(.frames(frames), action) }

  private static func event(_ event: MarbleDiagram.Event) -> HotSource.Event {
    if case .value(let letter) = event { return .value(String(letter)) }
    return .end(completed: event == .completion)
  }

  func beginHot(_ index: Int) -> Machine.Begin {
    { [self] machine in
      note(index, machine)
      hot[index].attach(machine)
    }
  }

  func beginCold(_ index: Int) -> Machine.Begin {
    { [self] machine in
      note(hot.count + index, machine)
      for moment in MarbleDiagram(drawings[index]).moments {
        after(moment.frame) {
          switch Self.event(moment.event) {
          case .value(let value): machine.emit(value)
          case .end(let completed): machine.finish(completed)
          }
        }
      }
    }
  }

  private func note(_ source: Int, _ machine: Machine) {
    let index = subscriptions[source].count
    subscriptions[source].append((frame, nil))
    machine.atStop { [self] in subscriptions[source][index].end = frame }
  }

  /// What a program is here.
  func begin(_ program: StreamProgram) -> Machine.Begin {
    switch program {
    case .leaf(let leaf): begin(leaf)
    case .step(let step, let a): begin(step, begin(a))
    case .pair(let pair, let a, let b): begin(pair, begin(a), begin(b))
    case .shared(let id, let sharing, let a):
      if let known = shared[id] { known } else { share(id, sharing, begin(a)) }
    }
  }

  private func share(
    _ id: Int, _ sharing: StreamProgram.Sharing, _ source: @escaping Machine.Begin
  ) -> Machine.Begin {
    let one: Machine.Begin
    switch sharing.kind {
    case .share(let replay, let scope):
      let run = SharedMachine(source, keeping: replay, isKept: scope == .forever)
      one = { run.attach($0) }
    case .kept(let replay, let frames):
      let run = RetainedMachine(source, keeping: replay) { [self] in after(frames, $0) }
      one = { run.attach($0) }
    case .multicast(let replay):
      let run = ConnectedMachine(source, keeping: replay)
      one = { run.attach($0) }
    }
    let made = used(sharing.use, one)
    shared[id] = made
    return made
  }

  private func used(
    _ use: StreamProgram.Sharing.Use, _ one: @escaping Machine.Begin
  ) -> Machine.Begin {
    switch use {
    case .once: one
    case .merged: { $0.merge([one, one]) }
    case .concatenated: { $0.concat([one, one]) }
    case .zipped: { $0.zip(one, one) }
    case .late: { $0.flatten(atOnce: 2, false, one) { _ in { $0.take(2, one) } } }
    }
  }
}
