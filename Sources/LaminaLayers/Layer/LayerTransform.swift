public import LaminaGeometry

/// A transform as the steps that it was made of, so that each can be animated as what it is.
///
/// ```swift
/// let turn = LayerTransform(.rotation(.degrees(360), x: 0, y: 0, z: 1))
/// turn.matrix.isIdentity      // nearly; yet an animation to it goes round once
/// ```
public struct LayerTransform: Hashable, Sendable {
  /// The steps; the first is applied first.
  public var operations: [TransformOperation]

  /// Makes a transform of its steps, in the order of the arguments.
  public init(_ operations: TransformOperation...) { self.operations = operations }
  /// Makes a transform of its steps, in the order of the array.
  public init(operations: [TransformOperation]) { self.operations = operations }

  /// Makes a transform of one step, a matrix; of none if that changes nothing.
  public init(_ matrix: CATransform3D) {
    operations = matrix.isIdentity ? [] : [.matrix(matrix)]
  }

  /// Makes a transform of one step, a map of the plane; of none if that changes nothing.
  public init(_ affine: CGAffineTransform) { self.init(CATransform3D(affine)) }

  /// The transform without steps, which changes nothing.
  public static let identity = LayerTransform(operations: [])

  /// Whether there are no steps.
  public var isIdentity: Bool { operations.isEmpty }

  /// All steps together.
  public var matrix: CATransform3D {
    operations.reduce(.identity) { $0.concatenating($1.matrix) }
  }

  /// The transform as a mirror shows it: left and right exchanged.
  package var mirrored: LayerTransform { LayerTransform(operations: operations.map(\.mirrored)) }

  /// First `self`, then `next`.
  public func concatenating(_ next: LayerTransform) -> LayerTransform {
    LayerTransform(operations: operations + next.operations)
  }
}

/// One step of a transform.
public enum TransformOperation: Hashable, Sendable {
  /// A move, in points.
  case translation(x: CGFloat, y: CGFloat, z: CGFloat)
  /// Factors along the axes; 1 leaves lengths as they are.
  case scale(x: CGFloat, y: CGFloat, z: CGFloat)
  /// A turn about an axis.
  case rotation(Angle, x: CGFloat, y: CGFloat, z: CGFloat)
  /// What an eye sees that is so many points in front of the plane; 0 for none.
  case perspective(distance: CGFloat)
  /// Any map, which is animated as a whole.
  case matrix(CATransform3D)

  /// The step as a matrix.
  public var matrix: CATransform3D {
    switch self {
    case .translation(let x, let y, let z): CATransform3D(translationX: x, y: y, z: z)
    case .scale(let x, let y, let z): CATransform3D(scaleX: x, y: y, z: z)
    case .rotation(let angle, let x, let y, let z):
      CATransform3D(rotation: angle.radians, x: x, y: y, z: z)
    case .perspective(let distance): CATransform3D(perspectiveDistance: distance)
    case .matrix(let matrix): matrix
    }
  }
}

extension TransformOperation {
  /// The step as a mirror shows it, which is a step of the same kind: each is animated as what it is.
  fileprivate var mirrored: TransformOperation {
    switch self {
    case .translation(let x, let y, let z): .translation(x: -x, y: y, z: z)
    case .rotation(let angle, let x, let y, let z): .rotation(angle, x: x, y: -y, z: -z)
    case .matrix(let matrix): .matrix(matrix.mirrored)
    case .scale, .perspective: self
    }
  }
}

extension CATransform3D {
  fileprivate var mirrored: CATransform3D {
    var next = self
    (next.m12, next.m13, next.m14) = (-m12, -m13, -m14)
    (next.m21, next.m31, next.m41) = (-m21, -m31, -m41)
    return next
  }
}
