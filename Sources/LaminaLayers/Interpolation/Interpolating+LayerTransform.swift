package import LaminaAnimation
import LaminaGeometry

/// A transform step by step, so that a turn by 360 degrees turns.
package struct LayerTransformForm: InterpolationForm {
  /// A step with its numbers.
  enum Step: Sendable {
    case operation(TransformOperation)
    case parts(TransformParts)
  }

  fileprivate(set) var steps: [Step]

  package func isLike(_ other: LayerTransformForm) -> Bool {
    steps.count == other.steps.count && zip(steps, other.steps).allSatisfy { $0.isLike($1) }
  }

  package mutating func visitNumbers(_ walk: inout NumberWalk) {
    for index in steps.indices { steps[index].visitNumbers(&walk) }
  }

  package var value: LayerTransform { LayerTransform(operations: steps.map(\.value)) }
}

extension LayerTransform: Interpolating {
  /// Step by step where the steps are of the same kinds, the shorter list going on with steps that
  /// do nothing; otherwise all together by their parts.
  package static func forms(
    from old: LayerTransform, to new: LayerTransform
  ) -> (old: LayerTransformForm, new: LayerTransformForm)? {
    var (start, end): ([LayerTransformForm.Step], [LayerTransformForm.Step]) = ([], [])
    for index in 0..<max(old.operations.count, new.operations.count) {
      let a = index < old.operations.count ? old.operations[index] : new.operations[index].idle
      let b = index < new.operations.count ? new.operations[index] : old.operations[index].idle
      guard let (a, b) = LayerTransformForm.Step.forms(from: a, to: b) else {
        return forms(from: old.matrix, to: new.matrix)
      }
      start.append(a)
      end.append(b)
    }
    return (LayerTransformForm(steps: start), LayerTransformForm(steps: end))
  }

  private static func forms(
    from old: CATransform3D, to new: CATransform3D
  ) -> (old: LayerTransformForm, new: LayerTransformForm)? {
    guard let (old, new) = TransformParts.forms(from: old, to: new) else { return nil }
    return (LayerTransformForm(steps: [.parts(old)]), LayerTransformForm(steps: [.parts(new)]))
  }
}

extension TransformOperation {
  /// The same kind of step, doing nothing.
  fileprivate var idle: TransformOperation {
    switch self {
    case .translation: .translation(x: 0, y: 0, z: 0)
    case .scale: .scale(x: 1, y: 1, z: 1)
    case .rotation(_, let x, let y, let z): .rotation(.zero, x: x, y: y, z: z)
    case .perspective: .perspective(distance: 0)
    case .matrix: .matrix(.identity)
    }
  }
}

extension LayerTransformForm.Step {
  /// Both steps made alike; nil when they are of different kinds, or turn about different axes.
  package static func forms(
    from old: TransformOperation, to new: TransformOperation
  ) -> (old: Self, new: Self)? {
    switch (old, new) {
    case (.translation, .translation), (.scale, .scale), (.perspective, .perspective):
      return (.operation(old), .operation(new))
    case (.rotation(let a, let x, let y, let z), .rotation(let b, let u, let v, let w)):
      if (x, y, z) == (u, v, w) { return (.operation(old), .operation(new)) }
      if a == .zero { return (.operation(.rotation(a, x: u, y: v, z: w)), .operation(new)) }
      if b == .zero { return (.operation(old), .operation(.rotation(b, x: x, y: y, z: z))) }
      return nil
    case (.matrix(let a), .matrix(let b)):
      return TransformParts.forms(from: a, to: b).map { (.parts($0), .parts($1)) }
    default: return nil
    }
  }

  package func isLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.parts(let a), .parts(let b)): return a.isLike(b)
    case (.operation(let a), .operation(let b)):
      switch (a, b) {
      case (.translation, .translation), (.scale, .scale), (.perspective, .perspective):
        return true
      case (.rotation(_, let x, let y, let z), .rotation(_, let u, let v, let w)):
        return (x, y, z) == (u, v, w)
      default: return false
      }
    default: return false
    }
  }

  fileprivate mutating func visitNumbers(_ walk: inout NumberWalk) {
    switch self {
    case .parts(let parts): self = .parts(walk.visited(parts))
    case .operation(.translation(let x, let y, let z)):
      self = .operation(
        .translation(x: walk.visited(x), y: walk.visited(y), z: walk.visited(z)))
    case .operation(.scale(let x, let y, let z)):
      self = .operation(.scale(x: walk.visited(x), y: walk.visited(y), z: walk.visited(z)))
    case .operation(.rotation(let angle, let x, let y, let z)):
      self = .operation(.rotation(walk.visited(angle), x: x, y: y, z: z))
    case .operation(.perspective(let distance)):
      let inverse = walk.visited(distance == 0 ? 0 : 1 / distance)
      self = .operation(.perspective(distance: inverse == 0 ? 0 : 1 / inverse))
    case .operation(.matrix): break
    }
  }

  fileprivate var value: TransformOperation {
    switch self {
    case .parts(let parts): .matrix(parts.value)
    case .operation(let operation): operation
    }
  }
}
