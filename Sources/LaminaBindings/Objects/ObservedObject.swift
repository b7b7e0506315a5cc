public import LaminaCombine
public import LaminaViews

/// An object that a view is given; each change of it evaluates the view.
///
/// ```swift
/// struct ContactEditor: View {
///   @ObservedObject var contact: Contact
///   var body: some View { TextField("Name", text: $contact.name) }
/// }
/// ```
///
/// Whatever changes in the object, the view is evaluated, once for all changes of a turn. Objects inside of
/// the object are others: who shows one observes it.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
  /// Makes bindings to the properties of an object: `$contact.name`.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(root, keyPath)
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Makes a property that observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Makes a property that observes an object; for initialisers.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// What makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  package mutating func link(to storage: DynamicStorage, slot: Int) {
    storage.box(slot) { ObservedBox<ObjectType>() }.observe(wrappedValue, for: storage.element)
  }

  package func isSame(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}
