public import LaminaGeometry
public import LaminaLayers

/// A number in a transform that can be set and animated on its own.
public enum TransformComponent: String, CaseIterable, Hashable, Sendable {
  /// The turn about the horizontal axis, in radians.
  case rotationX
  /// The turn about the vertical axis, in radians.
  case rotationY
  /// The turn about the axis that points at the eye, in radians; clockwise on screen.
  case rotationZ
  /// The factor along the width.
  case scaleX
  /// The factor along the height.
  case scaleY
  /// The factor along the axis that points at the eye.
  case scaleZ
  /// The move to the right, in points.
  case translationX
  /// The move down, in points.
  case translationY
  /// The move towards the eye, in points.
  case translationZ
}

extension LayerTransform {
  /// A number of the transform: radians, factors or points.
  ///
  /// Where the transform has steps, the one in question is read and changed, or put where scale,
  /// turns, moves and perspective follow each other; a matrix is taken apart and put together.
  ///
  /// ```swift
  /// var transform = LayerTransform(.scale(x: 2, y: 2, z: 1))
  /// transform[.rotationZ] = .pi          // scaled, then turned
  /// ```
  public subscript(component: TransformComponent) -> CGFloat {
    get {
      if let index = index(of: component) { return operations[index][component] }
      return matrix(in: component).map { component.value(in: $0) } ?? component.resting
    }
    set {
      if let index = index(of: component) {
        operations[index][component] = newValue
      } else if let matrix = matrix(in: component) {
        self = LayerTransform(component.setting(newValue, in: matrix))
      } else if newValue != component.resting {
        insert(newValue, component)
      }
    }
  }

  /// The last step that the number stands in.
  private func index(of component: TransformComponent) -> Int? {
    operations.lastIndex { component.stands(in: $0) }
  }

  /// All steps together, when one of them may hide the number.
  private func matrix(in component: TransformComponent) -> CATransform3D? {
    let hides = operations.contains { step in
      switch step {
      case .matrix: true
      case .rotation(_, let x, let y, let z): [x, y, z].filter { $0 != 0 }.count > 1
      default: false
      }
    }
    return hides ? matrix : nil
  }

  private mutating func insert(_ value: CGFloat, _ component: TransformComponent) {
    var step = component.step
    step[component] = value
    let place = operations.firstIndex { $0.rank > step.rank } ?? operations.count
    operations.insert(step, at: place)
  }
}

extension TransformOperation {
  /// The order in which steps follow each other when they are set one by one.
  fileprivate var rank: Int {
    switch self {
    case .scale: 0
    case .rotation(_, let x, let y, _): x != 0 ? 1 : y != 0 ? 2 : 3
    case .translation: 4
    case .perspective: 5
    case .matrix: 0
    }
  }

  /// A number of the step, which must be one that it has.
  fileprivate subscript(component: TransformComponent) -> CGFloat {
    get {
      switch self {
      case .translation(let x, let y, let z), .scale(let x, let y, let z):
        component.axis == 0 ? x : component.axis == 1 ? y : z
      case .rotation(let angle, let x, let y, let z): (x + y + z < 0 ? -1 : 1) * angle.radians
      case .perspective, .matrix: component.resting
      }
    }
    set {
      func with(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
        (
          component.axis == 0 ? newValue : x, component.axis == 1 ? newValue : y,
          component.axis == 2 ? newValue : z
        )
      }
      switch self {
      case .translation(let x, let y, let z):
        let next = with(x, y, z)
        self = .translation(x: next.0, y: next.1, z: next.2)
      case .scale(let x, let y, let z):
        let next = with(x, y, z)
        self = .scale(x: next.0, y: next.1, z: next.2)
      case .rotation(_, let x, let y, let z):
        self = .rotation(Angle(radians: (x + y + z < 0 ? -1 : 1) * newValue), x: x, y: y, z: z)
      case .perspective, .matrix: break
      }
    }
  }
}

extension TransformComponent {
  fileprivate var axis: Int {
    switch self {
    case .rotationX, .scaleX, .translationX: 0
    case .rotationY, .scaleY, .translationY: 1
    case .rotationZ, .scaleZ, .translationZ: 2
    }
  }

  /// Its value in the transform that changes nothing.
  fileprivate var resting: CGFloat {
    switch self {
    case .scaleX, .scaleY, .scaleZ: 1
    default: 0
    }
  }

  /// The step that holds it and does nothing.
  fileprivate var step: TransformOperation {
    switch self {
    case .rotationX: .rotation(.zero, x: 1, y: 0, z: 0)
    case .rotationY: .rotation(.zero, x: 0, y: 1, z: 0)
    case .rotationZ: .rotation(.zero, x: 0, y: 0, z: 1)
    case .scaleX, .scaleY, .scaleZ: .scale(x: 1, y: 1, z: 1)
    case .translationX, .translationY, .translationZ: .translation(x: 0, y: 0, z: 0)
    }
  }

  fileprivate func stands(in step: TransformOperation) -> Bool {
    switch (self, step) {
    case (.scaleX, .scale), (.scaleY, .scale), (.scaleZ, .scale): true
    case (.translationX, .translation), (.translationY, .translation): true
    case (.translationZ, .translation): true
    case (.rotationX, .rotation(_, let x, let y, let z)): x != 0 && y == 0 && z == 0
    case (.rotationY, .rotation(_, let x, let y, let z)): x == 0 && y != 0 && z == 0
    case (.rotationZ, .rotation(_, let x, let y, let z)): x == 0 && y == 0 && z != 0
    default: false
    }
  }

  /// The number as Core Animation reads it from a matrix.
  fileprivate func value(in m: CATransform3D) -> CGFloat {
    func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat {
      (x * x + y * y + z * z).squareRoot()
    }
    return switch self {
    case .rotationX: atan2(m.m23, m.m33)
    case .rotationY: atan2(-m.m13, length(m.m23, m.m33, 0))
    case .rotationZ: atan2(m.m12, m.m11)
    case .scaleX: length(m.m11, m.m12, m.m13)
    case .scaleY: length(m.m21, m.m22, m.m23)
    case .scaleZ: length(m.m31, m.m32, m.m33)
    case .translationX: m.m41
    case .translationY: m.m42
    case .translationZ: m.m43
    }
  }

  /// The matrix with the number changed.
  fileprivate func setting(_ value: CGFloat, in matrix: CATransform3D) -> CATransform3D {
    var linear = matrix
    switch self {
    case .translationX: linear.m41 = value
    case .translationY: linear.m42 = value
    case .translationZ: linear.m43 = value
    case .scaleX, .scaleY, .scaleZ:
      let now = self.value(in: matrix)
      guard now != 0 else { return matrix }
      var step = self.step
      step[self] = value / now
      return step.matrix.concatenating(matrix)
    case .rotationX, .rotationY, .rotationZ:
      (linear.m41, linear.m42, linear.m43) = (0, 0, 0)
      var step = self.step
      step[self] = value - self.value(in: matrix)
      return linear.concatenating(step.matrix).concatenating(
        CATransform3D(translationX: matrix.m41, y: matrix.m42, z: matrix.m43))
    }
    return linear
  }
}
