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

  package var fadedOut: Paint? { filled(with: .clear) }

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
    }
  }
}

extension Paint {
  /// The stops of a gradient.
  var stops: [Stop] {
    switch self {
    case .color: []
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _): stops
    }
  }

  /// Its colours where another paint of its kind has its own.
  func placed(like other: Paint) -> Paint {
    if case .color = self { return self }
    return isOfKind(of: other) ? other.with(stops) : self
  }

  private func isOfKind(of other: Paint) -> Bool {
    switch (self, other) {
    case (.color, .color), (.linear, .linear), (.radial, .radial), (.angular, .angular): true
    default: false
    }
  }

  /// The same gradient with other stops.
  private func with(_ stops: [Stop]) -> Paint {
    switch self {
    case .color: self
    case .linear(_, let start, let end): .linear(stops, from: start, to: end)
    case .radial(_, let center, let startRadius, let endRadius):
      .radial(stops, center: center, startRadius: startRadius, endRadius: endRadius)
    case .angular(_, let center, let startAngle, let endAngle):
      .angular(stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }
  }

  /// The same paint, all of one colour.
  private func filled(with color: Color.Resolved) -> Paint {
    if case .color = self { return .color(color) }
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
