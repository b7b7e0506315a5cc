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
  private var values: [ObjectIdentifier: Any] = [:]
  private var recorder: EnvironmentReads?

  /// Makes an environment in which every key has its default value.
  public nonisolated init() {}

  /// The value under a key: what was set last further out, else the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      recorder?.add(ObjectIdentifier(key))
      // A value that is not there is not the same as one that is nil.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The object of a type that `environment(_:)` handed down.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get {
      recorder?.add(ObjectIdentifier(type))
      return values[ObjectIdentifier(type)] as? Object
    }
    set { set(newValue, for: ObjectIdentifier(type)) }
  }

  private mutating func set(_ value: Any?, for key: ObjectIdentifier) {
    values[key] = value
  }

  /// The same values; reading one is noted in `reads`.
  func recording(_ reads: EnvironmentReads) -> EnvironmentValues {
    var copy = self
    copy.recorder = reads
    return copy
  }

  /// Whether both hold equal values under the same keys.
  package func isSame(as other: EnvironmentValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in isSameEntry(value, other.values[key]) }
  }

  /// Whether a value that was read differs.
  func differs(from other: EnvironmentValues, in reads: EnvironmentReads) -> Bool {
    if reads.everything { return !isSame(as: other) }
    return reads.keys.contains { !isSameEntry(values[$0], other.values[$0]) }
  }

  private func isSameEntry(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): return true
    case (let a?, let b?):
      if type(of: a) is AnyClass, type(of: b) is AnyClass {
        return a as AnyObject === b as AnyObject
      }
      return a is any Equatable ? isSameValue(a, b) : ViewComparison.isSame(a, b)
    default: return false
    }
  }
}

/// Which environment values an element has read since its latest evaluation.
///
/// What actions read is as new whenever they run, and is no reason to evaluate anything.
@MainActor
final class EnvironmentReads {
  private(set) var keys: Set<ObjectIdentifier> = []
  var everything = false
  /// How many evaluations and layouts are under way, one inside of the other.
  private static var depth = 0

  /// Runs `body`, in which what is read counts.
  static func during<Result>(_ body: () -> Result) -> Result {
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  func add(_ key: ObjectIdentifier) { if Self.depth > 0 { keys.insert(key) } }

  func removeAll() {
    keys.removeAll(keepingCapacity: true)
    everything = false
  }
}
