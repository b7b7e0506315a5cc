/// A dynamic property that takes part in linking itself.
///
/// As an input of its view it is what it was given, not what it keeps: see `isSame(as:)`.
@MainActor
package protocol LinkedProperty: DynamicProperty, ViewInput {
  /// Connects the property to what lasts; `slot` names it within its view.
  mutating func link(to storage: DynamicStorage, slot: Int)

  /// The box of the linked property, if it is to outlast an element that is let go while its view is still
  /// one of a list; nil where it may begin anew.
  var lastingBox: AnyObject? { get }
}

extension LinkedProperty {
  /// Nothing of it comes from outside.
  package func isSame(as other: Self) -> Bool { true }
  package var lastingBox: AnyObject? { nil }
}

/// What lasts for the dynamic properties of one element.
@MainActor
package final class DynamicStorage {
  /// Boxes by the offset of their property in the view.
  private var boxes: [Int: AnyObject] = [:]
  /// The environment as it is now; what is read of it during an evaluation is recorded.
  package var environment = EnvironmentValues()
  /// The element; nil once it is gone.
  package internal(set) weak var element: Element?

  /// What has the boxes; nil where they are here.
  private let original: DynamicStorage?

  /// - Parameter original: what has the boxes, of another element of the same view; nil for own ones.
  package init(sharing original: DynamicStorage? = nil) { self.original = original }

  /// A value of any type with its dynamic properties connected, ready for its body.
  package func linked<V>(_ value: V) -> V {
    let fields = DynamicFields.of(V.self)
    var value = value
    fields.link(&value, to: self)
    fields.update(&value)
    return value
  }

  /// Begins with boxes that another element had for the same view.
  func adopt(_ boxes: [Int: AnyObject]) { self.boxes = boxes }

  /// The box in `slot`, made when first asked for.
  package func box<Box: AnyObject>(_ slot: Int, make: () -> Box) -> Box {
    if let original { return original.box(slot, make: make) }
    if let known = boxes[slot] as? Box { return known }
    let made = make()
    boxes[slot] = made
    return made
  }
}
