public import LaminaGeometry

/// An element with another one behind it, in the same rectangle.
///
/// The child alone decides about size, spacing and guides.
public struct BackgroundLayout<Child: LayoutElement, Background: LayoutElement<Child.Content>>:
  ContainerElement
{
  /// The element in front, which decides about the size.
  public var child: Child
  /// The element behind, in the child's rectangle.
  public var background: Background

  /// Makes a container of an element and another one behind it.
  public init(_ child: Child, background: Background) {
    self.child = child
    self.background = background
  }

  public var layoutPriority: Double { child.layoutPriority }

  /// The background's contents, then the child's.
  public var contents: [Child.Content] { background.contents + child.contents }

  public func measurements() -> ElementMeasurements {
    ElementMeasurements(
      DecorationLayout(.background), [background.measured(), child.measured()],
      priority: layoutPriority)
  }

  public mutating func layout(
    in rect: CGRect, proposal: ProposedViewSize, measurements: ElementMeasurements
  ) {
    background.layout(
      in: rect, proposal: ProposedViewSize(rect.size), part: 0, of: measurements)
    child.layout(in: rect, proposal: proposal, part: 1, of: measurements)
  }
}

extension BackgroundLayout: Sendable where Child: Sendable, Background: Sendable {}
extension BackgroundLayout: Equatable where Child: Equatable, Background: Equatable {}
