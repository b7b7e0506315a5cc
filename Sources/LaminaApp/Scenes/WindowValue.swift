import LaminaViews
import Observation

/// The value for which a window was opened.
@MainActor
final class WindowValue: @MainActor Observable {
  private let registrar = ObservationRegistrar()
  /// The value, for those who do not follow it.
  private(set) var kept: AnyHashable?
  /// Called when it is another one.
  var onChange: () -> Void = {}

  init(_ value: AnyHashable? = nil) { kept = value }

  /// Reading it is tracked.
  var value: AnyHashable? {
    get {
      registrar.access(self, keyPath: \.value)
      return kept
    }
    set {
      registrar.withMutation(of: self, keyPath: \.value) { kept = newValue }
      onChange()
    }
  }

  /// The value under its own type; nil for none.
  func binding<Value: Hashable>(to type: Value.Type) -> Binding<Value?> {
    Binding {
      self.value?.base as? Value
    } set: {
      self.value = $0.map { AnyHashable($0) }
    }
  }

  /// The value, or one that is made where there is none, and kept.
  func binding<Value: Hashable>(default make: @escaping () -> Value) -> Binding<Value> {
    if kept?.base as? Value == nil {
      kept = AnyHashable(make())
      onChange()
    }
    return Binding {
      self.value?.base as? Value ?? make()
    } set: {
      self.value = AnyHashable($0)
    }
  }
}
