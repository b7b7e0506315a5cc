import LaminaGeometry

/// A part of an outline: points joined by straight lines, or one step that is drawn as it is.
enum StraightPart {
  /// Points, the first of which is where the part before ended, or where an outline begins.
  case lines([CGPoint], begins: Bool)
  /// A curve to a point.
  case curve(Path.Element, to: CGPoint)
  case close
}

/// The parts of an outline in pixels, in their order.
struct StraightParts: Sequence, IteratorProtocol {
  private let elements: [Path.Element]
  private let transform: CGAffineTransform
  private var place = 0
  private var current = CGPoint.zero
  private var start = CGPoint.zero

  init(_ path: Path, _ transform: CGAffineTransform) {
    elements = path.elements
    self.transform = transform
  }

  mutating func next() -> StraightPart? {
    guard place < elements.count else { return nil }
    let element = elements[place]
    switch element {
    case .move(let point):
      place += 1
      (start, current) = (pixel(point), pixel(point))
      return lines(begins: true)
    case .line: return lines(begins: false)
    case .quadCurve(let to, let control):
      return curve(.quadCurve(to: pixel(to), control: pixel(control)), to: to)
    case .curve(let to, let first, let second):
      return curve(
        .curve(to: pixel(to), control1: pixel(first), control2: pixel(second)), to: to)
    case .closeSubpath:
      place += 1
      current = start
      return .close
    }
  }

  /// The lines that follow, from where the outline is.
  private mutating func lines(begins: Bool) -> StraightPart {
    var points = [current]
    while place < elements.count, case .line(let point) = elements[place] {
      points.append(pixel(point))
      place += 1
    }
    current = points[points.count - 1]
    return .lines(points, begins: begins)
  }

  private mutating func curve(_ element: Path.Element, to point: CGPoint) -> StraightPart {
    place += 1
    current = pixel(point)
    return .curve(element, to: current)
  }

  /// Held within what Cairo's numbers can say.
  private func pixel(_ point: CGPoint) -> CGPoint {
    let pixel = point.applying(transform)
    return CGPoint(x: Canvas.held(pixel.x), y: Canvas.held(pixel.y))
  }
}
