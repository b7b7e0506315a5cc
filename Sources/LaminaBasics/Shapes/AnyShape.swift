import LaminaAnimation
public import LaminaGeometry

/// A shape of any type.
///
/// ```swift
/// let outline = isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
/// ```
/// An animation between two of the same type goes on as it does between these.
public nonisolated struct AnyShape: Shape, PlacedShape, RoundedShape {
  private let shape: any Shape

  /// Makes a shape that hides the type of `shape`.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  func cornerRadius(in size: CGSize) -> CGFloat? {
    (shape as? any RoundedShape)?.cornerRadius(in: size)
  }

  @MainActor func placed(in element: Element) -> AnyShape {
    guard let placed = shape as? any PlacedShape else { return self }
    func place<S: PlacedShape>(_ shape: S) -> AnyShape { AnyShape(shape.placed(in: element)) }
    return place(placed)
  }
}
