/// A space for names of views that belong together, of which each view with the property has its own.
///
/// ```swift
/// @Namespace private var cards
/// …
/// Thumbnail().matchedGeometryEffect(id: photo.id, in: cards)
/// ```
@propertyWrapper
public struct Namespace: DynamicProperty, LinkedProperty {
  /// Distinguishes the names of one space from those of others.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  private var box: Box<ID>?
  private static var latest: UInt64 = 0

  /// Makes a space of the view's own, which gets its number when the view appears.
  public init() {}

  /// The space of this view; before the view is on screen, one that no view has.
  public var wrappedValue: ID { box?.value ?? ID(number: 0) }

  package mutating func link(to storage: DynamicStorage, slot: Int) {
    box = storage.box(slot) {
      Self.latest += 1
      return Box(ID(number: Self.latest))
    }
  }
}
