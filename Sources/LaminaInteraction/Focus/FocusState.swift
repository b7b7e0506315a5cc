/// Where the focus is, for a view to read and to set: whether it is on one view, or on which of
/// several.
///
/// ```swift
/// struct Form: View {
///   enum Field: Hashable { case name, email }
///   @FocusState private var field: Field?
///   var body: some View {
///     TextField("Name", text: $name).focused($field, equals: .name)
///     TextField("E-mail", text: $email).focused($field, equals: .email)
///     Button("Next") { field = .email }
///   }
/// }
/// ```
///
/// Setting it moves the focus after the update, also to a view that comes with that update. A value
/// that no view stands for, or whose view takes no focus, is taken back. A row of a list or lazy container that is
/// far out of sight is made and scrolled to if the value is the id of its element, or a case that carries that
/// id, as `.row(id)`; of others those near the rows in sight and at the ends are found. nil, or `false`, takes the
/// focus from the views that it is bound to.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, LinkedProperty {
  private let unfocused: Value
  private var box: FocusBox<Value>?

  /// Whether the focus is on the views that it is bound to.
  public init() where Value == Bool { unfocused = false }

  /// Which of the views that it is bound to has the focus.
  public init<T: Hashable>() where Value == T? { unfocused = nil }

  /// Where the focus is; before the view is on screen it is nowhere, and setting has no effect.
  public var wrappedValue: Value {
    get { box?.value ?? unfocused }
    nonmutating set { box?.value = newValue }
  }

  /// What `focused(_:)` takes.
  public var projectedValue: Binding { Binding(box: box ?? FocusBox(unfocused)) }

  package mutating func link(to storage: DynamicStorage, slot: Int) {
    box = storage.box(slot) { FocusBox(unfocused, in: storage.element?.graph) }
  }

  /// A focus state as other views are given it.
  @propertyWrapper
  public struct Binding {
    let box: FocusBox<Value>

    /// Where the focus is.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Has `binding` say whether the focus is on the view or on something in it, and bring it here
  /// when it is set to true.
  public func focused(_ binding: FocusState<Bool>.Binding) -> some View {
    FocusLinked(content: self, target: binding.box, value: true)
  }

  /// Has `binding` be `value` while the focus is on the view or on something in it, and bring it
  /// here when it is set to that.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusLinked(content: self, target: binding.box, value: value)
  }
}

/// A view that stands for a value of a focus state.
struct FocusLinked<Content: View, Value: Hashable>: RememberingView, WrappingView {
  let content: Content
  let target: FocusBox<Value>
  let value: Value

  func makeMemory(for element: Element) -> FocusLink { FocusLink(element) }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    let link = memory(of: element)
    let isNew = link.target !== target || link.value != AnyHashable(value)
    link.target = target
    link.value = value
    if isNew { target.keeper(element.graph).changed(link) }
  }
}
