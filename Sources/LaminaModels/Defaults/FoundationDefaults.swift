import Foundation
import LaminaStore
import Synchronization

/// Has Foundation's `UserDefaults` read and write stores, in this process, from the first call on.
///
/// Foundation's class on Linux keeps values in memory until somebody asks it to write a file, reports no change, and
/// loses what another process wrote meanwhile. A class of ours cannot take its name: where a file imports Foundation, too,
/// `let defaults: UserDefaults` would be ambiguous. So its methods are replaced: where the class's table of methods leads
/// to one of these, it leads to ours, which a subclass of it declares.
///
/// ```
///  UserDefaults    object(forKey:)  set(_:forKey:)  bool(forKey:) …       what every caller goes by
///                        │                │
///  StoredDefaults  object(forKey:)  set(_:forKey:)                        ours, in a table of the same layout
///  PlainDefaults   Foundation's     Foundation's    Foundation's           what they were
/// ```
/// A class of one's own that inherits from `UserDefaults` has a table of its own, and stays as it is.
nonisolated enum FoundationDefaults {
  /// Whether the methods are ours: not where the tables are not laid out as expected.
  static let areStored: Bool = replaceMethods()

  /// What Foundation itself has: of the command's arguments, its file, and what was set before.
  static func value(forKey key: String, suite: String?) -> Any? {
    PlainDefaults(suiteName: suite)?.object(forKey: key)
  }

  /// All that Foundation itself has.
  static func values(suite: String?) -> [String: Any] {
    PlainDefaults(suiteName: suite)?.dictionaryRepresentation() ?? [:]
  }

  /// Words of a class up to its description, and of the description's head and that of its table.
  private enum Layout {
    static let description = 5
    static let tableOffset = 28
    static let tableSize = 32
  }

  private static func replaceMethods() -> Bool {
    let foundations = words(of: UserDefaults.self)
    let (ours, plain) = (words(of: StoredDefaults.self), words(of: PlainDefaults.self))
    guard let description = UnsafeRawPointer(bitPattern: foundations[Layout.description]) else {
      return false
    }
    let first = Int(description.load(fromByteOffset: Layout.tableOffset, as: UInt32.self))
    let count = Int(description.load(fromByteOffset: Layout.tableSize, as: UInt32.self))
    guard (10...200).contains(first), (20...400).contains(count) else { return false }
    // Two subclasses of this room differ in nothing but what one of them overrides.
    let slots = (first..<first + count).filter { ours[$0] != plain[$0] }
    guard slots.count == StoredDefaults.overrides else { return false }
    for slot in slots { foundations[slot] = ours[slot] }
    return true
  }

  private static func words(of type: AnyClass) -> UnsafeMutablePointer<UInt> {
    unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
  }
}

/// Foundation's own methods, also when those of its class are replaced.
private nonisolated final class PlainDefaults: UserDefaults {}

/// The methods that take the place of Foundation's. No object is ever made: `self` is one of Foundation's.
private nonisolated final class StoredDefaults: UserDefaults {
  /// How many methods it has.
  static let overrides = 14

  override func object(forKey key: String) -> Any? { DefaultsAccess(self).object(key) }
  override func set(_ value: Any?, forKey key: String) { DefaultsAccess(self).set(value, key) }
  override func set(_ value: Int, forKey key: String) { DefaultsAccess(self).set(value, key) }
  override func set(_ value: Float, forKey key: String) { DefaultsAccess(self).set(value, key) }
  override func set(_ value: Double, forKey key: String) { DefaultsAccess(self).set(value, key) }
  override func set(_ value: Bool, forKey key: String) { DefaultsAccess(self).set(value, key) }
  override func set(_ url: URL?, forKey key: String) { DefaultsAccess(self).set(url, key) }
  override func url(forKey key: String) -> URL? { DefaultsAccess(self).url(key) }
  override func removeObject(forKey key: String) { DefaultsAccess(self).set(nil, key) }
  override func register(defaults values: [String: Any]) { StandardDefaults.register(values) }
  override func dictionaryRepresentation() -> [String: Any] { DefaultsAccess(self).all() }
  override func persistentDomain(forName name: String) -> [String: Any]? {
    DefaultsAccess.values(ofSuite: name)
  }
  override func removePersistentDomain(forName name: String) {
    DefaultsAccess.removeValues(ofSuite: name)
  }
  override func synchronize() -> Bool { DefaultsAccess(self).synchronize() }
}
