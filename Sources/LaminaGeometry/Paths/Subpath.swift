package import Foundation

/// A connected run of an outline.
package struct Subpath: Hashable, Sendable {
  package let start: CGPoint
  /// Without the line that closes it.
  package fileprivate(set) var segments: [PathSegment] = []
  package fileprivate(set) var isClosed = false

  fileprivate var end: CGPoint { segments.last?.controls.last ?? start }

  /// The line back to the start, where closing draws one.
  var closingSegment: PathSegment? {
    isClosed && end != start ? PathSegment(controls: [end, start]) : nil
  }

  /// The runs of `path`, in order; a place that is only moved to is one without segments.
  package static func all(of path: Path) -> [Subpath] {
    var found: [Subpath] = []
    for element in path.elements {
      switch element {
      case .move(let point): found.append(Subpath(start: point))
      case .line(let point): found.add(point)
      case .quadCurve(let point, let control): found.add(control, point)
      case .curve(let point, let control1, let control2): found.add(control1, control2, point)
      case .closeSubpath:
        if !found.isEmpty { found[found.count - 1].isClosed = true }
      }
    }
    return found
  }

  /// Adds the whole run to `path`.
  package func add(to path: inout Path) {
    path.move(to: start)
    for segment in segments { path.add(segment) }
    if isClosed { path.closeSubpath() }
  }
}

extension Path {
  /// Goes on from where `segment` starts.
  package mutating func add(_ segment: PathSegment) {
    switch segment.element {
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let control1, let control2):
      addCurve(to: point, control1: control1, control2: control2)
    case .move, .closeSubpath: break
    }
  }
}

extension [Subpath] {
  /// Adds a segment to the last run; after a closed one a new run begins at its start.
  fileprivate mutating func add(_ points: CGPoint...) {
    if let last, last.isClosed { append(Subpath(start: last.start)) }
    if isEmpty, let first = points.first { append(Subpath(start: first)) }
    guard let from = last?.end else { return }
    self[count - 1].segments.append(PathSegment(controls: [from] + points))
  }
}
