/// A kind of value that views pass to the views that enclose them.
///
/// ```swift
/// struct WidestKey: PreferenceKey {
///   static let defaultValue: CGFloat = 0
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///     value = max(value, nextValue())
///   }
/// }
/// ```
///
/// The values of views that stand beside each other are reduced in the order of the tree. Views that
/// say nothing are left out, and so are those that are not shown: rows made ahead, views that are
/// leaving, candidates that `ViewThatFits` did not choose.
public protocol PreferenceKey: SendableMetatype {
  /// The type of the value that is passed outwards under this key.
  associatedtype Value

  /// The value where no view says anything.
  @MainActor @preconcurrency static var defaultValue: Value { get }

  /// Makes one value of those so far and that of the next view.
  @MainActor @preconcurrency static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey {
  /// The first view that says something counts.
  @MainActor @preconcurrency
  public static func reduce(value: inout Value, nextValue: () -> Value) {}
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The preferences of views, by key: the same object while nothing changed.
@MainActor
package final class PreferenceValues {
  private let entries: [ObjectIdentifier: any PreferenceEntry]

  private init(_ entries: [ObjectIdentifier: any PreferenceEntry]) { self.entries = entries }

  /// The value under `key`; nil where no view set one.
  package subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value? {
    (entries[ObjectIdentifier(key)] as? Preference<Key>)?.value
  }

  /// The values of several views in order; nil for none.
  static func reducing(_ all: [PreferenceValues]) -> PreferenceValues? {
    guard let first = all.first, all.count > 1 else { return all.first }
    var entries = first.entries
    for values in all.dropFirst() {
      for (key, entry) in values.entries {
        entries[key] = entries[key]?.followed(by: entry) ?? entry
      }
    }
    return PreferenceValues(entries)
  }

  /// The values of a view with another one under `key`.
  static func setting<Key: PreferenceKey>(
    _ value: Key.Value, for key: Key.Type, in values: PreferenceValues?
  ) -> PreferenceValues {
    var entries = values?.entries ?? [:]
    entries[ObjectIdentifier(key)] = Preference<Key>(value: value)
    return PreferenceValues(entries)
  }

  /// Whether both hold equal values; values that cannot be compared are not.
  func isSame(as other: PreferenceValues) -> Bool {
    entries.count == other.entries.count
      && entries.allSatisfy { key, entry in
        other.entries[key].map { entry.isSame(as: $0) } ?? false
      }
  }
}

@MainActor
private protocol PreferenceEntry {
  func followed(by next: any PreferenceEntry) -> any PreferenceEntry
  func isSame(as other: any PreferenceEntry) -> Bool
}

private struct Preference<Key: PreferenceKey>: PreferenceEntry {
  let value: Key.Value

  func followed(by next: any PreferenceEntry) -> any PreferenceEntry {
    guard let next = next as? Preference<Key> else { return self }
    var value = value
    Key.reduce(value: &value) { next.value }
    return Preference(value: value)
  }

  func isSame(as other: any PreferenceEntry) -> Bool {
    (other as? Preference<Key>).map { isSameValue(value, $0.value) } ?? false
  }
}
