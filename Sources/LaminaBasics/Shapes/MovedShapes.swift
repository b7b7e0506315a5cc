public import LaminaAnimation
public import LaminaGeometry

extension Shape {
  /// The shape under a transform of its rectangle's coordinates.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape moved by a distance.
  ///
  /// As a view it is moved by the view's own `offset`, which draws nothing again.
  @_disfavoredOverload
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape moved by a distance.
  ///
  /// As a view it is moved by the view's own `offset`, which draws nothing again.
  @_disfavoredOverload
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved by a distance.
  ///
  /// As a view it is moved by the view's own `offset`, which draws nothing again.
  @_disfavoredOverload
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape larger or smaller, about a point of its rectangle.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape larger or smaller, about a point of its rectangle.
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}

/// A shape moved by a distance.
public nonisolated struct OffsetShape<Content: Shape>: Shape, WrappedShape {
  /// The shape that is moved.
  public var shape: Content
  /// How far the shape is moved, in points: right and down.
  public var offset: CGSize

  /// Makes a shape that is drawn `offset` points away from its rectangle.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset.usable("offset(_:)")
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape larger or smaller, about a point of its rectangle.
public nonisolated struct ScaledShape<Content: Shape>: Shape, WrappedShape {
  /// The shape that is scaled.
  public var shape: Content
  /// How many times as wide and as high the shape becomes; 1 leaves it as it is, below 0 mirrors
  /// it.
  public var scale: CGSize
  /// The point of the rectangle that stays where it is.
  public var anchor: UnitPoint

  /// Makes a shape that is scaled by `scale` about `anchor`, by default the middle of its
  /// rectangle.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale.usable("scale(x:y:anchor:)")
    self.anchor = anchor.usable("scale(x:y:anchor:)")
  }

  public func path(in rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    let transform = CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    return shape.path(in: rect).applying(transform)
  }

  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}
