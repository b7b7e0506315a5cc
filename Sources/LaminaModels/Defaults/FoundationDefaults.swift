import Foundation
import Glibc
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
    hasValues(suite) ? PlainDefaults(suiteName: suite)?.object(forKey: key) : nil
  }

  /// Whether nothing can have been set before there was a store: an application has only just started.
  static let isFresh = Atomic(false)

  /// Whether Foundation can have any value: to ask it for the first one takes a millisecond.
  private static func hasValues(_ suite: String?) -> Bool {
    if !isFresh.load(ordering: .relaxed) || hasArguments { return true }
    let process = ProcessInfo.processInfo
    let home =
      process.environment["XDG_CONFIG_HOME"] ?? process.environment["HOME"].map { "\($0)/.config" }
    return access("\(home ?? "")/\(suite ?? process.processName).plist", F_OK) == 0
  }

  private static let hasArguments = CommandLine.arguments.dropFirst().contains { $0.hasPrefix("-") }

  /// All that Foundation itself has.
  static func values(suite: String?) -> [String: Any] {
    PlainDefaults(suiteName: suite)?.dictionaryRepresentation() ?? [:]
  }

  /// Where in a class its description is, in words, and where in that three numbers of words are, in bytes.
  private enum Layout {
    static let description = 5
    /// Of the class.
    static let size = 28
    /// Before its table of methods, which is at the end, and of that.
    static let tableOffset = 44
    static let tableSize = 48
  }

  /// The suite of an object; nil for the standard one.
  static func suite(_ defaults: UserDefaults) -> String? {
    isSuiteFirst ? fields(defaults).load(as: String?.self) : reflectedSuite(defaults)
  }

  /// Whether the suite is the first field of an object, which is read a hundred times as fast as by reflection.
  private static let isSuiteFirst: Bool = {
    let name: String? = "lamina.probe"
    guard let probe = PlainDefaults(suiteName: name), MemoryLayout<String?>.size == 16,
      reflectedSuite(probe) == name
    else { return false }
    // So short a text lies in the words themselves.
    let words = unsafeBitCast(name, to: (UInt, UInt).self)
    let field = fields(probe)
    return field.load(as: UInt.self) == words.0
      && field.load(fromByteOffset: 8, as: UInt.self) == words.1
  }()

  /// What follows an object's type and its count of references.
  private static func fields(_ defaults: UserDefaults) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(defaults).toOpaque()) + 16
  }

  private static func reflectedSuite(_ defaults: UserDefaults) -> String? {
    Mirror(reflecting: defaults).superclassMirror?.descendant("suite") as? String
      ?? Mirror(reflecting: defaults).descendant("suite") as? String
  }

  private static func replaceMethods() -> Bool {
    let foundations = words(of: UserDefaults.self)
    let (ours, plain, bare) = (
      words(of: StoredDefaults.self), words(of: PlainDefaults.self), words(of: BareDefaults.self)
    )
    guard let description = UnsafeRawPointer(bitPattern: foundations[Layout.description]) else {
      return false
    }
    let (size, first, count) = (
      number(Layout.size, description), number(Layout.tableOffset, description),
      number(Layout.tableSize, description)
    )
    guard first > Layout.description, count >= StoredDefaults.overrides, first + count == size,
      size < 500
    else { return false }
    // Two subclasses of this room differ in nothing but initialisers and what one of them overrides.
    let slots = (first..<first + count).filter { ours[$0] != plain[$0] && plain[$0] == bare[$0] }
    guard slots.count == StoredDefaults.overrides else { return false }
    for slot in slots { foundations[slot] = ours[slot] }
    return true
  }

  private static func number(_ offset: Int, _ description: UnsafeRawPointer) -> Int {
    Int(description.load(fromByteOffset: offset, as: UInt32.self))
  }

  private static func words(of type: AnyClass) -> UnsafeMutablePointer<UInt> {
    unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
  }
}

/// Foundation's own methods, also when those of its class are replaced.
private nonisolated final class PlainDefaults: UserDefaults {}

/// The same, so that one sees what differs between any two.
private nonisolated final class BareDefaults: UserDefaults {}

/// The methods that take the place of Foundation's.
///
/// No object is ever made: `self` is one of Foundation's.
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
