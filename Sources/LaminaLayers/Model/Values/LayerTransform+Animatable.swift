import LaminaGeometry

/// Transforms of the same steps mix step by step, so a whole turn goes round; others by their
/// moves, turns, shears and scales.
extension LayerTransform: LayerAnimatable {
  public static var nothing: LayerTransform { .identity }

  public func mixed(with other: LayerTransform, amount: Double) -> LayerTransform {
    if amount == 0 { return self }
    if amount == 1 { return other }
    let from = isIdentity ? other.resting : self
    let to = other.isIdentity ? resting : other
    guard from.operations.count == to.operations.count else {
      return LayerTransform(from.matrix.mixed(with: to.matrix, amount: amount))
    }
    let steps = zip(from.operations, to.operations).map { $0.mixed(with: $1, amount: amount) }
    guard !steps.contains(nil) else {
      return LayerTransform(from.matrix.mixed(with: to.matrix, amount: amount))
    }
    return LayerTransform(operations: steps.compactMap(\.self))
  }

  public func adding(_ other: LayerTransform) -> LayerTransform { concatenating(other) }

  public func subtracting(_ other: LayerTransform) -> LayerTransform {
    other.matrix.inverted().map { LayerTransform($0.concatenating(matrix)) } ?? self
  }

  public func distance(to other: LayerTransform) -> Double {
    let (a, b) = (matrix, other.matrix)
    let ways = [
      b.m11 - a.m11, b.m12 - a.m12, b.m21 - a.m21, b.m22 - a.m22, b.m41 - a.m41, b.m42 - a.m42,
    ]
    return ways.reduce(0) { $0 + Double($1 * $1) }.squareRoot()
  }

  /// The same steps, each doing nothing.
  private var resting: LayerTransform {
    LayerTransform(
      operations: operations.map { step in
        switch step {
        case .translation: .translation(x: 0, y: 0, z: 0)
        case .scale: .scale(x: 1, y: 1, z: 1)
        case .rotation(_, let x, let y, let z): .rotation(.zero, x: x, y: y, z: z)
        case .perspective: .perspective(distance: 0)
        case .matrix: .matrix(.identity)
        }
      })
  }
}

extension TransformOperation {
  /// The step between this one and one of the same kind; nil when they are not.
  fileprivate func mixed(with other: TransformOperation, amount: Double) -> TransformOperation? {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * amount }
    switch (self, other) {
    case (.translation(let x, let y, let z), .translation(let u, let v, let w)):
      return .translation(x: mix(x, u), y: mix(y, v), z: mix(z, w))
    case (.scale(let x, let y, let z), .scale(let u, let v, let w)):
      return .scale(x: mix(x, u), y: mix(y, v), z: mix(z, w))
    case (.rotation(let a, let x, let y, let z), .rotation(let b, let u, let v, let w)):
      guard (x, y, z) == (u, v, w) else { return nil }
      return .rotation(Angle(radians: mix(a.radians, b.radians)), x: x, y: y, z: z)
    case (.perspective(let a), .perspective(let b)):
      // What grows evenly is the strength, 1/distance.
      let strength = mix(a == 0 ? 0 : 1 / a, b == 0 ? 0 : 1 / b)
      return .perspective(distance: strength == 0 ? 0 : 1 / strength)
    case (.matrix(let a), .matrix(let b)):
      return .matrix(a.mixed(with: b, amount: amount))
    default: return nil
    }
  }
}

extension CATransform3D {
  /// The transform in between by its parts; a jump where one flattens space.
  fileprivate func mixed(with other: CATransform3D, amount: Double) -> CATransform3D {
    guard let a = decomposed(), let b = other.decomposed() else {
      return amount < 0.5 ? self : other
    }
    var parts = Decomposition()
    parts.translation = a.translation + (b.translation - a.translation) * amount
    parts.scale = a.scale + (b.scale - a.scale) * amount
    parts.skew = a.skew + (b.skew - a.skew) * amount
    parts.perspective = a.perspective + (b.perspective - a.perspective) * amount
    parts.rotation = CATransform3D.turn(from: a.rotation, to: b.rotation, amount: amount)
    return CATransform3D(parts)
  }

  /// The quaternion in between on the shorter way.
  private static func turn(
    from a: SIMD4<Double>, to other: SIMD4<Double>, amount: Double
  ) -> SIMD4<Double> {
    let isFar = (a * other).sum() < 0
    let b = isFar ? -other : other
    let cosine = min((a * b).sum(), 1)
    let angle = acos(cosine)
    guard angle > 1e-6 else { return b }
    return (a * sin((1 - amount) * angle) + b * sin(amount * angle)) / sin(angle)
  }
}
