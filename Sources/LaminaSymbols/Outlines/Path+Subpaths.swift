import LaminaGeometry

extension Path {
  /// The parts of the outline that each begin with a move.
  var subpaths: [Path] {
    var all: [Path] = []
    var current: [Element] = []
    func end() { if current.count > 1 { all.append(Path(current)) } }
    for element in elements {
      if case .move = element {
        end()
        current = []
      }
      current.append(element)
    }
    end()
    return all
  }

  /// Makes an outline of steps.
  init(_ elements: some Sequence<Element>) {
    self.init { path in
      for element in elements {
        switch element {
        case .move(let p): path.move(to: p)
        case .line(let p): path.addLine(to: p)
        case .quadCurve(let p, let c): path.addQuadCurve(to: p, control: c)
        case .curve(let p, let c1, let c2): path.addCurve(to: p, control1: c1, control2: c2)
        case .closeSubpath: path.closeSubpath()
        }
      }
    }
  }

  /// One outline of several.
  init(joining paths: some Sequence<Path>) {
    self.init { whole in for path in paths { whole.addPath(path) } }
  }

  /// Whether it ends where it began.
  var isClosed: Bool { elements.last == .closeSubpath }

  /// The outermost outlines alone: what lies within the box of another one is left out.
  var silhouette: Path {
    let all = subpaths
    let boxes = all.map(\.boundingRect)
    let outer = all.indices.filter { index in
      !boxes.indices.contains { other in
        other != index && boxes[other].contains(boxes[index])
          && (boxes[other] != boxes[index] || other < index)
      }
    }
    return Path(joining: outer.map { all[$0] })
  }
}
