import Observation

/// Where the stores of a window are, and under which keys its own values lie.
@MainActor
package struct StorageScope: @MainActor Equatable {
  /// What the window remembers.
  package var scene: RestorationStore
  /// What a person chose for all windows.
  package var preferences: RestorationStore
  /// Names the window.
  package var window: String

  package init(
    scene: RestorationStore, preferences: RestorationStore, window: String = "window-1"
  ) {
    (self.scene, self.preferences, self.window) = (scene, preferences, window)
  }

  /// For a window that is not remembered.
  static func inMemory() -> StorageScope {
    StorageScope(scene: .inMemory(), preferences: .inMemory())
  }

  /// The one object through which all views of the window see the value under `key`.
  func box<Value>(_ key: String, _ coding: StorageCoding<Value>) -> StorageBox<Value> {
    let place = "\(window)/\(key)"
    return scene.box(place) { StorageBox(scene, place, coding) }
  }

  package static func == (a: StorageScope, b: StorageScope) -> Bool {
    a.scene === b.scene && a.preferences === b.preferences && a.window == b.window
  }
}

extension EnvironmentValues {
  /// Where values are stored; nil before a window's graph has said so.
  package var storage: StorageScope? {
    get { self[StorageKey.self] }
    set { self[StorageKey.self] = newValue }
  }
}

private struct StorageKey: EnvironmentKey { static let defaultValue: StorageScope? = nil }

/// How a type of values goes into a store and comes out of it.
struct StorageCoding<Value> {
  let read: @MainActor (RestorationStore, String) -> Value?
  let write: @MainActor (RestorationStore, String, Value) -> Void

  static func codable() -> StorageCoding where Value: Codable {
    StorageCoding {
      restored($0.value(Value.self, forKey: $1))
    } write: {
      $0.set($2, forKey: $1)
    }
  }

  static func raw() -> StorageCoding where Value: RawRepresentable, Value.RawValue: Codable {
    StorageCoding { store, key in
      restored(store.value(Value.RawValue.self, forKey: key).flatMap { Value(rawValue: $0) })
    } write: {
      $0.set($2.rawValue, forKey: $1)
    }
  }

  private static func restored(_ value: Value?) -> Value? {
    func open<State: RestorableState>(_ state: State) -> Value? { state.restored as? Value }
    if let state = value as? any RestorableState { return open(state) }
    return value
  }
}

/// One stored value: reading is tracked, writing tells who read and is kept.
@MainActor
final class StorageBox<Value>: @MainActor Observable {
  private let registrar = ObservationRegistrar()
  private let store: RestorationStore
  private let key: String
  private let coding: StorageCoding<Value>
  private var stored: Value?

  init(_ store: RestorationStore, _ key: String, _ coding: StorageCoding<Value>) {
    (self.store, self.key, self.coding) = (store, key, coding)
    stored = coding.read(store, key)
  }

  /// Nil while nothing was ever set.
  var value: Value? {
    registrar.access(self, keyPath: \.value)
    return stored
  }

  func set(_ value: Value) {
    if let stored, isSameValue(stored, value) { return }
    registrar.withMutation(of: self, keyPath: \.value) { stored = value }
    coding.write(store, key, value)
  }

  /// The value as a binding; `initial` while nothing was ever set.
  func binding(initial: Value) -> Binding<Value> {
    Binding(owner: self, path: \StorageBox<Value>.value) {
      self.value ?? initial
    } set: {
      self.set($0)
    }
  }
}
