import LaminaInput
import Observation

/// Suggestions below a field: whether they are shown, and which one keys have come to.
@MainActor
package final class SuggestionChoice: @MainActor Observable {
  private let registrar = ObservationRegistrar()
  private var isHidden = false
  private var current: Int?

  package init() {}

  /// How many there are that can be chosen.
  package var count = 0
  /// Chooses the suggestion of a number.
  package var choose: (Int) -> Void = { _ in }

  /// Whether they are shown while a person is searching; reading it is tracked.
  package var isShown: Bool {
    registrar.access(self, keyPath: \.isShown)
    return !isHidden
  }

  /// The number of the one that Return chooses; reading it is tracked.
  package var highlighted: Int? {
    registrar.access(self, keyPath: \.highlighted)
    return current
  }

  /// Others words were typed: suggestions are shown, and none is chosen.
  package func typed() { set(isHidden: false, nil) }

  /// One was chosen.
  package func hide() { set(isHidden: true, nil) }

  private func set(isHidden: Bool, _ next: Int?) {
    if isHidden != self.isHidden {
      registrar.withMutation(of: self, keyPath: \.isShown) { self.isHidden = isHidden }
    }
    if next != current {
      registrar.withMutation(of: self, keyPath: \.highlighted) { current = next }
    }
  }

  /// Goes to the one below or above, and from the first one back to the words.
  package func step(_ step: Int) -> KeyPress.Result {
    guard !isHidden, count > 0 else { return .ignored }
    let next = (current ?? -1) + step
    if next < -1 { return .handled }
    set(isHidden: false, next < 0 ? nil : min(next, count - 1))
    return .handled
  }

  /// Chooses the one that keys have come to.
  package func press() -> KeyPress.Result {
    guard let current, current < count else { return .ignored }
    choose(current)
    return .handled
  }
}
