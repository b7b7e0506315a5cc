import LaminaDrawing
import LaminaGeometry

/// Where something painted is one colour over another, the same at every pixel.
struct PlainParts {
  /// The lowest first; none where nothing is painted.
  var colors: [Color.Resolved] = []
  var inside: PixelRect
  /// Where there is more to see, although it is inside.
  var edges: [PixelRect] = []

  func offsetBy(dx: Int, dy: Int) -> PlainParts {
    PlainParts(
      colors: colors, inside: inside.offsetBy(dx: dx, dy: dy),
      edges: edges.map { $0.offsetBy(dx: dx, dy: dy) })
  }
}

extension DisplayList {
  /// What fills and lines come to inside `ink`, in own pixels; nil when there is more in the list.
  func plainParts(in ink: PixelRect, scale: CGFloat) -> PlainParts? {
    var parts = PlainParts(inside: ink)
    for command in commands {
      switch command {
      case .fillRect(let rect, .color(let color)):
        parts.colors.append(color)
        parts.inside = parts.inside.intersection(PixelRect(inside: rect, scale: scale))
      case .fillRoundedRect(let rect, let radius, .color(let color)):
        parts.colors.append(color)
        parts.inside = parts.inside.intersection(
          PixelRect(inside: rect, cornerRadius: radius, scale: scale))
      case .stroke(let path, .color, let style):
        guard path.elements.count <= 16 else { return nil }
        parts.edges += path.strokeBoxes(style).map { PixelRect(covering: $0, scale: scale) }
      default: return nil
      }
    }
    return parts
  }
}

extension DisplayCommand {
  /// Whether it makes the same pixels a whole number of pixels away.
  var isAlikeElsewhere: Bool {
    switch self {
    case .fillRect(_, .color), .fillRoundedRect(_, _, .color), .fill(_, .color, _),
      .stroke(_, .color, _), .clipRect, .clip, .save, .restore:
      true
    // Letters stand on whole pixels, and may be rounded to others there.
    default: false
    }
  }
}

extension Path {
  /// Boxes around what a line along the path touches, one for each step.
  fileprivate func strokeBoxes(_ style: StrokeStyle) -> [CGRect] {
    let steps = self.steps
    // A corner of a right angle reaches the root of two further; sharper ones as far as they may.
    let corner = style.lineJoin == .miter && !steps.allSatisfy(\.isSquare) ? style.miterLimit : 1.5
    let reach = style.lineWidth / 2 * max(1.5, corner) + 1
    return steps.map { $0.box.insetBy(dx: -reach, dy: -reach) }
  }

  /// A line or a curve: its ends, and the points between that draw it to them.
  private struct Step {
    let points: [CGPoint]

    var box: CGRect {
      points.dropFirst().reduce(CGRect(origin: points[0], size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
    }

    /// Whether it begins and ends upright or level, so that it meets others like it at right angles.
    var isSquare: Bool {
      func isSquare(_ a: CGPoint, _ b: CGPoint) -> Bool { a.x == b.x || a.y == b.y }
      return isSquare(points[0], points[1])
        && isSquare(points[points.count - 2], points[points.count - 1])
    }
  }

  private var steps: [Step] {
    var steps: [Step] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func add(_ points: CGPoint...) {
      steps.append(Step(points: [current] + points))
      current = points[points.count - 1]
    }
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): add(point)
      case .quadCurve(let point, let control): add(control, point)
      case .curve(let point, let first, let second): add(first, second, point)
      case .closeSubpath: add(start)
      }
    }
    return steps
  }
}
