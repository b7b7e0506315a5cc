public import Foundation

/// An affine map of the plane under Core Graphics' name, which Foundation lacks on Linux.
///
/// ```
///            ⎡ a  b  0 ⎤
/// (x, y, 1) ·⎢ c  d  0 ⎥   =   (a·x + c·y + tx,  b·x + d·y + ty)
///            ⎣ tx ty 1 ⎦
/// ```
public struct CGAffineTransform: Hashable, Sendable {
  /// The six numbers of the map: `a` to `d` turn, scale and shear, `tx` and `ty` move.
  public var a, b, c, d, tx, ty: CGFloat

  /// Makes a map of its six numbers, which stand as the type's drawing shows.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a map that moves by so much to the right and down.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }
  /// Makes a map that scales widths by `x` and heights by `y`, about the origin.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// A turn about the origin, clockwise on screen, in radians.
  public init(rotationAngle angle: CGFloat) {
    let s = sin(angle)
    let c = cos(angle)
    self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// The map that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Whether it moves only, without turning, scaling or shearing.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// How it scales lengths, on average over directions.
  package var lengthScale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// First `self`, then `next`.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// First the move, then `self`.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// First the scaling, then `self`.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// First the turn, then `self`.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map that undoes `self`, or `self` where none exists (as Core Graphics does).
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// The place to which the map takes the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size that the map makes of this one as a vector from the origin, without being moved.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the mapped one.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull else { return self }
    if t.isTranslation { return offsetBy(dx: t.tx, dy: t.ty) }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let xs = corners.map(\.x), ys = corners.map(\.y)
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
