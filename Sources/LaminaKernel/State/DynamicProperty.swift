/// A stored value of a view that the graph links to lasting storage before the body is evaluated.
///
/// A struct of your own that holds such properties conforms to it and is linked field by field:
///
/// ```swift
/// @propertyWrapper struct Filtered: DynamicProperty {
///   @Environment(Library.self) private var library
///   private let word: String
///   private(set) var wrappedValue: [Book] = []
///
///   init(_ word: String) { self.word = word }
///
///   mutating func update() { wrappedValue = library.books.filter { $0.title.contains(word) } }
/// }
/// ```
///
/// What it keeps (state) and finds (environment) is no input of the view; all else is, as the word
/// above: a view that is given another one is evaluated.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Gets ready for the body that is evaluated next; what is read here counts for the view.
  ///
  /// The properties inside are linked and up to date by then. The value belongs to that evaluation:
  /// the next begins with what the view was given.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that takes part in linking itself.
///
/// As an input of its view it is what it was given, not what it keeps: see `isSame(as:)`.
@MainActor
package protocol LinkedProperty: DynamicProperty, ViewInput {
  /// Connects the property to what lasts; `slot` names it within its view.
  mutating func link(to storage: DynamicStorage, slot: Int)
}

extension LinkedProperty {
  /// Nothing of it comes from outside.
  package func isSame(as other: Self) -> Bool { true }
}

/// A value that says itself whether another would show the same.
@MainActor
package protocol ViewInput {
  func isSame(as other: Self) -> Bool
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

  package init() {}

  /// A value of any type with its dynamic properties connected, ready for its body.
  package func linked<V>(_ value: V) -> V {
    let fields = DynamicFields.of(V.self)
    var value = value
    fields.link(&value, to: self)
    fields.update(&value)
    return value
  }

  /// The box in `slot`, made when first asked for.
  package func box<Box: AnyObject>(_ slot: Int, make: () -> Box) -> Box {
    if let known = boxes[slot] as? Box { return known }
    let made = make()
    boxes[slot] = made
    return made
  }
}
