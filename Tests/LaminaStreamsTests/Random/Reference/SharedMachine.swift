/// One run for all who come.
final class SharedMachine {
  private let source: Machine.Begin
  private let limit: Int
  private let isKept: Bool
  private var told: HotSource?
  private var run: Machine?
  private var count = 0

  init(_ source: @escaping Machine.Begin, keeping limit: Int, isKept: Bool) {
    (self.source, self.limit, self.isKept) = (source, limit, isKept)
  }

  func attach(_ machine: Machine) {
    let present = told ?? HotSource(keeping: limit)
    told = present
    count += 1
    machine.atStop { [self] in leave(present) }
    present.attach(machine)
    guard run == nil, present.ended == nil, !machine.isOver else { return }
    let began = Machine()
    run = began
    began.onValue = { present.happen(.value($0)) }
    began.onEnd = { [self] completed in
      if told === present, !isKept { (told, run, count) = (nil, nil, 0) }
      present.happen(.end(completed: completed))
    }
    source(began)
  }

  private func leave(_ present: HotSource) {
    guard told === present else { return }
    count -= 1
    guard count == 0 else { return }
    run?.stop()
    run = nil
    if !isKept { told = nil }
  }
}

/// One run for all, that begins when the first comes and stops when any leaves.
final class ConnectedMachine {
  private let source: Machine.Begin
  private let told: HotSource
  private var run: Machine?

  init(_ source: @escaping Machine.Begin, keeping limit: Int) {
    (self.source, told) = (source, HotSource(keeping: limit))
  }

  func attach(_ machine: Machine) {
    let present = connected()
    machine.atStop { present.stop() }
    if !machine.isOver { told.attach(machine) }
  }

  private func connected() -> Machine {
    if let run, !run.isOver { return run }
    let began = Machine()
    run = began
    if told.ended != nil {
      began.stop()
      return began
    }
    began.onValue = { [told] in told.happen(.value($0)) }
    began.onEnd = { [told] in told.happen(.end(completed: $0)) }
    source(began)
    return began
  }
}
