public import LaminaGeometry

/// An element that is made of elements and shares what it measured with them.
///
/// A layout asks an element about several proposals, and an element asks its parts in turn: without
/// a memory the work would double with each level. `measurements()` begins such a memory for the
/// element and all that is inside; measuring and laying out then read it.
///
/// The layouts of this room are containers; compositions of one's own adopt `ComposedElement`. Each
/// level takes 2 kB of the thread's stack, 8 kB in debug builds: a thousand levels are fine.
public protocol ContainerElement: LayoutElement {
  /// Begins to measure: a memory for the element as it is now.
  func measurements() -> ElementMeasurements

  /// Lays out in `rect`, where the element was given `proposal`, with what was measured before.
  mutating func layout(
    in rect: CGRect, proposal: ProposedViewSize, measurements: ElementMeasurements)
}

extension ContainerElement {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measurements().sizeThatFits(proposal)
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    measurements().subview.dimensions(in: proposal)
  }

  public var spacing: ViewSpacing { measurements().subview.spacing }

  public mutating func layout(in rect: CGRect) {
    let rect = rect.finite
    layout(in: rect, proposal: ProposedViewSize(rect.size), measurements: measurements())
  }
}

extension LayoutElement {
  /// Begins to measure an element of any kind.
  package func measured() -> ElementMeasurements {
    (self as? any ContainerElement)?.measurements() ?? ElementMeasurements(ElementItem(self))
  }

  /// Lays out as the part with `index` of the element that `whole` measured.
  mutating func layout(
    in rect: CGRect, proposal: ProposedViewSize, part index: Int, of whole: ElementMeasurements
  ) {
    layout(in: rect, proposal: proposal, measured: whole[index])
  }

  /// Lays out in `rect` under `proposal`, which only containers ask for.
  package mutating func layout(
    in rect: CGRect, proposal: ProposedViewSize, measured: ElementMeasurements? = nil
  ) {
    guard var container = self as? any ContainerElement else { return layout(in: rect) }
    let measurements = measured ?? container.measurements()
    container.layout(in: rect, proposal: proposal, measurements: measurements)
    if let same = container as? Self { self = same }
  }
}
