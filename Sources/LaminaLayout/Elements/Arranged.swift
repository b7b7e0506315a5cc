public import LaminaGeometry

/// Elements under one of SwiftUI's algorithms, or any other `Layout`.
///
/// ```swift
/// var row = Arranged(HStackLayout(spacing: 10), [label, colour])
/// row.layout(in: CGRect(x: 0, y: 0, width: 100, height: 50))
/// row.contents   // (0, 15, 40, 20), (50, 0, 50, 50)
/// ```
///
/// The algorithm is proposed the size of the rectangle; where it takes another size, that stands in
/// the middle, as a window's root view does. Children that are of several types stand in
/// `AnyLayoutElement`s.
public struct Arranged<L: Layout, Child: LayoutElement>: ContainerElement {
  /// The algorithm that measures and places the children.
  public var layout: L
  /// The elements that are arranged, in the order in which the algorithm sees them.
  public var children: [Child] {
    didSet { hidden = [] }
  }
  /// The direction in which the container is read.
  public var layoutDirection = LayoutDirection.leftToRight
  private var hidden: Set<Int> = []

  /// Makes a container of an algorithm and the elements that it arranges.
  public init(_ layout: L, _ children: [Child]) {
    self.layout = layout
    self.children = children
  }

  /// The leaf contents of the children that the layout shows, in drawing order.
  public var contents: [Child.Content] {
    children.indices.flatMap { hidden.contains($0) ? [] : children[$0].contents }
  }

  public func measurements() -> ElementMeasurements {
    ElementMeasurements(
      LayoutContainer(
        AnyLayout(layout), children.map { $0.measured().item }, layoutDirection: layoutDirection))
  }

  public mutating func layout(
    in rect: CGRect, proposal: ProposedViewSize, measurements: ElementMeasurements
  ) {
    guard let container = measurements.item as? LayoutContainer else { return }
    let size = measurements.sizeThatFits(proposal).finite
    let corner = CGPoint(
      x: rect.minX + (rect.width - size.width) / 2, y: rect.minY + (rect.height - size.height) / 2)
    let places = container.placements(for: proposal)
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      let frame = place.frame.offsetBy(dx: corner.x, dy: corner.y)
      children[index].layout(
        in: frame, proposal: place.proposal, part: index, of: measurements)
    }
    hidden = Set(places.indices.filter { places[$0] == nil })
  }
}

extension Arranged: Sendable where Child: Sendable {}
extension Arranged: Equatable where L: Equatable, Child: Equatable {}
