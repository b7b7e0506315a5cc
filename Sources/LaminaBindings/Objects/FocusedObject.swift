public import LaminaCombine
public import LaminaViews

/// The object that the innermost view which encloses the focus exports; each change of it evaluates the view.
///
/// ```swift
/// Editor(letter).focusedSceneObject(letter)
///
/// struct LetterCommands: Commands {
///   @FocusedObject private var letter: Letter?
///   var body: some Commands {
///     CommandMenu("Letter") { Button("Send") { letter?.send() }.disabled(letter == nil) }
///   }
/// }
/// ```
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
  private var exported = FocusedValue<ObjectType>(\.[exported: ExportedObject<ObjectType>()])

  /// Makes a property that finds the object by its type.
  public init() {}

  /// The object; nil where no view exports one.
  public var wrappedValue: ObjectType? { exported.wrappedValue }

  /// What makes bindings to the object's properties; nil where no view exports one.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    wrappedValue.map { ObservedObject<ObjectType>.Wrapper(root: $0) }
  }

  package mutating func link(to storage: DynamicStorage, slot: Int) {
    exported.link(to: storage, slot: slot)
    storage.box(slot) { ObservedBox<ObjectType>() }.observe(
      exported.wrappedValue, for: storage.element)
  }
}

extension View {
  /// Says an object to who asks for its type with `FocusedObject`, while the focus is on the view or in it.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedValue(\.[exported: ExportedObject<T>()], object)
  }

  /// Says an object while the focus is on the view or in it; nil leaves what views further out say.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedValue(\.[exported: ExportedObject<T>()], object)
  }

  /// Says an object wherever the focus is in the window; nil says nothing.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedSceneValue(\.[exported: ExportedObject<T>()], object)
  }

  /// Says an object to who asks for its type with `FocusedObject`, wherever the focus is in the window.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneValue(\.[exported: ExportedObject<T>()], object)
  }
}

/// Names the object of a type in a key path.
private nonisolated struct ExportedObject<T>: Hashable {}

private struct ExportedObjectKey<T: ObservableObject>: FocusedValueKey { typealias Value = T }

extension FocusedValues {
  fileprivate subscript<T: ObservableObject>(exported _: ExportedObject<T>) -> T? {
    get { self[ExportedObjectKey<T>.self] }
    set { self[ExportedObjectKey<T>.self] = newValue }
  }
}
