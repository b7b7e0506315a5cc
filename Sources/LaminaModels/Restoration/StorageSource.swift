import Foundation
import LaminaStore
import Synchronization

/// Where a stored value lies.
nonisolated enum StorageSource: Equatable {
  /// Where the application's own do.
  case application
  case shared(SharedStore)

  /// - Parameter defaults: a suite; nil and the standard one for the application's own.
  init(_ defaults: UserDefaults?) {
    self =
      defaults.flatMap(FoundationDefaults.suite).map {
        .shared(StandardDefaults.store(ofSuite: $0))
      } ?? .application
  }

  static func == (a: StorageSource, b: StorageSource) -> Bool {
    switch (a, b) {
    case (.application, .application): true
    case (.shared(let a), .shared(let b)): a === b || a.identity == b.identity
    default: false
    }
  }

  /// The store as views see it.
  @MainActor func store(or own: RestorationStore) -> RestorationStore {
    guard case .shared(let store) = self else { return own }
    return RestorationStore.face(of: store)
  }
}

extension RestorationStore {
  private static var faces: [SharedStore.Identity: RestorationStore] = [:]

  /// The one through which all views see a store, also where each evaluation of a view makes an object for it.
  static func face(of store: SharedStore) -> RestorationStore {
    let identity = store.identity
    if shared.store.identity == identity { return shared }
    if let known = faces[identity] { return known }
    let made = RestorationStore(store)
    faces[identity] = made
    return made
  }

  /// Has views see at once what was set on the main thread, by the way of another face.
  static func notice(_ key: String, in store: SharedStore) {
    let identity = store.identity
    if shared.store.identity == identity { shared.takeIn(key, of: store) }
    faces[identity]?.takeIn(key, of: store)
  }

  private func takeIn(_ key: String, of other: SharedStore) {
    if other !== store { try? store.refresh() }
    takeIn([key])
  }
}
