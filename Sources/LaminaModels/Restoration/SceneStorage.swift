public import Foundation
public import LaminaStore

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
/// It is what `UserDefaults.standard` has under that key, and `store:` names another suite, or a `SharedStore` that other
/// programs show, too:
///
/// ```swift
/// @AppStorage("note", store: UserDefaults(suiteName: "org.example.notes")) private var note = ""
/// @AppStorage("note", store: SharedStore(group: "org.example.notes")) private var same = ""
/// ```
/// It is in the file, and seen by other processes, when it is set. Outside of views it is that of the application that
/// runs; in tests, that of the window made last, in memory.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, LinkedProperty {
  // Unsafe for the sake of the nonisolated initialisers; read and linked on the main actor alone.
  nonisolated(unsafe) private var field: StoredField<Value>
  private nonisolated let source: StorageSource

  private nonisolated init(
    _ key: String, _ initial: Value, _ source: StorageSource, _ coding: StorageCoding<Value>
  ) {
    field = StoredField(key, initial, coding: coding)
    self.source = source
  }

  /// - Parameters:
  ///   - wrappedValue: what holds until another was chosen.
  ///   - key: names the value.
  ///   - store: a suite; nil for the application's own.
  public nonisolated init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: Codable {
    self.init(key, wrappedValue, StorageSource(store), .codable())
  }

  public nonisolated init(
    _ key: String, store: UserDefaults? = nil
  ) where Value: ExpressibleByNilLiteral & Codable {
    self.init(key, nil, StorageSource(store), .codable())
  }

  @_disfavoredOverload
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: Codable {
    self.init(key, wrappedValue, StorageSource(store), .raw())
  }

  /// A value with raw values that may not have been chosen yet.
  @_disfavoredOverload
  public nonisolated init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue: Codable {
    self.init(key, nil, StorageSource(store), .optionalRaw())
  }

  /// A value of a store that other programs read and write, too.
  public nonisolated init(
    wrappedValue: Value, _ key: String, store: SharedStore
  ) where Value: Codable {
    self.init(key, wrappedValue, .shared(store), .codable())
  }

  /// A value of a store that other programs read and write, too, which may not be there.
  public nonisolated init(
    _ key: String, store: SharedStore
  ) where Value: ExpressibleByNilLiteral & Codable {
    self.init(key, nil, .shared(store), .codable())
  }

  /// A value with raw values, of a store that other programs read and write, too.
  @_disfavoredOverload
  public nonisolated init(wrappedValue: Value, _ key: String, store: SharedStore)
  where Value: RawRepresentable, Value.RawValue: Codable {
    self.init(key, wrappedValue, .shared(store), .raw())
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
    found.box = .shared(field.key, in: source.store(or: .shared), coding: field.coding)
    return found
  }

  package mutating func link(to storage: DynamicStorage, slot: Int) {
    guard let preferences = storage.environment.storage?.preferences else { return }
    let store = source.store(or: preferences)
    field.box = .shared(field.key, in: store, coding: field.coding)
  }

  package func isSame(as other: AppStorage<Value>) -> Bool {
    source == other.source && field.isSame(as: other.field)
  }
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
