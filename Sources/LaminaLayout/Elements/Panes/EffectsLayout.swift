public import LaminaGeometry

/// An element with effects on top of it, each in the whole rectangle.
///
/// The child alone decides about size, spacing and guides; the last effect is drawn last.
public struct EffectsLayout<Child: LayoutElement, Effect: LayoutElement<Child.Content>>:
  ContainerElement
{
  /// The element below, which decides about the size.
  public var child: Child
  /// The elements on top, each in the whole rectangle; the last one is drawn last.
  public var effects: [Effect]

  /// Makes a container of an element and the effects on top of it.
  public init(_ child: Child, effects: [Effect]) {
    self.child = child
    self.effects = effects
  }

  public var layoutPriority: Double { child.layoutPriority }

  /// The child's contents, then those of the effects in order.
  public var contents: [Child.Content] { child.contents + effects.flatMap(\.contents) }

  public func measurements() -> ElementMeasurements {
    ElementMeasurements(
      DecorationLayout(.overlay), [child.measured()] + effects.map { $0.measured() },
      priority: layoutPriority)
  }

  public mutating func layout(
    in rect: CGRect, proposal: ProposedViewSize, measurements: ElementMeasurements
  ) {
    child.layout(in: rect, proposal: proposal, part: 0, of: measurements)
    for index in effects.indices {
      effects[index].layout(
        in: rect, proposal: ProposedViewSize(rect.size), part: index + 1, of: measurements)
    }
  }
}

extension EffectsLayout: Sendable where Child: Sendable, Effect: Sendable {}
extension EffectsLayout: Equatable where Child: Equatable, Effect: Equatable {}
