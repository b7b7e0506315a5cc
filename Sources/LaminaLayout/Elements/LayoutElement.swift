public import LaminaGeometry

/// Something that can be laid out: a leaf, or a composition of elements.
///
/// It says how large it would be, takes a rectangle, and names the leaf contents that it holds.
/// It is a value: laying out a copy leaves the original untouched. What leaves hold is `Content`;
/// an element holds contents of one type, so views and sprites cannot be mixed by mistake.
///
/// ```swift
/// struct Card: LayoutElement {
///   var name: String
///   var frame = CGRect.zero
///   func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 60, height: 20) }
///   mutating func layout(in rect: CGRect) { frame = rect }
///   var contents: [Card] { [self] }
/// }
/// var card = DecoratingLayout(content: Card(name: "dream"), decoration: Card(name: "creature"))
/// card.layout(in: CGRect(x: 0, y: 0, width: 90, height: 40))
/// card.contents.map(\.frame)   // (0, 5, 25, 30), (35, 5, 50, 30)
/// ```
///
/// What is made of other elements adopts `ComposedElement`, which asks for one property.
public protocol LayoutElement<Content> {
  /// What the leaves hold, with their frames where they have some.
  associatedtype Content

  /// Returns the element's size for `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Returns the element's size for `proposal` with its alignment guides; no explicit ones by
  /// default.
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions

  /// The share in a stack's room: all that is left goes to the highest; 0 by default.
  var layoutPriority: Double { get }

  /// The distances that the element prefers to its neighbours; none in particular by default.
  var spacing: ViewSpacing { get }

  /// Returns what the element hands over under `key`; the key's default by default.
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value

  /// Takes `rect` as the place of the element, and gives its parts theirs inside.
  mutating func layout(in rect: CGRect)

  /// The leaf contents in drawing order.
  var contents: [Content] { get }
}

extension LayoutElement {
  public var layoutPriority: Double { 0 }

  public var spacing: ViewSpacing { ViewSpacing() }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal))
  }

  public func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

  /// The contents of the element laid out in `rect`; the element itself is untouched.
  public func contents(in rect: CGRect) -> [Content] {
    var copy = self
    copy.layout(in: rect)
    return copy.contents
  }
}
