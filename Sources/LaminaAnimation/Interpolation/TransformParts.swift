package import LaminaGeometry

/// A transform taken apart: moves, scales and shears are mixed as numbers, turns along the shortest
/// way about one axis (slerp).
///
/// The turn is noted as the axis times the angle that lead from a turn that both forms share (the
/// end's), so the way between two turns is straight.
package struct TransformParts: InterpolationForm {
  private var parts: CATransform3D.Decomposition
  private let base: SIMD4<Double>

  /// The parts of two transforms; nil when one of them flattens space.
  package static func forms(
    from old: CATransform3D, to new: CATransform3D
  ) -> (old: TransformParts, new: TransformParts)? {
    guard let start = old.decomposed(), let end = new.decomposed() else { return nil }
    return (
      TransformParts(parts: start, base: end.rotation),
      TransformParts(parts: end, base: end.rotation)
    )
  }

  package func isLike(_ other: TransformParts) -> Bool { base == other.base }

  package mutating func visitNumbers(_ walk: inout NumberWalk) {
    var parts = parts
    let base = Quaternion(base)
    walk.visit(made: Quaternion(parts.rotation).relative(to: base).axisTimesAngle) {
      parts.rotation = Quaternion(axisTimesAngle: $0).following(base).vector
    }
    walk.visit(made: parts.translation) { parts.translation = $0 }
    walk.visit(made: parts.scale) { parts.scale = $0 }
    walk.visit(made: parts.skew) { parts.skew = $0 }
    walk.visit(made: parts.perspective) { parts.perspective = $0 }
    self.parts = parts
  }

  package var value: CATransform3D { CATransform3D(parts) }
}

extension CATransform3D: Interpolating {
  package static func forms(
    from old: CATransform3D, to new: CATransform3D
  ) -> (old: TransformParts, new: TransformParts)? {
    TransformParts.forms(from: old, to: new)
  }
}

/// A turn as a unit quaternion.
private struct Quaternion {
  var vector: SIMD4<Double>

  init(_ vector: SIMD4<Double>) { self.vector = vector }

  /// A turn about an axis by its length.
  init(axisTimesAngle: SIMD3<Double>) {
    let angle = (axisTimesAngle * axisTimesAngle).sum().squareRoot()
    let factor = angle > 1e-9 ? sin(angle / 2) / angle : 0.5
    vector = SIMD4(axisTimesAngle * factor, cos(angle / 2))
  }

  var axisTimesAngle: SIMD3<Double> {
    let sine = (vector.x * vector.x + vector.y * vector.y + vector.z * vector.z).squareRoot()
    let angle = 2 * atan2(sine, vector.w)
    return SIMD3(vector.x, vector.y, vector.z) * (sine > 1e-9 ? angle / sine : 2)
  }

  /// The Hamilton product: `self` after `first`.
  func following(_ first: Quaternion) -> Quaternion {
    let (a, b) = (vector, first.vector)
    return Quaternion(
      SIMD4(
        a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
        a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
        a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
        a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z))
  }

  /// The turn that leads from `base` to this one, by half a turn at most.
  func relative(to base: Quaternion) -> Quaternion {
    let inverse = Quaternion(
      SIMD4(-base.vector.x, -base.vector.y, -base.vector.z, base.vector.w))
    let turn = following(inverse)
    return turn.vector.w < 0 ? Quaternion(-turn.vector) : turn
  }
}
