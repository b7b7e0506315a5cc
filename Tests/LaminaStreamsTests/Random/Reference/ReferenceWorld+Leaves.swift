import LaminaStreams
import LaminaTesting

extension ReferenceWorld {
  func begin(_ leaf: StreamProgram.Leaf) -> Machine.Begin {
    switch leaf {
    case .hot(let index): beginHot(index)
    case .cold(let index): beginCold(index)
    case .echo: { [echo] in echo.attach($0) }
    case .just: { $0.tell(["j"]) }
    case .from(let count): { $0.tell(Array(["f", "g", "h"].prefix(count))) }
    case .empty: { $0.tell([]) }
    case .never: { _ in }
    case .fail: { $0.finish(false) }
    case .deferred: { $0.tell(["d", "c"]) }
    case .create: { $0.tell(["x", "y"]) }
    case .timer(let time):
      { [self] machine in
        after(time) {
          machine.emit("0")
          machine.finish(true)
        }
      }
    case .timerEvery(let time, let period): { [self] in count($0, 0, time, period) }
    case .interval(let period): { [self] in count($0, 0, period, period) }
    }
  }

  private func count(_ machine: Machine, _ number: Int, _ wait: Int, _ period: Int) {
    after(wait) { [self] in
      guard !machine.isOver else { return }
      count(machine, number + 1, period, period)
      machine.emit("\(number)")
    }
  }
}

extension Machine {
  /// All at once, then completion.
  func tell(_ values: [String]) {
    for value in values { emit(value) }
    finish(true)
  }
}
