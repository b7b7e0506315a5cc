import LaminaDrawing
import Synchronization

/// A key of the environment, with the value where none is set.
public protocol EnvironmentKey {
  /// The type of the value that is handed down under this key.
  associatedtype Value
  /// The value in environments in which none is set.
  @MainActor @preconcurrency static var defaultValue: Value { get }
}

/// The values that views hand down to everything inside them.
///
/// ```swift
/// struct DensityKey: EnvironmentKey { static let defaultValue = 1.0 }
/// extension EnvironmentValues {
///   var density: Double {
///     get { self[DensityKey.self] }
///     set { self[DensityKey.self] = newValue }
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct EnvironmentValues {
  private var entries: [ObjectIdentifier: EnvironmentEntry] = [:]
  private var recorder: EnvironmentReads?

  /// Makes an environment in which every key has its default value.
  public nonisolated init() {}

  /// The value under a key: what was set last further out, else the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      recorder?.add(ObjectIdentifier(key))
      // A value that is not there is not the same as one that is nil.
      guard let entry = entries[ObjectIdentifier(key)] else { return Key.defaultValue }
      return entry.value(as: Key.Value.self)
    }
    set { entries[ObjectIdentifier(key)] = KeyedEntry<Key>(newValue) }
  }

  /// How things look here, of which `parts` or the values under `keys` of the theme are read.
  func look(reading parts: PaletteParts = [], keys: Set<String> = []) -> EnvironmentLook {
    recorder?.note(parts)
    recorder?.note(keys)
    return lookEntry?.value(as: EnvironmentLook.self) ?? EnvironmentLook()
  }

  /// Sets how things look.
  mutating func setLook(_ look: EnvironmentLook) {
    entries[ObjectIdentifier(EnvironmentLook.self)] = LookEntry(look)
  }

  /// How things look, where that was set.
  private var lookEntry: EnvironmentEntry? { entries[ObjectIdentifier(EnvironmentLook.self)] }

  /// Who hears of what is read.
  var reader: (any PaletteReader)? { recorder }

  /// The object of a type that `environment(_:)` handed down.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get {
      recorder?.add(ObjectIdentifier(ObjectKey<Object>.self))
      return entries[ObjectIdentifier(ObjectKey<Object>.self)]?.value(as: Object.self)
    }
    set { entries[ObjectIdentifier(ObjectKey<Object>.self)] = newValue.map(TypedEntry.init) }
  }

  /// The same values; reading one is noted in `reads`.
  func recording(_ reads: EnvironmentReads) -> EnvironmentValues {
    var copy = self
    copy.recorder = reads
    return copy
  }

  /// Whether both hold equal values under all keys; what is set to its default is as what is not set.
  package func isSame(as other: EnvironmentValues) -> Bool {
    if entries == other.entries { return true }
    return entries.allSatisfy { EnvironmentEntry.isSame($1, other.entries[$0]) }
      && other.entries.allSatisfy { entries[$0] != nil || $1.isDefault }
  }

  /// Whether both hold the same objects under the same keys, which are not looked into.
  package func isIdentical(to other: EnvironmentValues) -> Bool { entries == other.entries }

  /// Whether a value that was read differs.
  func differs(from other: EnvironmentValues, in reads: EnvironmentReads) -> Bool {
    if reads.everything { return !isSame(as: other) }
    if reads.readsLook, looksDiffer(from: other, in: reads) { return true }
    return reads.keys.contains { !EnvironmentEntry.isSame(entries[$0], other.entries[$0]) }
  }
}

extension EnvironmentValues: @MainActor CustomStringConvertible {
  /// What was set, for people who look for a fault.
  public var description: String {
    "[" + entries.values.map(\.description).sorted().joined(separator: ", ") + "]"
  }
}

extension EnvironmentValues {
  /// Whether a part of the looks that was read differs.
  private func looksDiffer(from other: EnvironmentValues, in reads: EnvironmentReads) -> Bool {
    let (mine, others) = (lookEntry, other.lookEntry)
    if mine === others { return false }
    let difference = LookDifference.between(
      mine, mine?.value(as: EnvironmentLook.self) ?? EnvironmentLook(),
      others, others?.value(as: EnvironmentLook.self) ?? EnvironmentLook())
    return difference.concerns(reads)
  }
}

