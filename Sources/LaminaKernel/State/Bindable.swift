public import Observation

/// Makes bindings to the properties of an `@Observable` object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable>: UsableAnywhere {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ value: Value) { wrappedValue = value }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

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

/// Its object is what is shared: whoever sends that may send this.
extension Bindable: Sendable where Value: Sendable {}
