public import Foundation

/// A map of the plane with perspective, under SwiftUI's name.
///
/// ```
///             ⎡ m11 m12 m13 ⎤
/// (x, y, 1) · ⎢ m21 m22 m23 ⎥  =  (x', y', w)     seen at (x'/w, y'/w), for w > 0
///             ⎣ m31 m32 m33 ⎦
/// ```
public struct ProjectionTransform: Hashable, Sendable {
  /// What x adds to x', y' and w.
  public var m11, m12, m13: CGFloat
  /// What y adds to x', y' and w.
  public var m21, m22, m23: CGFloat
  /// What is added to x', y' and w whatever the point; m31 and m32 move.
  public var m31, m32, m33: CGFloat

  /// The map that changes nothing.
  public init() { self.init(CGAffineTransform.identity) }

  /// Makes the same map as an affine one: without perspective.
  public init(_ affine: CGAffineTransform) {
    (m11, m12, m13) = (affine.a, affine.b, 0)
    (m21, m22, m23) = (affine.c, affine.d, 0)
    (m31, m32, m33) = (affine.tx, affine.ty, 1)
  }

  /// What is seen of the plane z = 0 after `transform`.
  public init(_ transform: CATransform3D) {
    (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
    (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
    (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
  }

  /// The map that changes nothing.
  public static let identity = ProjectionTransform()
  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Whether parallels stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The same as an affine map; means nothing unless `isAffine`.
  public var affineTransform: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  /// First `self`, then `next`.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    (product.m11, product.m12, product.m13) = next.mapping(m11, m12, m13)
    (product.m21, product.m22, product.m23) = next.mapping(m21, m22, m23)
    (product.m31, product.m32, product.m33) = next.mapping(m31, m32, m33)
    return product
  }

  /// The map that undoes `self`; of one that flattens the plane, that one.
  public func inverted() -> ProjectionTransform { inverse ?? self }

  /// Makes the map the one that undoes it; one that flattens the plane stays as it is.
  ///
  /// - Returns: whether there is one.
  public mutating func invert() -> Bool {
    guard let inverse else { return false }
    self = inverse
    return true
  }

  /// The map that undoes `self`; nil for one that flattens the plane.
  package var inverse: ProjectionTransform? {
    let a = m22 * m33 - m23 * m32
    let b = m23 * m31 - m21 * m33
    let c = m21 * m32 - m22 * m31
    let determinant = m11 * a + m12 * b + m13 * c
    guard abs(determinant) > 1e-14, determinant.isFinite else { return nil }
    var inverse = ProjectionTransform()
    (inverse.m11, inverse.m12) = (a, m13 * m32 - m12 * m33)
    (inverse.m13, inverse.m21) = (m12 * m23 - m13 * m22, b)
    (inverse.m22, inverse.m23) = (m11 * m33 - m13 * m31, m13 * m21 - m11 * m23)
    (inverse.m31, inverse.m32) = (c, m12 * m31 - m11 * m32)
    inverse.m33 = m11 * m22 - m12 * m21
    return inverse.scaled(by: 1 / determinant)
  }

  private func scaled(by factor: CGFloat) -> ProjectionTransform {
    var scaled = self
    (scaled.m11, scaled.m12, scaled.m13) = (m11 * factor, m12 * factor, m13 * factor)
    (scaled.m21, scaled.m22, scaled.m23) = (m21 * factor, m22 * factor, m23 * factor)
    (scaled.m31, scaled.m32, scaled.m33) = (m31 * factor, m32 * factor, m33 * factor)
    return scaled
  }

  /// The row vector times the matrix.
  package func mapping(
    _ x: CGFloat, _ y: CGFloat, _ w: CGFloat
  ) -> (x: CGFloat, y: CGFloat, w: CGFloat) {
    (
      x * m11 + y * m21 + w * m31, x * m12 + y * m22 + w * m32, x * m13 + y * m23 + w * m33
    )
  }
}

extension ProjectionTransform {
  /// Whether all corners of `rect` lie in front of the eye.
  package func seesAll(of rect: CGRect) -> Bool {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].allSatisfy { $0.x * m13 + $0.y * m23 + m33 > 1e-6 }
  }
}

extension CGPoint {
  /// Where the point is seen; of what lies behind the eye, where its mirror image is.
  public func applying(_ t: ProjectionTransform) -> CGPoint {
    let (x, y, w) = t.mapping(x, y, 1)
    return w == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }
}

extension CGRect {
  /// The smallest upright rectangle around what is seen of the rectangle, without what lies behind
  /// the eye; null when nothing is.
  public func applying(_ t: ProjectionTransform) -> CGRect {
    guard !isNull else { return self }
    if t.isAffine { return applying(t.affineTransform) }
    let corners = [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)]
      .map { t.mapping($0.0, $0.1, 1) }
    let seen = CGRect.cut(corners)
    guard let first = seen.first else { return .null }
    var (low, high) = (first, first)
    for point in seen {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The outline's points in front of the eye, cut just in front of it.
  private static func cut(_ corners: [(x: CGFloat, y: CGFloat, w: CGFloat)]) -> [CGPoint] {
    let near: CGFloat = 1e-3
    var seen: [CGPoint] = []
    for (index, a) in corners.enumerated() {
      let b = corners[(index + 1) % corners.count]
      if a.w >= near { seen.append(CGPoint(x: a.x / a.w, y: a.y / a.w)) }
      guard (a.w >= near) != (b.w >= near) else { continue }
      let part = (near - a.w) / (b.w - a.w)
      let (x, y) = (a.x + part * (b.x - a.x), a.y + part * (b.y - a.y))
      seen.append(CGPoint(x: x / near, y: y / near))
    }
    return seen
  }
}
