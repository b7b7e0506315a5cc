package import LaminaGeometry

extension CGFloat: Interpolating, InterpolationForm {
  package mutating func visitNumbers(_ walk: inout NumberWalk) { walk.visit(&self) }
}

extension CGPoint: Interpolating, InterpolationForm {
  package mutating func visitNumbers(_ walk: inout NumberWalk) {
    walk.visit(&x)
    walk.visit(&y)
  }
}

extension CGSize: Interpolating, InterpolationForm {
  package mutating func visitNumbers(_ walk: inout NumberWalk) {
    walk.visit(&width)
    walk.visit(&height)
  }
}

extension CGRect: Interpolating, InterpolationForm {
  package mutating func visitNumbers(_ walk: inout NumberWalk) {
    origin.visitNumbers(&walk)
    size.visitNumbers(&walk)
  }
}

extension Angle: Interpolating, InterpolationForm {
  package mutating func visitNumbers(_ walk: inout NumberWalk) { walk.visit(&radians) }
}

extension UnitPoint: Interpolating, InterpolationForm {
  package mutating func visitNumbers(_ walk: inout NumberWalk) {
    walk.visit(&x)
    walk.visit(&y)
  }
}

extension Path: Interpolating, InterpolationForm {
  /// Outlines of the same steps have outlines in between.
  package func isLike(_ other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { $0.isLike($1) }
  }

  package mutating func visitNumbers(_ walk: inout NumberWalk) {
    self = Path { path in
      for element in elements {
        switch element {
        case .move(let point): path.move(to: walk.visited(point))
        case .line(let point): path.addLine(to: walk.visited(point))
        case .quadCurve(let point, let control):
          path.addQuadCurve(to: walk.visited(point), control: walk.visited(control))
        case .curve(let point, let control1, let control2):
          path.addCurve(
            to: walk.visited(point), control1: walk.visited(control1),
            control2: walk.visited(control2))
        case .closeSubpath: path.closeSubpath()
        }
      }
    }
  }
}

extension Path.Element {
  /// Whether it is the same kind of step.
  fileprivate func isLike(_ other: Path.Element) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve),
      (.closeSubpath, .closeSubpath):
      true
    default: false
    }
  }
}
