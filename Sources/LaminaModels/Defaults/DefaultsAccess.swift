import Foundation
import LaminaStore
import Synchronization

/// What an object of `UserDefaults` reads and writes: its suite's store.
nonisolated struct DefaultsAccess {
  private let defaults: UserDefaults
  private let suite: String?
  private let store: SharedStore

  init(_ defaults: UserDefaults) {
    self.defaults = defaults
    suite = FoundationDefaults.suite(defaults)
    store = StandardDefaults.store(of: defaults) ?? .inMemory()
  }

  func object(_ key: String) -> Any? {
    let argument = defaults.volatileDomain(forName: UserDefaults.argumentDomain)[key]
    if let argument { return argument }
    guard let text = text(key) ?? StandardDefaults.fallback(for: key, in: store) else { return nil }
    return PropertyText.value(of: text)
  }

  /// What the store has; what is left of it where its file was bad.
  private func text(_ key: String) -> String? {
    do {
      return try store.text(forKey: key)
    } catch {
      Self.say(error)
      return (try? store.text(forKey: key)) ?? nil
    }
  }

  private static let said = Mutex<Set<StoreError>>([])

  /// Writes a problem to standard error, once: whoever asks next would ask for it again.
  private static func say(_ problem: StoreError) {
    guard said.withLock({ $0.insert(problem).inserted }) else { return }
    FileHandle.standardError.write(Data("\(problem)\n".utf8))
  }

  func url(_ key: String) -> URL? {
    guard let text = object(key) as? String else { return nil }
    if text.hasPrefix("/") || text.hasPrefix("~") {
      return URL(fileURLWithPath: NSString(string: text).expandingTildeInPath)
    }
    return URL(string: text)
  }

  func set(_ value: Any?, _ key: String) {
    let text = value.map { value in
      guard let text = PropertyText.text(of: value) else {
        preconditionFailure(
          "UserDefaults keep property lists, and «\(key)» was set to \(type(of: value))")
      }
      return text
    }
    write([key: text ?? Self.nothing(key, suite)])
  }

  /// What hides a value of Foundation's own from now on; nil where there is none.
  private static func nothing(_ key: String, _ suite: String?) -> String? {
    FoundationDefaults.value(forKey: key, suite: suite) == nil ? nil : "null"
  }

  private func write(_ texts: [String: String?]) {
    do {
      try store.setTexts(texts, durability: .soon)
    } catch {
      Self.say(error)
    }
    let (store, keys) = (self.store, Array(texts.keys))
    MainActor.whenPossible { for key in keys { RestorationStore.notice(key, in: store) } }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
  }

  func synchronize() -> Bool { (try? store.synchronize()) != nil }

  // MARK: All values

  func all() -> [String: Any] {
    var all = FoundationDefaults.values(suite: suite)
    all.merge(StandardDefaults.registeredTexts.compactMapValues(PropertyText.value)) { $1 }
    return all.merging(Self.values(of: store)) { $1 }
  }

  private static func values(of store: SharedStore) -> [String: Any] {
    var values: [String: Any] = [:]
    for key in (try? store.keys) ?? [] {
      guard let text = try? store.text(forKey: key) else { continue }
      values[key] = PropertyText.value(of: text)
    }
    return values
  }

  /// What a suite itself has, without what is registered.
  static func values(ofSuite name: String) -> [String: Any] {
    values(of: StandardDefaults.store(ofSuite: name))
  }

  static func removeValues(ofSuite name: String) {
    guard let suite = UserDefaults(suiteName: name) else { return }
    let access = DefaultsAccess(suite)
    let keys = (try? access.store.keys) ?? []
    access.write(Dictionary(uniqueKeysWithValues: keys.map { ($0, nil) }))
  }
}
