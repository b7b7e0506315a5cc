import LaminaDisplay
import LaminaInput

/// What a stepper knows from one evaluation to the next, and what keys do with it.
@MainActor
package final class StepperMemory: ControlKeeper {
  package let control = ControlMemory()
  var value = SteppedValue()
  var onEditingChanged: (Bool) -> Void = { _ in }
  /// Whether more is on the left.
  var isMirrored = false

  /// What the halves do.
  var actions: StepActions {
    StepActions(
      increment: value.canIncrement ? { [weak self] in self?.value.move(1) } : nil,
      decrement: value.canDecrement ? { [weak self] in self?.value.move(-1) } : nil,
      onEditingChanged: { [weak self] in self?.onEditingChanged($0) })
  }

  /// One edit of its own, so many steps up.
  func move(by steps: Int) { edit { value.move(steps) } }

  /// Does what a key says; whether it says anything.
  func key(_ key: Key) -> Bool {
    switch key {
    case .upArrow: move(by: 1)
    case .downArrow: move(by: -1)
    case .rightArrow: move(by: isMirrored ? -1 : 1)
    case .leftArrow: move(by: isMirrored ? 1 : -1)
    case .pageUp: move(by: 10)
    case .pageDown: move(by: -10)
    case .home, .end:
      guard let goToEnd = value.goToEnd else { return false }
      edit { goToEnd(key == .end) }
    default: return false
    }
    return true
  }

  private func edit(_ change: () -> Void) {
    onEditingChanged(true)
    change()
    onEditingChanged(false)
  }
}
