public import LaminaGeometry

/// Elements of one size that lie upon each other like fanned cards, the last one on top.
///
/// ```
///  ┌─────────┐          n children with overlap o: f = 1 / (1 + o (n - 1))
///  │ ┌───────┴─┐        each is as large as the rectangle times f,
///  │ │ ┌───────┴─┐      and o of that size further right and down than the one before
///  └─┤ │         │
///    └─┤         │      in (0, 0, 140, 70), n = 3, o = 0.2:
///      └─────────┘      100 x 50 at (0, 0), (20, 10), (40, 20)
/// ```
public struct CascadingLayout<Child: LayoutElement>: ContainerElement {
  /// The elements, the last one on top.
  public var children: [Child]

  /// How far each child stands from the one before, as a share of its size; not negative.
  public var overlap: CGFloat

  /// Makes fanned elements, each of which stands `overlap` of its size further right and down than
  /// the one before.
  public init(_ children: [Child], overlap: CGFloat = 0.2) {
    self.children = children
    self.overlap = overlap
  }

  public var contents: [Child.Content] { children.flatMap(\.contents) }

  public func measurements() -> ElementMeasurements {
    ElementMeasurements(rule, children.map { $0.measured() })
  }

  public mutating func layout(
    in rect: CGRect, proposal: ProposedViewSize, measurements: ElementMeasurements
  ) {
    for (index, region) in rule.regions(of: rect).enumerated() {
      children[index].layout(
        in: region, proposal: ProposedViewSize(region.size), part: index, of: measurements)
    }
  }

  private var rule: CascadingRule { CascadingRule(overlap: overlap, count: children.count) }
}

extension CascadingLayout: Sendable where Child: Sendable {}
extension CascadingLayout: Equatable where Child: Equatable {}

/// The sizes and guides of fanned subviews.
struct CascadingRule: Layout, Equatable {
  private let overlap: CGFloat
  private let count: Int

  init(overlap: CGFloat, count: Int) {
    self.overlap = overlap.isFinite ? max(0, overlap) : 0
    self.count = count
  }

  static var layoutProperties: LayoutProperties { .mergingGuides }

  /// The places of the subviews in `rect`.
  func regions(of rect: CGRect) -> [CGRect] {
    let size = CGSize(width: rect.width * share, height: rect.height * share)
    return (0..<count).map { index in
      let step = overlap * CGFloat(index)
      return CGRect(
        origin: CGPoint(x: rect.minX + step * size.width, y: rect.minY + step * size.height),
        size: size)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let side = Share(part: { $0 * share }, whole: { $0 / share })
    return subviews.reduce(into: CGSize.zero) { size, subview in
      size = size.covering(subview.size(ofWhole: side, side, proposal: proposal))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, region) in zip(subviews, regions(of: bounds)) {
      subview.place(at: region.origin, proposal: ProposedViewSize(region.size))
    }
  }

  /// The side of a subview as a share of the whole.
  private var share: CGFloat { 1 / (1 + overlap * CGFloat(max(0, count - 1))) }
}
