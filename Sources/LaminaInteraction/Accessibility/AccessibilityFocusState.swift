/// Where an assistive tool, as a screen reader, is: for a view to read and to set.
///
/// ```swift
/// @AccessibilityFocusState private var isAtError: Bool
/// Text(error).accessibilityFocused($isAtError)
/// Button("Send") { isAtError = !isValid }
/// ```
///
/// It is apart from the keyboard's focus, and follows the same rules: see ``FocusState``.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, LinkedProperty {
  private let unfocused: Value
  private var box: FocusBox<Value>?

  /// Whether it is at the views that it is bound to.
  public init() where Value == Bool { unfocused = false }

  /// At which of the views that it is bound to it is.
  public init<T: Hashable>() where Value == T? { unfocused = nil }

  /// Where it is; before the view is on screen it is nowhere, and setting has no effect.
  public var wrappedValue: Value {
    get { box?.value ?? unfocused }
    nonmutating set { box?.value = newValue }
  }

  /// What `accessibilityFocused(_:)` takes.
  public var projectedValue: Binding { Binding(box: box ?? FocusBox(unfocused)) }

  package mutating func link(to storage: DynamicStorage, slot: Int) {
    box = storage.box(slot) {
      FocusBox(unfocused, in: storage.element?.graph) { $0.focus.accessibility }
    }
  }

  /// The state as other views are given it.
  @propertyWrapper
  public struct Binding {
    let box: FocusBox<Value>

    /// Where it is.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Has `condition` say whether an assistive tool is at the view or at something in it, and bring it
  /// here when it is set to true.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { FocusLinked(content: self, target: condition.box, value: true) }

  /// Has `binding` be `value` while an assistive tool is at the view or at something in it, and bring
  /// it here when it is set to that.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { FocusLinked(content: self, target: binding.box, value: value) }
}
