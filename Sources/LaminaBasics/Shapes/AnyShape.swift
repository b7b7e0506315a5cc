import LaminaAnimation
public import LaminaGeometry

/// A shape of any type.
///
/// ```swift
/// let outline = isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
/// ```
/// An animation moves the points of its outline where that before has the same steps, and else shows the new one at
/// once: the `animatableData` of the shape inside is not followed.
public nonisolated struct AnyShape: Shape, PlacedShape, RoundedShape {
  let shape: any Shape

  /// Makes a shape that hides the type of `shape`.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  func cornerRadius(in size: CGSize) -> CGFloat? {
    (shape as? any RoundedShape)?.cornerRadius(in: size)
  }

  var needOfPlace: PlaceNeed { shape.placeNeed }

  @MainActor func placed(in element: Element) -> AnyShape {
    guard needOfPlace != .nothing else { return self }
    func place<S: Shape>(_ shape: S) -> AnyShape { AnyShape(shape.atPlace(of: element)) }
    return place(shape)
  }
}
