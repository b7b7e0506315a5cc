public import Observation

/// Reads a value of the environment in a view's body.
///
/// ```swift
/// @Environment(\.isEnabled) private var isEnabled
/// @Environment(Library.self) private var library
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty, LinkedProperty {
  private let read: @MainActor (EnvironmentValues) -> Value
  /// What is read; nil for an object, which is named by its type.
  private var keyPath: KeyPath<EnvironmentValues, Value>?
  private var storage: DynamicStorage?

  /// Makes a property that reads the value under `keyPath` of the environment that the view stands
  /// in.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    self.keyPath = keyPath
  }

  /// The object of this type that `environment(_:)` handed down.
  /// - Precondition: one was handed down; an optional type allows for none.
  public init(
    _ type: Value.Type, file: StaticString = #fileID, line: UInt = #line
  ) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[object: type] else {
        fatalError(
          "No \(type) in the environment: hand one down with .environment(_:) on a view around",
          file: file, line: line)
      }
      return object
    }
  }

  /// Makes a property that reads the object of this type from `environment(_:)`; nil where none was
  /// handed down.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  /// The value for this view; before the view is on screen, the environment's default.
  public var wrappedValue: Value { read(storage?.environment ?? EnvironmentValues()) }

  package mutating func link(to storage: DynamicStorage, slot: Int) { self.storage = storage }

  package func isSame(as other: Environment<Value>) -> Bool { keyPath == other.keyPath }
}
