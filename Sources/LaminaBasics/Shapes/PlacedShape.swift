/// A shape that is another one by where it stands: in another direction of reading, or in another container.
nonisolated protocol PlacedShape: Shape {
  /// The shape at the place of an element.
  @MainActor func placed(in element: Element) -> Self
}

extension Shape {
  /// The shape at the place of an element, which makes it again when that is another.
  ///
  /// Types are compared first: for all other shapes that is no more than a few comparisons of pointers.
  @MainActor func atPlace(of element: Element) -> Self {
    guard PlacedShapes.mayHold(Self.self), let placed = self as? any PlacedShape else {
      return self
    }
    func place<Placed: PlacedShape>(_ shape: Placed) -> Self? {
      shape.placed(in: element) as? Self
    }
    return place(placed) ?? self
  }

  /// Whether the node that shows the shape has to know where it stands.
  static var asksForPlace: Bool { PlacedShapes.mayHold(Self.self) }
}

/// The shapes that depend on their places.
private enum PlacedShapes {
  static func mayHold<S: Shape>(_ type: S.Type) -> Bool {
    type == UnevenRoundedRectangle.self || type == ContainerRelativeShape.self
      || type == ConcentricRectangle.self || type == AnyShape.self
  }
}
