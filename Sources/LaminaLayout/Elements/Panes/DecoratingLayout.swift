public import LaminaGeometry

/// An element with a decoration on its left: a third for the decoration, two for the content.
///
/// ```
///  ├─ 1/3 ─┼──── 2/3 ─────┤
///  ┌───────┬──────────────┐   5 points around the content, and above, below and to the right of
///  │┌────┐ │ ┌──────────┐ │   the decoration
///  ││deco│ │ │ content  │ │
///  │└────┘ │ └──────────┘ │   in (0, 0, 90, 40):
///  └───────┴──────────────┘   decoration (0, 5, 25, 30), content (35, 5, 50, 30)
/// ```
public struct DecoratingLayout<Child: LayoutElement, Decoration: LayoutElement<Child.Content>>:
  ContainerElement
{
  /// The element on the right, in two thirds of the width.
  public var content: Child
  /// The element on the left, in a third of the width.
  public var decoration: Decoration

  /// Makes a container of a content and the decoration on its left.
  public init(content: Child, decoration: Decoration) {
    self.content = content
    self.decoration = decoration
  }

  /// The decoration's contents, then the content's.
  public var contents: [Child.Content] { decoration.contents + content.contents }

  public func measurements() -> ElementMeasurements {
    ElementMeasurements(DecoratingRule(), [decoration.measured(), content.measured()])
  }

  public mutating func layout(
    in rect: CGRect, proposal: ProposedViewSize, measurements: ElementMeasurements
  ) {
    let regions = DecoratingRule.regions(of: rect)
    decoration.layout(
      in: regions[0], proposal: ProposedViewSize(regions[0].size), part: 0, of: measurements)
    content.layout(
      in: regions[1], proposal: ProposedViewSize(regions[1].size), part: 1, of: measurements)
  }
}

extension DecoratingLayout: Sendable where Child: Sendable, Decoration: Sendable {}
extension DecoratingLayout: Equatable where Child: Equatable, Decoration: Equatable {}

/// The sizes and guides of a decoration and its content, which are the subviews in this order.
struct DecoratingRule: Layout, Equatable {
  private static let gap: CGFloat = 5
  private static let decoration = Share(part: { $0 / 3 - gap }, whole: { ($0 + gap) * 3 })
  private static let content = Share(
    part: { $0 - $0 / 3 - 2 * gap }, whole: { ($0 + 2 * gap) * 3 / 2 })
  private static let height = Share(part: { $0 - 2 * gap }, whole: { $0 + 2 * gap })

  static var layoutProperties: LayoutProperties { .mergingGuides }

  /// The places of decoration and content in `rect`.
  static func regions(of rect: CGRect) -> [CGRect] {
    let top = rect.minY + gap
    let height = max(0, height.part(rect.height))
    return [
      CGRect(x: rect.minX, y: top, width: max(0, decoration.part(rect.width)), height: height),
      CGRect(
        x: rect.minX + rect.width / 3 + gap, y: top, width: max(0, content.part(rect.width)),
        height: height),
    ]
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    zip(subviews, [Self.decoration, Self.content]).reduce(into: CGSize.zero) { size, part in
      size = size.covering(part.0.size(ofWhole: part.1, Self.height, proposal: proposal))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, region) in zip(subviews, Self.regions(of: bounds)) {
      subview.place(at: region.origin, proposal: ProposedViewSize(region.size))
    }
  }
}