/// The key of objects of a type: a class may be an environment key, too, with values of another type.
private enum ObjectKey<Object: AnyObject> {}

/// A value under its key; each key has values of one type.
///
/// What was not set again is the same object, and not looked into.
@MainActor
class EnvironmentEntry {
  init() {}

  /// The value; `type` is the one that the key has.
  final func value<Value>(as type: Value.Type) -> Value {
    unsafeDowncast(self, to: TypedEntry<Value>.self).value
  }

  /// Whether the entry of the same key in another environment holds an equal value.
  func isSame(as other: EnvironmentEntry) -> Bool { self === other }

  /// The name of its key, and its value.
  var description: String { "" }

  /// Whether its value is the one where none is set.
  var isDefault: Bool { false }

  /// Whether two environments have equal values under a key, for which none is the default.
  static func isSame(_ one: EnvironmentEntry?, _ other: EnvironmentEntry?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?): one === other || one.isSame(as: other)
    case (let only?, nil), (nil, let only?): only.isDefault
    }
  }
}

extension EnvironmentEntry: Equatable {
  /// Whether both are one: what is the same object need not be looked into.
  nonisolated static func == (one: EnvironmentEntry, other: EnvironmentEntry) -> Bool {
    one === other
  }
}

@MainActor
private class TypedEntry<Value>: EnvironmentEntry {
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  override func isSame(as other: EnvironmentEntry) -> Bool {
    self === other || Self.isEqual(value, other.value(as: Value.self))
  }

  override var description: String { "\(Value.self) = \(value)" }

  static func isEqual(_ a: Any, _ b: Any) -> Bool {
    if type(of: a) is AnyClass, type(of: b) is AnyClass {
      return a as AnyObject === b as AnyObject
    }
    return a is any Equatable ? isSameValue(a, b) : ViewComparison.isSame(a, b)
  }
}

@MainActor
private final class KeyedEntry<Key: EnvironmentKey>: TypedEntry<Key.Value> {
  override var isDefault: Bool { Self.isEqual(value, Key.defaultValue) }
  override var description: String { "\(Key.self) = \(value)" }
}

@MainActor
private final class LookEntry: TypedEntry<EnvironmentLook> {
  override var isDefault: Bool { value == EnvironmentLook() }
}

/// Which environment values an element has read since its latest evaluation.
///
/// What actions read is as new whenever they run, and is no reason to evaluate anything.
@MainActor
final class EnvironmentReads: PaletteReader {
  @exclusivity(unchecked) private(set) var keys: Set<ObjectIdentifier> = []
  /// The keys of the theme that were read.
  @exclusivity(unchecked) private(set) var themeKeys: Set<String> = []
  /// Palettes may be read on any thread.
  private nonisolated let paletteParts = Atomic<UInt64>(0)
  @exclusivity(unchecked) var everything = false
  /// How many evaluations and layouts are under way, one inside of the other.
  private static var depth = 0

  /// Runs `body`, in which what is read counts.
  static func during<Result>(_ body: () -> Result) -> Result {
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  func add(_ key: ObjectIdentifier) { if Self.depth > 0 { keys.insert(key) } }

  /// The parts of the palette that were read.
  nonisolated var parts: PaletteParts {
    PaletteParts(rawValue: paletteParts.load(ordering: .relaxed))
  }

  /// Whether anything of how things look was read.
  var readsLook: Bool { !parts.isEmpty || !themeKeys.isEmpty }

  nonisolated func note(_ parts: PaletteParts) {
    if !parts.isEmpty { paletteParts.bitwiseOr(parts.rawValue, ordering: .relaxed) }
  }

  func note(_ keys: Set<String>) {
    if Self.depth > 0, !keys.isEmpty { themeKeys.formUnion(keys) }
  }

  func removeAll() {
    keys.removeAll(keepingCapacity: true)
    themeKeys.removeAll()
    paletteParts.store(0, ordering: .relaxed)
    everything = false
  }
}
