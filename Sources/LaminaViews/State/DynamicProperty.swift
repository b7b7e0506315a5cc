/// A stored value of a view that the graph links to lasting storage before the body is evaluated.
///
/// A struct of your own that holds such properties conforms to it and is linked field by field.
@MainActor @preconcurrency
public protocol DynamicProperty {}

/// A dynamic property that takes part in linking itself.
package protocol LinkedProperty: DynamicProperty {
  /// Connects the property to what lasts; `slot` names it within its view.
  mutating func link(to storage: DynamicStorage, slot: Int)
}

/// A value that says itself whether another would show the same.
package protocol ViewInput {
  func isSame(as other: Self) -> Bool
}

/// What lasts for the dynamic properties of one element.
@MainActor
package final class DynamicStorage {
  /// Boxes by the offset of their property in the view.
  private var boxes: [Int: AnyObject] = [:]
  /// The environment at the latest evaluation; reading it is recorded.
  package var environment = EnvironmentValues()
  /// The element; nil once it is gone.
  package internal(set) weak var element: Element?

  /// The box in `slot`, made when first asked for.
  package func box<Box: AnyObject>(_ slot: Int, make: () -> Box) -> Box {
    if let known = boxes[slot] as? Box { return known }
    let made = make()
    boxes[slot] = made
    return made
  }
}
