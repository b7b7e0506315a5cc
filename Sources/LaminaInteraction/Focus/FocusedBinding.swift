/// Reads and writes what the innermost view that encloses the focus exports as a binding.
///
/// ```swift
/// Editor().focusedSceneValue(\.zoom, $zoom)           // FocusedValues.zoom: Binding<Double>?
/// @FocusedBinding(\.zoom) private var zoom: Double?
/// Button("Larger") { zoom = (zoom ?? 1) * 2 }.disabled(zoom == nil)
/// ```
/// Where no view exports one, it is nil, and what is written is lost.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty, LinkedProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private weak var table: FocusedValueTable?

  /// Makes a property that reads the binding under `keyPath`.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The binding's value; reading it is tracked.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value, which is nil where no view exports one.
  public var projectedValue: Binding<Value?> {
    Binding {
      binding?.wrappedValue
    } set: {
      if let value = $0 { binding?.wrappedValue = value }
    }
  }

  private var binding: Binding<Value>? { table?.values[keyPath: keyPath] }

  package mutating func link(to storage: DynamicStorage, slot: Int) {
    table = storage.element?.graph.focus.values
  }

  package func isSame(as other: FocusedBinding<Value>) -> Bool { keyPath == other.keyPath }
}
