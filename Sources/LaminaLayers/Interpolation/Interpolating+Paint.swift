package import LaminaAnimation
package import LaminaDrawing
import LaminaGeometry

extension Color.Resolved: Interpolating, InterpolationForm {
  package mutating func visitNumbers(_ walk: inout NumberWalk) {
    var color = self
    walk.visit(made: color.perceptual) { color = Color.Resolved(perceptual: $0) }
    self = color
  }

  package var fadedOut: Color.Resolved? { .clear }
}

extension Paint: Interpolating, InterpolationForm {
  /// Gradients of one kind get the same number of stops; a colour becomes a gradient of itself.
  package static func forms(from old: Paint, to new: Paint) -> (old: Paint, new: Paint)? {
    switch (old, new) {
    case (.color, .color): return (old, new)
    case (.color(let color), _): return (new.filled(with: color), new)
    case (_, .color(let color)): return (old, old.filled(with: color))
    default:
      guard old.isOfKind(of: new) else { return nil }
      if old.stops.count == new.stops.count { return (old, new) }
      let locations = Set((old.stops + new.stops).map(\.location)).sorted()
      return (old.sampled(at: locations), new.sampled(at: locations))
    }
  }

  package var fadedOut: Paint? {
    if case .pattern(let pattern) = self { return .pattern(pattern.faded(by: 0)) }
    return filled(with: .clear)
  }

  package func isLike(_ other: Paint) -> Bool {
    isOfKind(of: other) && stops.count == other.stops.count
  }

  package mutating func visitNumbers(_ walk: inout NumberWalk) {
    let stops = stops.map { stop in
      Stop(color: walk.visited(stop.color), location: walk.visited(stop.location))
    }
    switch self {
    case .color(let color): self = .color(walk.visited(color))
    case .linear(_, let start, let end):
      self = .linear(stops, from: walk.visited(start), to: walk.visited(end))
    case .radial(_, let center, let startRadius, let endRadius):
      self = .radial(
        stops, center: walk.visited(center), startRadius: walk.visited(length: startRadius),
        endRadius: walk.visited(length: endRadius))
    case .angular(_, let center, let startAngle, let endAngle):
      self = .angular(
        stops, center: walk.visited(center), startAngle: walk.visited(startAngle),
        endAngle: walk.visited(endAngle))
    case .pattern(var pattern):
      pattern.visitNumbers(&walk)
      self = .pattern(pattern)
    }
  }
}

extension PaintPattern {
  /// The stops of a gradient.
  fileprivate var stops: [Paint.Stop] {
    if case .gradient(let paint) = content { paint.stops } else { [] }
  }

  /// The same gradient with other stops.
  fileprivate func with(_ stops: [Paint.Stop]) -> PaintPattern {
    guard case .gradient(let paint) = content else { return self }
    var copy = self
    copy.content = .gradient(paint.with(stops))
    return copy
  }

  /// Numbers of what is painted, and of where.
  fileprivate mutating func visitNumbers(_ walk: inout NumberWalk) {
    switch content {
    case .gradient(let paint): content = .gradient(walk.visited(paint))
    case .mesh(let mesh):
      let vertices = mesh.vertices.map { walk.visited($0) }
      let colors = mesh.colors.map { walk.visited($0) }
      var moved = mesh.with(vertices, colors)
      moved.background = walk.visited(mesh.background)
      content = .mesh(moved)
    case .tiles: break
    }
    let map = transform
    transform = CGAffineTransform(
      a: walk.visited(map.a), b: walk.visited(map.b), c: walk.visited(map.c),
      d: walk.visited(map.d), tx: walk.visited(map.tx), ty: walk.visited(map.ty))
  }

  /// Whether both differ in numbers at most.
  fileprivate func isOfKind(of other: PaintPattern) -> Bool {
    guard spread == other.spread else { return false }
    return switch (content, other.content) {
    case (.gradient(let a), .gradient(let b)): a.isOfKind(of: b)
    case (.mesh(let a), .mesh(let b)):
      a.columns == b.columns && a.rows == b.rows && a.smoothsColors == b.smoothsColors
        && a.isPerceptual == b.isPerceptual
    case (.tiles(let a, _), .tiles(let b, _)): a == b
    default: false
    }
  }
}

extension NumberWalk {
  fileprivate mutating func visited(_ vertex: MeshPaint.Vertex) -> MeshPaint.Vertex {
    MeshPaint.Vertex(
      position: visited(vertex.position), leading: visited(vertex.leading),
      top: visited(vertex.top), trailing: visited(vertex.trailing), bottom: visited(vertex.bottom))
  }
}

extension Paint {
  /// The stops of a gradient.
  var stops: [Stop] {
    switch self {
    case .color: []
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _): stops
    case .pattern(let pattern): pattern.stops
    }
  }

  /// Its colours where another paint of its kind has its own.
  func placed(like other: Paint) -> Paint {
    if case .color = self { return self }
    return isOfKind(of: other) ? other.with(stops) : self
  }

  fileprivate func isOfKind(of other: Paint) -> Bool {
    switch (self, other) {
    case (.color, .color), (.linear, .linear), (.radial, .radial), (.angular, .angular): true
    case (.pattern(let a), .pattern(let b)): a.isOfKind(of: b)
    default: false
    }
  }

  /// The same gradient with other stops.
  fileprivate func with(_ stops: [Stop]) -> Paint {
    switch self {
    case .color: self
    case .linear(_, let start, let end): .linear(stops, from: start, to: end)
    case .radial(_, let center, let startRadius, let endRadius):
      .radial(stops, center: center, startRadius: startRadius, endRadius: endRadius)
    case .angular(_, let center, let startAngle, let endAngle):
      .angular(stops, center: center, startAngle: startAngle, endAngle: endAngle)
    case .pattern(let pattern): .pattern(pattern.with(stops))
    }
  }

  /// The same paint, all of one colour.
  private func filled(with color: Color.Resolved) -> Paint {
    if case .color = self { return .color(color) }
    if case .pattern(let pattern) = self, case .mesh(let mesh) = pattern.content {
      var plain = pattern
      plain.content = .mesh(mesh.with(mesh.vertices, mesh.colors.map { _ in color }))
      return .pattern(plain)
    }
    return with(stops.map { Stop(color: color, location: $0.location) })
  }

  /// The same gradient with stops at `locations`, in order.
  private func sampled(at locations: [CGFloat]) -> Paint {
    with(locations.map { Stop(color: color(at: $0), location: $0) })
  }

  /// The gradient's colour at `location`, as it is painted: mixed in sRGB.
  private func color(at location: CGFloat) -> Color.Resolved {
    let next = stops.firstIndex { $0.location >= location } ?? stops.count
    guard next < stops.count else { return stops.last?.color ?? .clear }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    let part = Float((location - a.location) / (b.location - a.location))
    func mixed(_ channel: KeyPath<Color.Resolved, Float>) -> Float {
      a.color[keyPath: channel] + part * (b.color[keyPath: channel] - a.color[keyPath: channel])
    }
    return Color.Resolved(
      red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.opacity))
  }
}
