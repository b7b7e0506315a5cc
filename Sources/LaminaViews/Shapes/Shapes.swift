import LaminaDrawing
public import LaminaGeometry

/// The rectangle itself.
public struct Rectangle: Shape, RoundedShape, Hashable {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated func cornerRadius(in size: CGSize) -> CGFloat? { 0 }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape, RoundedShape, Hashable {
  public let cornerSize: CGSize

  public nonisolated init(cornerSize: CGSize) {
    self.cornerSize = CGSize(
      width: cornerSize.width.usableLength, height: cornerSize.height.usableLength)
  }

  public nonisolated init(cornerRadius: CGFloat) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize)
  }

  nonisolated func cornerRadius(in size: CGSize) -> CGFloat? {
    cornerSize.width == cornerSize.height
      ? min(cornerSize.width, min(size.width, size.height) / 2) : nil
  }
}

/// The largest circle in the middle of the rectangle.
public struct Circle: Shape, RoundedShape, Hashable {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  nonisolated func cornerRadius(in size: CGSize) -> CGFloat? {
    size.width == size.height ? size.width / 2 : nil
  }
}

/// The ellipse that touches the rectangle's sides.
public struct Ellipse: Shape, Hashable {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape, RoundedShape, Hashable {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  nonisolated func cornerRadius(in size: CGSize) -> CGFloat? {
    min(size.width, size.height) / 2
  }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}

/// A shape under a transform of its rectangle's coordinates.
public struct TransformedShape<Content: Shape>: Shape {
  public let shape: Content
  public let transform: CGAffineTransform

  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
}

extension Shape {
  /// The shape turned by `angle` about a point of its rectangle.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<
    Self
  > {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}

/// A shape turned about a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
  public let shape: Content
  public let angle: Angle
  public let anchor: UnitPoint

  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    let turn = CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CGAffineTransform(rotationAngle: angle.radians))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    return shape.path(in: rect).applying(turn)
  }
}
