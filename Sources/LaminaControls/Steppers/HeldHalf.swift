import LaminaDisplay
import LaminaGeometry
import LaminaInput

/// A half of a stepper that may be held down: when it steps next.
@MainActor
package final class HeldHalf: ControlKeeper {
  private enum State {
    case up
    case held(Hold)
    /// Held, but it was left, or has no step any more.
    case spent
  }

  /// What goes on while it is held.
  private struct Hold {
    /// When the next step is due.
    var steps: HeldRepeat
    var hasActed = false
  }

  package let control = ControlMemory()
  var action: () -> Void = {}
  var onEditingChanged: (Bool) -> Void = { _ in }
  private var state = State.up
  /// Whether it hears of its end.
  private var isFollowed = false

  /// The primary button or a finger goes down on it; what a finger means shows later.
  func begin(_ event: PointerEvent, in element: Element?) {
    endWhenGone(element)
    var hold = Hold(steps: HeldRepeat(from: event.time, grows: true))
    if event.device == .mouse {
      hold.hasActed = true
      onEditingChanged(true)
      action()
    }
    state = .held(hold)
  }

  /// It comes up on itself, or is pressed without a pointer.
  func release() {
    switch state {
    case .held(let hold) where hold.hasActed: onEditingChanged(false)
    case .held, .up:
      onEditingChanged(true)
      action()
      onEditingChanged(false)
    case .spent: break
    }
    state = .up
  }

  /// Called in each evaluation: steps where one is due, ends where it is held no longer.
  func follow(_ element: Element) {
    guard case .held(var hold) = state else { return }
    guard control.phase.isPressed else { return end(hold, in: element) }
    if hold.steps.acts(at: element.graph.frameTime) { act(&hold, in: element) }
    state = .held(hold)
    element.graph.tick(element, at: hold.steps.due)
  }

  private func act(_ hold: inout Hold, in element: Element) {
    let isFirst = !hold.hasActed
    hold.hasActed = true
    element.graph.afterUpdate { [weak self] in
      guard let self else { return }
      if isFirst { onEditingChanged(true) }
      action()
    }
  }

  private func end(_ hold: Hold, in element: Element) {
    state = .spent
    guard hold.hasActed else { return }
    element.graph.afterUpdate { [weak self] in self?.onEditingChanged(false) }
  }

  /// Has an edit end with the stepper: what goes on when that disappears is over.
  private func endWhenGone(_ element: Element?) {
    guard !isFollowed, let element else { return }
    isFollowed = true
    element.whenShown(appear: {}, disappear: { [weak self] in self?.leave() })
  }

  private func leave() {
    guard case .held(let hold) = state else { return }
    state = .spent
    if hold.hasActed { onEditingChanged(false) }
  }
}
