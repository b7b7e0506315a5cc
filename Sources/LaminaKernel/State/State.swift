import Observation

/// A value that a view owns: it lasts as long as the view stands in its place, and a change of it
/// evaluates the bodies that read it.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View { Button("Clicked \(count) times") { count += 1 } }
/// }
/// ```
@propertyWrapper
public struct State<Value>: DynamicProperty, LinkedProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Makes a state that has `wrappedValue` when the view appears first.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// Makes a state that has `initialValue` when the view appears first; for initialisers, `_count =
  /// State(initialValue: 0)`.
  public init(initialValue: Value) { initial = initialValue }

  /// The current value.
  ///
  /// Before the view is on screen it is the initial one, and setting it then has no effect.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(box: box)
  }

  package mutating func link(to storage: DynamicStorage, slot: Int) {
    box = storage.box(slot) { StateBox(initial) }
  }

  /// An object may have changed without anyone knowing.
  package var lastingBox: AnyObject? {
    guard let box, Value.self is AnyClass || !box.holds(initial) else { return nil }
    return box
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil when the view appears first.
  public init() { initial = nil }
}

/// Where a state's value lives; reading is tracked and writing notifies the readers.
@MainActor
package final class StateBox<Value>: @MainActor Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value

  package init(_ value: Value) { stored = value }

  /// Whether it has a value, as far as that can be told.
  func holds(_ value: Value) -> Bool { ViewComparison.isSame(stored, value) }

  package var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set {
      if isSameValue(stored, newValue) { return }
      Element.reportWrite()
      registrar.withMutation(of: self, keyPath: \.value) { stored = newValue }
    }
  }
}
