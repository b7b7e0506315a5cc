import Foundation
import LaminaStore
import Synchronization

/// The stores behind Foundation's `UserDefaults`: the application's own, and one for each suite.
///
/// ```
///  UserDefaults.standard ───────────▶ the application's preferences
///  UserDefaults(suiteName: "g") ────▶ SharedStore(group: "g")
///                 nothing there? ───▶ what was registered ───▶ what Foundation itself has: arguments, its file
/// ```
nonisolated enum StandardDefaults {
  /// The application's own; nil before there is one.
  static let store = Mutex<SharedStore?>(nil)
  private static let suites = Mutex<[String: SharedStore]>([:])
  private static let registered = Mutex<[String: String]>([:])

  /// The store of a suite: one object for all who name it.
  static func store(ofSuite suite: String) -> SharedStore {
    suites.withLock { suites in
      if let known = suites[suite] { return known }
      let made = SharedStore(group: suite)
      suites[suite] = made
      return made
    }
  }

  /// The store of an object of Foundation's.
  static func store(of defaults: UserDefaults) -> SharedStore? {
    FoundationDefaults.suite(defaults).map(store(ofSuite:)) ?? store.withLock { $0 }
  }

  // MARK: What holds as long as nothing was chosen

  static func register(_ values: [String: Any]) {
    let texts = values.compactMapValues(PropertyText.text(of:))
    registered.withLock { $0.merge(texts) { $1 } }
  }

  static var registeredTexts: [String: String] { registered.withLock { $0 } }

  /// What holds for a key of which a store knows nothing.
  static func fallback(for key: String, in store: SharedStore) -> String? {
    if let text = registered.withLock({ $0[key] }) { return text }
    let identity = store.identity
    let suite = suites.withLock { suites in suites.first { $0.value.identity == identity }?.key }
    // A store that has no name for Foundation has nothing there.
    guard suite != nil || self.store.withLock({ $0?.identity == identity }) else { return nil }
    return FoundationDefaults.value(forKey: key, suite: suite).flatMap(PropertyText.text(of:))
  }
}
