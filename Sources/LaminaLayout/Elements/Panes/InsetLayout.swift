public import LaminaGeometry

/// An element with a margin around it.
///
/// ```
///  ┌──────────────┐
///  │  ┌────────┐  │   in (0, 0, 100, 50) with insets of 5:
///  │  │ child  │  │   child (5, 5, 90, 40)
///  │  └────────┘  │
///  └──────────────┘
/// ```
public struct InsetLayout<Child: LayoutElement>: ContainerElement {
  /// The element inside of the margin.
  public var child: Child
  /// The margin on each side, in points.
  public var insets: EdgeInsets

  /// Makes a container of an element and the margin around it, in points.
  public init(_ child: Child, by insets: EdgeInsets) {
    self.child = child
    self.insets = insets
  }

  /// A margin of `length` on all sides.
  public init(_ child: Child, by length: CGFloat) {
    self.init(child, by: EdgeInsets(.all, length))
  }

  public var layoutPriority: Double { child.layoutPriority }
  public var contents: [Child.Content] { child.contents }

  public func measurements() -> ElementMeasurements {
    ElementMeasurements(rule, [child.measured()], priority: layoutPriority)
  }

  public mutating func layout(
    in rect: CGRect, proposal: ProposedViewSize, measurements: ElementMeasurements
  ) {
    child.layout(
      in: rect.inset(by: insets), proposal: rule.inner(proposal), part: 0, of: measurements)
  }

  private var rule: PaddingLayout { PaddingLayout(insets) }
}

extension InsetLayout: Sendable where Child: Sendable {}
extension InsetLayout: Equatable where Child: Equatable {}
