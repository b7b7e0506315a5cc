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
    self.scene = scene
    self.preferences = preferences
    self.window = window
  }

  /// For views that stand in no application's window.
  static func inMemory() -> StorageScope {
    StorageScope(scene: .inMemory(), preferences: .shared)
  }

  /// The one object through which all views of the window see the value under `key`.
  func box<Value>(_ key: String, _ coding: StorageCoding<Value>) -> StorageBox<Value> {
    .shared("\(window)/\(key)", in: scene, coding: coding)
  }

  package static func == (a: StorageScope, b: StorageScope) -> Bool {
    a.scene === b.scene && a.preferences === b.preferences && a.window == b.window
  }
}

/// Says where the views of a graph store values: where its surroundings say, or said before.
package final class StorageService: GraphService {
  private var latest: StorageScope?

  package init(graph: ViewGraph) {}

  package func complete(_ environment: inout EnvironmentValues) {
    let scope = environment.storage ?? latest ?? .inMemory()
    environment.storage = scope
    latest = scope
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
nonisolated struct StorageCoding<Value> {
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

  static func optionalRaw<R: RawRepresentable>() -> StorageCoding
  where Value == R?, R.RawValue: Codable {
    StorageCoding { store, key in
      store.value(R.RawValue?.self, forKey: key).map { $0.flatMap { R(rawValue: $0) } }
    } write: {
      $0.set($2?.rawValue, forKey: $1)
    }
  }

  private static func restored(_ value: Value?) -> Value? {
    func open<State: RestorableState>(_ state: State) -> Value? { state.restored as? Value }
    if let state = value as? any RestorableState { return open(state) }
    return value
  }
}

/// The value under one key, whatever types it is seen through: reading is tracked, a change notifies
/// the readers.
@MainActor
final class StoredEntry: @MainActor Observable {
  private let registrar = ObservationRegistrar()
  /// What lay under the key when it was last read or set.
  var text: String?
  private var changes = 0

  /// Another number for each change.
  var version: Int {
    registrar.access(self, keyPath: \.version)
    return changes
  }

  func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.version) {
      changes += 1
      body()
    }
  }
}

/// One stored value as a type sees it: reading is tracked, writing notifies the readers and is
/// kept.
@MainActor
final class StorageBox<Value> {
  private let store: RestorationStore
  private let key: String
  private let coding: StorageCoding<Value>
  private let entry: StoredEntry
  /// The value as of one version of what lies under the key.
  private var latest: (version: Int, value: Value?)?

  init(_ store: RestorationStore, _ key: String, coding: StorageCoding<Value>) {
    self.store = store
    self.key = key
    self.coding = coding
    entry = store.entry(key)
  }

  /// The one of its type for a key of a store.
  static func shared(
    _ key: String, in store: RestorationStore, coding: StorageCoding<Value>
  ) -> StorageBox { store.box(key) { StorageBox(store, key, coding: coding) } }

  /// Nil while nothing was ever set, or nothing that the type can show.
  var value: Value? {
    let version = entry.version
    if let latest, latest.version == version { return latest.value }
    let value = coding.read(store, key)
    latest = (version, value)
    return value
  }

  func set(_ value: Value) {
    let version = entry.version
    if let latest, latest.version == version, let known = latest.value, isSameValue(known, value) {
      return
    }
    coding.write(store, key, value)
    latest = (entry.version, value)
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
