import LaminaGeometry

extension Path {
  /// The points of the outline, as the numbers of its steps.
  var movingData: StructuredVector {
    StructuredVector(
      structure: elements.map(\.kind), values: elements.flatMap(\.coordinates).map { Double($0) })
  }

  /// The outline with its points moved; itself where they are those of other steps.
  func moved(to data: StructuredVector) -> Path {
    guard data.structure == elements.map(\.kind) else { return self }
    var values = data.values[...]
    func next() -> CGPoint {
      CGPoint(x: values.removeFirst(), y: values.removeFirst())
    }
    return Path { path in
      for element in elements {
        switch element {
        case .move: path.move(to: next())
        case .line: path.addLine(to: next())
        case .quadCurve:
          let control = next()
          path.addQuadCurve(to: next(), control: control)
        case .curve:
          let (control1, control2) = (next(), next())
          path.addCurve(to: next(), control1: control1, control2: control2)
        case .closeSubpath: path.closeSubpath()
        }
      }
    }
  }
}

extension Path.Element {
  fileprivate var kind: Int {
    switch self {
    case .move: 0
    case .line: 1
    case .quadCurve: 2
    case .curve: 3
    case .closeSubpath: 4
    }
  }

  /// Controls, then the end.
  fileprivate var coordinates: [CGFloat] {
    switch self {
    case .move(let p), .line(let p): [p.x, p.y]
    case .quadCurve(let p, let c): [c.x, c.y, p.x, p.y]
    case .curve(let p, let c1, let c2): [c1.x, c1.y, c2.x, c2.y, p.x, p.y]
    case .closeSubpath: []
    }
  }
}
