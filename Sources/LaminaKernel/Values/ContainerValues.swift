/// A key of what a view says to the view that places it, with the value where it says nothing.
public protocol ContainerValueKey {
  /// The type of the value under this key.
  associatedtype Value
  /// The value of views that say nothing.
  @MainActor @preconcurrency static var defaultValue: Value { get }
}

/// What a view says to the view that places it, as a subview.
///
/// ```swift
/// struct PinnedKey: ContainerValueKey { static let defaultValue = false }
/// extension ContainerValues {
///   var isPinned: Bool {
///     get { self[PinnedKey.self] }
///     set { self[PinnedKey.self] = newValue }
///   }
/// }
/// Text("Inbox").containerValue(\.isPinned, true)
/// ```
@MainActor @preconcurrency
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The view's tags, the innermost first.
  package private(set) var tags: [AnyHashable] = []

  nonisolated init() {}

  /// The value under a key, or else the key's default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag of a type; nil where it has none.
  public func tag<Tag: Hashable>(for type: Tag.Type) -> Tag? {
    tags.lazy.compactMap { $0.base as? Tag }.first
  }

  /// Whether the view has this tag, which may be optional on one side only.
  public func hasTag<Tag: Hashable>(_ tag: Tag) -> Bool { self.tag(for: Tag.self) == tag }

  /// Takes a tag over, in front of those that the view has.
  package mutating func add(_ tag: AnyHashable) { tags.insert(tag.unwrapped, at: 0) }
}
