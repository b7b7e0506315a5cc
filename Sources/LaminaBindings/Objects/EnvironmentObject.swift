public import LaminaCombine
public import LaminaViews

/// An object that a view further out hands down; each change of it evaluates the view.
///
/// ```swift
/// Library().environmentObject(store)
///
/// struct Shelf: View {
///   @EnvironmentObject private var store: BookStore
/// }
/// ```
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
  /// Makes bindings to the properties of the object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  /// Makes a property that finds the object by its type.
  public init() {}

  /// The object.
  /// - Precondition: a view further out has handed one down.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  /// What makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  package mutating func link(to storage: DynamicStorage, slot: Int) {
    object = storage.environment[EnvironmentObjectKey<ObjectType>.self]
    storage.box(slot) { ObservedBox<ObjectType>() }.observe(object, for: storage.element)
  }
}

private struct EnvironmentObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

extension View {
  /// Hands an object down, for `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment(\.[handedDown: HandedDown<T>()], object)
  }
}

/// Names the object of a type in a key path.
private nonisolated struct HandedDown<T>: Hashable {}

extension EnvironmentValues {
  fileprivate subscript<T: ObservableObject>(handedDown _: HandedDown<T>) -> T? {
    get { self[EnvironmentObjectKey<T>.self] }
    set { self[EnvironmentObjectKey<T>.self] = newValue }
  }
}
