/// The turns, scales and moves that a transform is made of, which can be animated one by one.
///
/// The way is that of CSS Transforms: perspective, then translation, then rotation, skew and scale.
extension CATransform3D {
  /// The parts of a transform.
  public struct Decomposition: Hashable, Sendable {
    /// How far the transform moves along x, y and z.
    public var translation = SIMD3<Double>(0, 0, 0)
    /// By how much it scales along x, y and z; 1 leaves lengths as they are.
    public var scale = SIMD3<Double>(1, 1, 1)
    /// The shears xy, xz and yz.
    public var skew = SIMD3<Double>(0, 0, 0)
    /// The turn as a unit quaternion (x, y, z, w).
    public var rotation = SIMD4<Double>(0, 0, 0, 1)
    /// The column of perspective (m14, m24, m34, m44), which is taken apart first; (0, 0, 0, 1) is
    /// none.
    public var perspective = SIMD4<Double>(0, 0, 0, 1)

    /// Makes the parts of the map that changes nothing.
    public init() {}
  }

  /// Its parts; nil for a map that flattens space, such as a scale of 0.
  public func decomposed() -> Decomposition? {
    guard m44 != 0 else { return nil }
    var rows = rows.map { $0 / m44 }
    var parts = Decomposition()
    guard let perspective = CATransform3D.takePerspective(from: &rows) else { return nil }
    parts.perspective = perspective
    parts.translation = SIMD3(rows[3].x, rows[3].y, rows[3].z)
    var basis = rows[0..<3].map { SIMD3($0.x, $0.y, $0.z) }
    guard CATransform3D.orthonormalise(&basis, into: &parts) else { return nil }
    parts.rotation = CATransform3D.quaternion(of: basis)
    return parts
  }

  /// The transform of which `parts` are the parts.
  public init(_ parts: Decomposition) {
    var matrix = CATransform3D()
    (matrix.m14, matrix.m24) = (parts.perspective.x, parts.perspective.y)
    (matrix.m34, matrix.m44) = (parts.perspective.z, parts.perspective.w)
    let move = CATransform3D(
      translationX: parts.translation.x, y: parts.translation.y, z: parts.translation.z)
    var skew = CATransform3D()
    (skew.m21, skew.m31, skew.m32) = (parts.skew.x, parts.skew.y, parts.skew.z)
    let scale = CATransform3D(scaleX: parts.scale.x, y: parts.scale.y, z: parts.scale.z)
    self = scale.concatenating(skew).concatenating(CATransform3D(quaternion: parts.rotation))
      .concatenating(move).concatenating(matrix)
  }

  /// Takes the last column out of the matrix.
  private static func takePerspective(from rows: inout [SIMD4<Double>]) -> SIMD4<Double>? {
    let column = SIMD4(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
    for index in 0..<4 { rows[index].w = index == 3 ? 1 : 0 }
    guard let inverse = CATransform3D(rows: rows).inverted()?.rows else { return nil }
    return SIMD4(
      (inverse[0] * column).sum(), (inverse[1] * column).sum(), (inverse[2] * column).sum(),
      (inverse[3] * column).sum())
  }

  /// Takes scale and skew out of the axes; false when two of them fall together.
  private static func orthonormalise(
    _ basis: inout [SIMD3<Double>], into parts: inout Decomposition
  ) -> Bool {
    func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }
    parts.scale.x = length(basis[0])
    guard parts.scale.x > 0 else { return false }
    basis[0] /= parts.scale.x
    parts.skew.x = (basis[0] * basis[1]).sum()
    basis[1] -= parts.skew.x * basis[0]
    parts.scale.y = length(basis[1])
    guard parts.scale.y > 0 else { return false }
    basis[1] /= parts.scale.y
    parts.skew.x /= parts.scale.y
    parts.skew.y = (basis[0] * basis[2]).sum()
    basis[2] -= parts.skew.y * basis[0]
    parts.skew.z = (basis[1] * basis[2]).sum()
    basis[2] -= parts.skew.z * basis[1]
    parts.scale.z = length(basis[2])
    guard parts.scale.z > 0 else { return false }
    basis[2] /= parts.scale.z
    (parts.skew.y, parts.skew.z) = (parts.skew.y / parts.scale.z, parts.skew.z / parts.scale.z)
    let (a, b) = (basis[1], basis[2])
    let cross = SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    if (basis[0] * cross).sum() < 0 {
      parts.scale = -parts.scale
      basis = basis.map { -$0 }
    }
    return true
  }

  /// The unit quaternion of three orthonormal axes.
  private static func quaternion(of axes: [SIMD3<Double>]) -> SIMD4<Double> {
    let (x, y, z) = (axes[0], axes[1], axes[2])
    let trace = x.x + y.y + z.z
    let q: SIMD4<Double>
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      q = SIMD4((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s, s / 4)
    } else if x.x > y.y, x.x > z.z {
      let s = 2 * (1 + x.x - y.y - z.z).squareRoot()
      q = SIMD4(s / 4, (y.x + x.y) / s, (z.x + x.z) / s, (y.z - z.y) / s)
    } else if y.y > z.z {
      let s = 2 * (1 + y.y - x.x - z.z).squareRoot()
      q = SIMD4((y.x + x.y) / s, s / 4, (z.y + y.z) / s, (z.x - x.z) / s)
    } else {
      let s = 2 * (1 + z.z - x.x - y.y).squareRoot()
      q = SIMD4((z.x + x.z) / s, (z.y + y.z) / s, s / 4, (x.y - y.x) / s)
    }
    return q / (q * q).sum().squareRoot()
  }

  /// The turn that a unit quaternion (x, y, z, w) stands for.
  public init(quaternion q: SIMD4<Double>) {
    self.init()
    let x = q.x
    let y = q.y
    let z = q.z
    let w = q.w
    (m11, m12, m13) = (1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w))
    (m21, m22, m23) = (2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w))
    (m31, m32, m33) = (2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
  }
}
