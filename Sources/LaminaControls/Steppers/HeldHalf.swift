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
    var due: TimeInterval
    /// How many steps it has made by itself.
    var count = 0
    var hasActed = false

    /// How far the next step is away, in seconds.
    var interval: TimeInterval { count < 10 ? 0.1 : count < 40 ? 0.05 : 1 / 30.0 }
  }

  /// How long it is held until it repeats, in seconds.
  private static let delay: TimeInterval = 0.5
  package let control = ControlMemory()
  var action: () -> Void = {}
  var onEditingChanged: (Bool) -> Void = { _ in }
  private var state = State.up

  /// The primary button or a finger goes down on it; what a finger means shows later.
  func begin(_ event: PointerEvent) {
    var hold = Hold(due: event.time + Self.delay)
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
    let now = element.graph.frameTime
    if now + 1e-6 >= hold.due { act(&hold, at: now, in: element) }
    state = .held(hold)
    element.graph.tick(element, at: hold.due)
  }

  private func act(_ hold: inout Hold, at now: TimeInterval, in element: Element) {
    let isFirst = !hold.hasActed
    hold.hasActed = true
    hold.count += 1
    // What a stall has left out is not made up for.
    hold.due = max(hold.due + hold.interval, now)
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
}
