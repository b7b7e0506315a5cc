public import LaminaGeometry

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

  /// Makes a value that is kept under `key` as JSON; `wrappedValue` is what it is as long as
  /// nothing is kept.
  public init(wrappedValue: Value, _ key: String) where Value: Codable {
    field = StoredField(key, wrappedValue, coding: .codable())
  }

  public init(_ key: String) where Value: ExpressibleByNilLiteral & Codable {
    field = StoredField(key, nil, coding: .codable())
  }

  /// Makes a value that is kept under `key` by its raw value; `wrappedValue` is what it is as long
  /// as nothing is kept.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: Codable {
    field = StoredField(key, wrappedValue, coding: .raw())
  }

  /// A value with raw values that may not be there.
  @_disfavoredOverload
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue: Codable {
    field = StoredField(key, nil, coding: .optionalRaw())
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

  package func isSame(as other: SceneStorage<Value>) -> Bool { field.isSame(as: other.field) }
}

/// A value that a person chose, the same in all windows and from one run to the next.
///
/// ```swift
/// @AppStorage("fontSize") private var fontSize = 14.0
///
/// @Observable final class Settings {
///   @ObservationIgnored @AppStorage("fontSize") var fontSize = 14.0
/// }
/// ```
///
/// It is kept like a ``SceneStorage``, in a file of its own under `XDG_CONFIG_HOME`. Outside of views it
/// is that of the application that runs; in tests, that of the window made last.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, LinkedProperty {
  // Unsafe for the sake of the nonisolated initialisers; read and linked on the main actor alone.
  nonisolated(unsafe) private var field: StoredField<Value>

  /// - Parameters:
  ///   - wrappedValue: what holds until another was chosen.
  ///   - key: names the value.
  ///   - store: is accepted; all values of an application are kept in one place.
  public nonisolated init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: Codable {
    field = StoredField(key, wrappedValue, coding: .codable())
  }

  public nonisolated init(
    _ key: String, store: UserDefaults? = nil
  ) where Value: ExpressibleByNilLiteral & Codable {
    field = StoredField(key, nil, coding: .codable())
  }

  @_disfavoredOverload
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: Codable {
    field = StoredField(key, wrappedValue, coding: .raw())
  }

  /// A value with raw values that may not have been chosen yet.
  @_disfavoredOverload
  public nonisolated init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue: Codable {
    field = StoredField(key, nil, coding: .optionalRaw())
  }

  /// The current value.
  public var wrappedValue: Value {
    get { found.value }
    nonmutating set { found.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { found.binding }

  /// The field with its box: the linked one, or that of the application.
  private var found: StoredField<Value> {
    if field.box != nil { return field }
    var found = field
    found.box = .shared(field.key, in: .shared, coding: field.coding)
    return found
  }

  package mutating func link(to storage: DynamicStorage, slot: Int) {
    guard let preferences = storage.environment.storage?.preferences else { return }
    field.box = .shared(field.key, in: preferences, coding: field.coding)
  }

  package func isSame(as other: AppStorage<Value>) -> Bool { field.isSame(as: other.field) }
}

/// A key, the value until one is set, and the box that was found for both.
private nonisolated struct StoredField<Value> {
  let key: String
  let coding: StorageCoding<Value>
  var box: StorageBox<Value>?
  private let initial: Value

  init(_ key: String, _ initial: Value, coding: StorageCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  @MainActor var value: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  /// Whether both name the same value; what is kept under the key is no input.
  @MainActor func isSame(as other: StoredField) -> Bool {
    key == other.key && ViewComparison.isSame(initial, other.initial)
  }

  @MainActor var binding: Binding<Value> { box?.binding(initial: initial) ?? .constant(initial) }
}
