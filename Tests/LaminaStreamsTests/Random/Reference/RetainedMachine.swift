/// One run for all who come, which goes on for a while when all have left.
final class RetainedMachine {
  private let source: Machine.Begin
  private let limit: Int
  private let later: (@escaping () -> Void) -> Void
  private var told: HotSource?
  private var run: Machine?
  private var present = 0
  /// Which of the waits counts: one that somebody came during does not.
  private var wait = 0
  private var isWaiting = false

  init(
    _ source: @escaping Machine.Begin, keeping limit: Int,
    later: @escaping (@escaping () -> Void) -> Void
  ) {
    (self.source, self.limit, self.later) = (source, limit, later)
  }

  func attach(_ machine: Machine) {
    let source = told ?? HotSource(keeping: limit)
    told = source
    if source.ended == nil {
      wait += 1
      isWaiting = false
    }
    present += 1
    machine.atStop { [self] in leave(source) }
    source.attach(machine)
    guard run == nil, source.ended == nil, !machine.isOver else { return }
    let began = Machine()
    run = began
    began.onValue = { source.happen(.value($0)) }
    began.onEnd = { source.happen(.end(completed: $0)) }
    self.source(began)
  }

  private func leave(_ source: HotSource) {
    guard told === source else { return }
    present -= 1
    guard present == 0, !isWaiting else { return }
    isWaiting = true
    let mine = wait
    later { [self] in
      guard mine == wait, isWaiting else { return }
      isWaiting = false
      run?.stop()
      (told, run, present) = (nil, nil, 0)
    }
  }
}
