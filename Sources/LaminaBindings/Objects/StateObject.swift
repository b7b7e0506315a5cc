public import LaminaCombine
public import LaminaViews

/// An object that a view owns: made once, there as long as the view is, and observed.
///
/// ```swift
/// struct Editor: View {
///   @StateObject private var model = EditorModel()
///   var body: some View { TextField("Title", text: $model.title) }
/// }
/// ```
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
  private let make: () -> ObjectType
  private var box: ObservedBox<ObjectType>?

  /// Makes a property whose object `thunk` makes, when the view is evaluated first.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; before the view is on screen another one each time.
  public var wrappedValue: ObjectType { box?.object ?? make() }

  /// What makes bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }

  package mutating func link(to storage: DynamicStorage, slot: Int) {
    let box = storage.box(slot) { ObservedBox<ObjectType>() }
    box.observe(box.object ?? make(), for: storage.element)
    self.box = box
  }

  package var lastingBox: AnyObject? { box }
}
