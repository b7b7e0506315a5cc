/// Programs run the naive way: every operator is a small machine that is notified of what happens.
///
/// One object each, with flags instead of lifetimes. It shares nothing with the library but the clock.
final class Machine {
  /// Sets a machine going: what a stream is here.
  typealias Begin = @MainActor (Machine) -> Void

  var onValue: (String) -> Void = { _ in }
  /// True for completion, false for a failure.
  var onEnd: (Bool) -> Void = { _ in }
  private(set) var isOver = false
  private var children: [Machine] = []
  private var onStop: [() -> Void] = []

  /// Calls `action` when the machine stops.
  func atStop(_ action: @escaping () -> Void) {
    if isOver { action() } else { onStop.append(action) }
  }

  /// Reports a value to the outside.
  func emit(_ value: String) {
    if !isOver { onValue(value) }
  }

  /// Stops everything inside, then reports the end to the outside.
  func finish(_ completed: Bool) {
    guard !isOver else { return }
    stop()
    onEnd(completed)
  }

  /// Stops without a word.
  func stop() {
    guard !isOver else { return }
    isOver = true
    for action in onStop { action() }
    for child in children { child.stop() }
    (onStop, children) = ([], [])
  }

  /// Sets a part of this machine going, unless it is over.
  @discardableResult
  func part(
    _ begin: @escaping Begin, onValue: @escaping (String) -> Void, onEnd: @escaping (Bool) -> Void
  ) -> Machine {
    let part = Machine()
    part.onValue = { [unowned self] in if !isOver { onValue($0) } }
    part.onEnd = { [unowned self] in if !isOver { onEnd($0) } }
    guard !isOver else {
      part.stop()
      return part
    }
    children.append(part)
    begin(part)
    return part
  }

  /// A part whose end is the machine's.
  func each(_ begin: @escaping Begin, _ onValue: @escaping (String) -> Void) {
    part(begin, onValue: onValue) { [unowned self] in finish($0) }
  }

  /// A part that is heard as it is.
  func forward(_ begin: @escaping Begin) { each(begin) { [unowned self] in emit($0) } }
}
