/// A value that a window remembers from one run to the next.
///
/// ```swift
/// @SceneStorage("row") private var row = 0
/// @SceneStorage("screen") private var screen = Screen.viewing      // Codable, or raw values
/// ```
///
/// All views of the window that name the same key share it. It is written within half a second of a
/// change, see ``RestorationStore``; where it is kept is a matter of the application's
/// `restorationIdentifier`. In tests, and in windows without an application, it is kept in memory.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, LinkedProperty {
  private var field: StoredField<Value>

  public init(wrappedValue: Value, _ key: String) where Value: Codable {
    field = StoredField(key, wrappedValue, .codable())
  }

  public init(_ key: String) where Value: ExpressibleByNilLiteral & Codable {
    field = StoredField(key, nil, .codable())
  }

  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: Codable {
    field = StoredField(key, wrappedValue, .raw())
  }

  /// The current value; setting it before the view is on screen has no effect.
  public var wrappedValue: Value {
    get { field.value }
    nonmutating set { field.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { field.binding }

  package mutating func link(to storage: DynamicStorage, slot: Int) {
    field.box = storage.environment.storage?.box(field.key, field.coding)
  }
}

/// A value that a person chose, the same in all windows and from one run to the next.
///
/// ```swift
/// @AppStorage("fontSize") private var fontSize = 14.0
/// ```
///
/// It is kept like a ``SceneStorage``, in a file of its own under `XDG_CONFIG_HOME`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, LinkedProperty {
  private var field: StoredField<Value>

  public init(wrappedValue: Value, _ key: String) where Value: Codable {
    field = StoredField(key, wrappedValue, .codable())
  }

  public init(_ key: String) where Value: ExpressibleByNilLiteral & Codable {
    field = StoredField(key, nil, .codable())
  }

  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: Codable {
    field = StoredField(key, wrappedValue, .raw())
  }

  /// The current value; setting it before the view is on screen has no effect.
  public var wrappedValue: Value {
    get { field.value }
    nonmutating set { field.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { field.binding }

  package mutating func link(to storage: DynamicStorage, slot: Int) {
    guard let preferences = storage.environment.storage?.preferences else { return }
    field.box = preferences.box(field.key) { [field] in
      StorageBox(preferences, field.key, field.coding)
    }
  }
}

/// A key, the value until somebody sets one, and the box that was found for both.
private struct StoredField<Value> {
  let key: String
  let coding: StorageCoding<Value>
  var box: StorageBox<Value>?
  private let initial: Value

  init(_ key: String, _ initial: Value, _ coding: StorageCoding<Value>) {
    (self.key, self.initial, self.coding) = (key, initial, coding)
  }

  var value: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  var binding: Binding<Value> { box?.binding(initial: initial) ?? .constant(initial) }
}
