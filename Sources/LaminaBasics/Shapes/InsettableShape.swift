public import LaminaAnimation
public import LaminaGeometry

/// A shape that knows how to be drawn smaller by a distance on all sides.
///
/// ```swift
/// Circle().inset(by: 10).stroke(Color.red, lineWidth: 4)
/// ```
public nonisolated protocol InsettableShape: Shape {
  /// The shape that `inset(by:)` makes of this one.
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller by `amount` points on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that is drawn in a rectangle with smaller sides.
public nonisolated struct ShrunkShape<Content: Shape>: InsettableShape, RoundedShape {
  /// The shape that is drawn in the smaller rectangle.
  public var shape: Content
  /// In points, on all sides.
  public var amount: CGFloat
  /// By how much corners grow tighter.
  private let shrink: @Sendable (Content, CGFloat) -> Content

  init(
    _ shape: Content, by amount: CGFloat,
    shrink: @escaping @Sendable (Content, CGFloat) -> Content = { shape, _ in shape }
  ) {
    self.shape = shape
    self.amount = amount.usable("inset(by:)")
    self.shrink = shrink
  }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : shrink(shape, amount).path(in: inner)
  }

  public func inset(by amount: CGFloat) -> ShrunkShape {
    ShrunkShape(shape, by: self.amount + amount, shrink: shrink)
  }

  /// Corners lie elsewhere: none of the rectangle itself.
  func cornerRadius(in size: CGSize) -> CGFloat? { nil }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

nonisolated extension Rectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> ShrunkShape<Rectangle> { ShrunkShape(self, by: amount) }
}

nonisolated extension RoundedRectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> ShrunkShape<RoundedRectangle> {
    ShrunkShape(self, by: amount) { shape, amount in
      var shape = shape
      shape.cornerSize.width = max(0, shape.cornerSize.width - amount)
      shape.cornerSize.height = max(0, shape.cornerSize.height - amount)
      return shape
    }
  }
}

nonisolated extension Circle: InsettableShape {
  public func inset(by amount: CGFloat) -> ShrunkShape<Circle> { ShrunkShape(self, by: amount) }
}

nonisolated extension Ellipse: InsettableShape {
  public func inset(by amount: CGFloat) -> ShrunkShape<Ellipse> { ShrunkShape(self, by: amount) }
}

nonisolated extension Capsule: InsettableShape {
  public func inset(by amount: CGFloat) -> ShrunkShape<Capsule> { ShrunkShape(self, by: amount) }
}
