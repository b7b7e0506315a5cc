import LaminaGeometry

/// A shape that is another one by where it stands: in another direction of reading, or in another container.
nonisolated protocol PlacedShape: Shape {
  /// What of its place it depends on.
  var needOfPlace: PlaceNeed { get }
  /// The shape at the place of an element.
  @MainActor func placed(in element: Element) -> Self
}

/// What of its place a shape depends on.
nonisolated enum PlaceNeed: Comparable {
  case nothing
  /// In which direction one reads there.
  case direction
  /// Where it lies in its container.
  case position
}

/// A shape that is made of another one, and depends on the place as that does.
nonisolated protocol WrappedShape: PlacedShape {
  associatedtype Content: Shape
  var shape: Content { get set }
}

nonisolated extension WrappedShape {
  var needOfPlace: PlaceNeed { shape.placeNeed }

  @MainActor func placed(in element: Element) -> Self {
    guard needOfPlace != .nothing else { return self }
    var copy = self
    copy.shape = shape.atPlace(of: element)
    return copy
  }
}

extension Shape {
  /// The shape at the place of an element, which makes it again when that is another.
  @MainActor package func atPlace(of element: Element) -> Self {
    guard let placed = placedShape else { return self }
    func place<Placed: PlacedShape>(_ shape: Placed) -> Self? {
      shape.placed(in: element) as? Self
    }
    return place(placed) ?? self
  }

  /// Whether the node that shows the shape has to report where it stands.
  package nonisolated var asksForPosition: Bool { placeNeed == .position }

  /// What of its place the shape depends on.
  nonisolated var placeNeed: PlaceNeed { placedShape?.needOfPlace ?? .nothing }

  /// The shape, where it depends on its place.
  ///
  /// Types are compared first: for plain shapes that is no more than a few comparisons of pointers.
  private nonisolated var placedShape: (any PlacedShape)? {
    PlainShapes.has(Self.self) ? nil : self as? any PlacedShape
  }
}

/// The shapes that are seen most, and are the same anywhere.
private nonisolated enum PlainShapes {
  static func has<S: Shape>(_ type: S.Type) -> Bool {
    type == Rectangle.self || type == RoundedRectangle.self || type == Circle.self
      || type == Capsule.self || type == Ellipse.self || type == Path.self
  }
}
