import LaminaViews
@_spi(SwiftUI) import Observation

/// Reports each change of what a binding reads, right after it was made.
///
/// What is not observable (a binding made of closures over plain variables) reports nothing.
final class BindingWatch<Value> {
  private let binding: Binding<Value>
  private let changed: (Value) -> Void
  private var isOver = false

  init(_ binding: Binding<Value>, changed: @escaping (Value) -> Void) {
    self.binding = binding
    self.changed = changed
    readTracked()
  }

  @discardableResult
  private func readTracked() -> Value {
    withObservationTracking(
      { binding.wrappedValue },
      didSet: { [weak self] tracking in
        tracking.cancel()
        MainActor.whenPossible {
          guard let self, !self.isOver else { return }
          self.changed(self.readTracked())
        }
      })
  }

  func end() { isOver = true }
}
