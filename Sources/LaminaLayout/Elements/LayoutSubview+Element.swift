public import LaminaGeometry

/// A subview of a layout as an element: laying it out places it.
extension LayoutSubview: ContainerElement {
  public var layoutPriority: Double { priority }
  public var contents: [LayoutSubview] { [self] }

  public func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { self[key] }

  public func measurements() -> ElementMeasurements { ElementMeasurements(item) }

  /// Proposes the size of `rect` to the subview, and puts it into the middle.
  public func layout(in rect: CGRect) {
    let rect = rect.finite
    place(
      at: CGPoint(x: rect.midX, y: rect.midY), anchor: .center,
      proposal: ProposedViewSize(rect.size))
  }

  public func layout(
    in rect: CGRect, proposal: ProposedViewSize, measurements: ElementMeasurements
  ) {
    let size = sizeThatFits(proposal).finite
    let corner = CGPoint(
      x: rect.minX + (rect.width - size.width) / 2, y: rect.minY + (rect.height - size.height) / 2)
    place(at: corner, proposal: proposal)
  }
}
