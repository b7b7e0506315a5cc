public import LaminaGeometry

/// An element whose type is known at run time only; what its leaves hold is not hidden.
///
/// ```swift
/// let panes: [AnyLayoutElement<Sprite>] = [
///   AnyLayoutElement(rain), AnyLayoutElement(InsetLayout(creature, by: 4)),
/// ]
/// var stack = Arranged(ZStackLayout(), panes)
/// ```
///
/// It may hold elements that belong to one thread, so it is not `Sendable`. What a nonisolated
/// function makes, or one that returns it as `sending`, may go to another thread nevertheless.
public struct AnyLayoutElement<Content>: ContainerElement {
  /// The element inside.
  public private(set) var base: any LayoutElement<Content>

  /// Hides the type of `element`.
  public init(_ element: some LayoutElement<Content>) {
    base = (element as? AnyLayoutElement<Content>)?.base ?? element
  }

  public var layoutPriority: Double { base.layoutPriority }
  public var contents: [Content] { base.contents }

  public func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { base.layoutValue(key) }

  public func measurements() -> ElementMeasurements { base.measured() }

  public mutating func layout(
    in rect: CGRect, proposal: ProposedViewSize, measurements: ElementMeasurements
  ) {
    base.layout(in: rect, proposal: proposal, measured: measurements)
  }
}
