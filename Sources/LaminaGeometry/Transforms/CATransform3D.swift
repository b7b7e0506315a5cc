public import Foundation

/// A map of space under Core Animation's name: turns, scales, shears, moves, and perspective.
///
/// ```
///                ⎡ m11 m12 m13 m14 ⎤
/// (x, y, z, 1) · ⎢ m21 m22 m23 m24 ⎥  =  (x', y', z', w)     seen at (x'/w, y'/w)
///                ⎢ m31 m32 m33 m34 ⎥
///                ⎣ m41 m42 m43 m44 ⎦     m34 = -1/distance of the eye
/// ```
/// z grows towards the eye; y grows downwards, so a turn about z is clockwise on screen.
public struct CATransform3D: Hashable, Sendable {
  /// What x adds to x', y', z' and w.
  public var m11, m12, m13, m14: CGFloat
  /// What y adds to x', y', z' and w.
  public var m21, m22, m23, m24: CGFloat
  /// What z adds to x', y', z' and w; m34 makes perspective.
  public var m31, m32, m33, m34: CGFloat
  /// What is added to x', y', z' and w whatever the point; m41 to m43 move.
  public var m41, m42, m43, m44: CGFloat

  /// The map that changes nothing.
  public init() {
    (m11, m12, m13, m14) = (1, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 1, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 1)
  }

  /// The map that changes nothing.
  public static let identity = CATransform3D()
  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Makes a map that moves by so much along x, y and z.
  public init(translationX x: CGFloat, y: CGFloat, z: CGFloat = 0) {
    self.init()
    (m41, m42, m43) = (x, y, z)
  }

  /// Makes a map that scales by these factors along x, y and z, about the origin.
  public init(scaleX x: CGFloat, y: CGFloat, z: CGFloat = 1) {
    self.init()
    (m11, m22, m33) = (x, y, z)
  }

  /// A turn by `angle` radians about the axis (x, y, z); none about an axis without length.
  public init(rotation angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) {
    self.init()
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return }
    let (x, y, z) = (x / length, y / length, z / length)
    let s = sin(angle)
    let c = cos(angle)
    let t = 1 - c
    (m11, m12, m13) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
    (m21, m22, m23) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
    (m31, m32, m33) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
  }

  /// What an eye at `distance` points in front of the plane sees; no perspective from 0.
  public init(perspectiveDistance distance: CGFloat) {
    self.init()
    m34 = distance == 0 ? 0 : -1 / distance
  }

  /// The map of the plane, z left as it is.
  public init(_ affine: CGAffineTransform) {
    self.init()
    (m11, m12, m21, m22, m41, m42) = (affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty)
  }

  /// Whether it maps the plane z = 0 to itself, and affinely.
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  /// What it does to the plane, when it is affine.
  public var affineTransform: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// First `self`, then `next`.
  public func concatenating(_ next: CATransform3D) -> CATransform3D {
    if isIdentity { return next }
    if next.isIdentity { return self }
    return CATransform3D(rows: rows.map { next.mapping($0) })
  }

  /// The map that undoes `self`; nil where there is none.
  public func inverted() -> CATransform3D? {
    var left = rows
    var right = CATransform3D.identity.rows
    for column in 0..<4 {
      let order = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
      left.swapAt(column, order)
      right.swapAt(column, order)
      let pivot = left[column][column]
      guard abs(pivot) > 1e-14, pivot.isFinite else { return nil }
      left[column] /= pivot
      right[column] /= pivot
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= factor * left[column]
        right[row] -= factor * right[column]
      }
    }
    return CATransform3D(rows: right)
  }
}

extension CATransform3D {
  /// The rows of the matrix.
  var rows: [SIMD4<Double>] {
    [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44),
    ]
  }

  init(rows: [SIMD4<Double>]) {
    self.init()
    (m11, m12, m13, m14) = (rows[0].x, rows[0].y, rows[0].z, rows[0].w)
    (m21, m22, m23, m24) = (rows[1].x, rows[1].y, rows[1].z, rows[1].w)
    (m31, m32, m33, m34) = (rows[2].x, rows[2].y, rows[2].z, rows[2].w)
    (m41, m42, m43, m44) = (rows[3].x, rows[3].y, rows[3].z, rows[3].w)
  }

  /// The row vector `v` times the matrix.
  func mapping(_ v: SIMD4<Double>) -> SIMD4<Double> {
    v.x * SIMD4(m11, m12, m13, m14) + v.y * SIMD4(m21, m22, m23, m24)
      + v.z * SIMD4(m31, m32, m33, m34) + v.w * SIMD4(m41, m42, m43, m44)
  }
}
