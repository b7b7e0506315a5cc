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
///
/// It takes some microseconds at a start. Where anything is not as it was found to be, and where the environment has
/// `LAMINA_FOUNDATION_DEFAULTS`, Foundation's class stays as it is: `@AppStorage` keeps its values all the same, and shows
/// those of Foundation that nobody has changed.
nonisolated enum FoundationDefaults {
  /// Whether the methods are ours.
  static let areStored: Bool = replaceMethods()

  /// What Foundation itself has: of the command's arguments, its file, and what was set before.
  static func value(forKey key: String, suite: String?) -> Any? {
    hasValues(suite) ? PlainDefaults(suiteName: suite)?.object(forKey: key) : nil
  }

  /// Whether nothing can have been set before there was a store: an application has only just started.
  static let isFresh = Atomic(false)

  /// Whether Foundation can have any value: to ask it for the first one takes a millisecond.
  private static func hasValues(_ suite: String?) -> Bool {
    if !areStored || !isFresh.load(ordering: .relaxed) || hasArguments { return true }
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

  /// Has Foundation's methods lead to ours, all or, where one does not stand where it is looked for, none.
  private static func replaceMethods() -> Bool {
    guard isProven, getenv(variable) == nil,
      let foundations = MethodTable(of: UserDefaults.self)
    else { return false }
    let ours = MethodTable(of: StoredDefaults.self, like: foundations)
    let plain = MethodTable(of: PlainDefaults.self, like: foundations)
    let bare = MethodTable(of: BareDefaults.self, like: foundations)
    // Two subclasses of this room differ in nothing but initialisers and what one of them overrides.
    let slots = foundations.slots.filter { slot in
      ours[slot] != plain[slot] && plain[slot] == bare[slot] && plain[slot] == foundations[slot]
    }
    return slots.count == StoredDefaults.overrides && foundations.replace(slots, by: ours)
  }

  /// Leaves the class as Foundation has it, where somebody sets it.
  private static let variable = "LAMINA_FOUNDATION_DEFAULTS"

  /// Whether the methods of Foundation call each other as they did when this was tried.
  ///
  /// The places in a table are compared at each start; that `bool(forKey:)` asks `object(forKey:)` is not. The suite
  /// `DefaultsIdioms` tells it: when it passes with another compiler, and with `-static-stdlib`, raise the number.
  private static var isProven: Bool {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      true
    #else
      false
    #endif
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
