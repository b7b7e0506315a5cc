public import Observation

/// Makes bindings to the properties of an `@Observable` object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable>: UsableAnywhere {
  /// The object whose properties are bound.
  public var wrappedValue: Value

  /// Makes bindings to the properties of the object that the property holds.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Makes bindings to the properties of an object, inside of a body: `@Bindable var book = book`.
  public init(_ value: Value) { wrappedValue = value }
  /// Takes over the wrapper that `$` hands on from another property.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// The wrapper itself, whose members are bindings: `$book.title`.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding(wrappedValue, keyPath)
  }
}

extension Bindable: ViewInput {
  package func isSame(as other: Bindable<Value>) -> Bool { wrappedValue === other.wrappedValue }
}

/// Its object is what is shared: code that may send that may send this.
extension Bindable: Sendable where Value: Sendable {}
