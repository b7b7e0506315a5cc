public import LaminaAnimation
public import LaminaGeometry

/// The rectangle itself.
public nonisolated struct Rectangle: Shape, RoundedShape, Hashable {
  /// Makes a rectangle that fills the one it is given.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  func cornerRadius(in size: CGSize) -> CGFloat? { 0 }
}

/// How round corners go over into straight sides.
///
/// It is taken as said and drawn as an arc of a circle either way.
public nonisolated enum RoundedCornerStyle: Hashable, Sendable {
  /// An arc of a circle.
  case circular
  /// A curve that grows tighter bit by bit.
  case continuous
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: Shape, RoundedShape, Hashable {
  /// How far each corner goes along the sides, in points: along the horizontal ones, then the
  /// vertical ones.
  public var cornerSize: CGSize

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// Corners are arcs in either style.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = CGSize(
      width: cornerSize.width.usableLength("RoundedRectangle(cornerSize:)"),
      height: cornerSize.height.usableLength("RoundedRectangle(cornerSize:)"))
  }

  /// Corners are arcs in either style.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let radius = cornerRadius.usableLength("RoundedRectangle(cornerRadius:)")
    self.init(cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize)
  }

  func cornerRadius(in size: CGSize) -> CGFloat? {
    cornerSize.width == cornerSize.height
      ? min(cornerSize.width, min(size.width, size.height) / 2) : nil
  }
}

/// The largest circle in the middle of the rectangle.
public nonisolated struct Circle: Shape, RoundedShape, Hashable {
  /// Makes a circle whose diameter is the shorter side of its rectangle.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  func cornerRadius(in size: CGSize) -> CGFloat? {
    size.width == size.height ? size.width / 2 : nil
  }
}

/// The ellipse that touches the rectangle's sides.
public nonisolated struct Ellipse: Shape, Hashable {
  /// Makes an ellipse that fills its rectangle.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: Shape, RoundedShape, Hashable {
  /// Ends are half circles in either style.
  public init(style: RoundedCornerStyle = .continuous) {}

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  func cornerRadius(in size: CGSize) -> CGFloat? {
    min(size.width, size.height) / 2
  }
}

nonisolated extension Path: Shape {
  public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}

/// A shape under a transform of its rectangle's coordinates.
public nonisolated struct TransformedShape<Content: Shape>: Shape, WrappedShape {
  /// The shape that is transformed.
  public var shape: Content
  /// The transform of the shape's points, in the coordinates of its rectangle.
  public let transform: CGAffineTransform

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// Makes a shape whose path is taken through `transform`.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
}

extension Shape {
  /// The shape turned by `angle` about a point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<
    Self
  > {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}

/// A shape turned about a point of its rectangle.
public nonisolated struct RotatedShape<Content: Shape>: Shape, WrappedShape {
  /// The shape that is turned.
  public var shape: Content
  /// How far the shape is turned, clockwise.
  public var angle: Angle
  /// The point of the rectangle about which the shape turns.
  public var anchor: UnitPoint

  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  /// Makes a shape that is turned clockwise by `angle` about `anchor`, by default the middle of its
  /// rectangle.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle.usable("rotation(_:anchor:)")
    self.anchor = anchor.usable("rotation(_:anchor:)")
  }

  public func path(in rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    let turn = CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CGAffineTransform(rotationAngle: angle.radians))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    return shape.path(in: rect).applying(turn)
  }
}
