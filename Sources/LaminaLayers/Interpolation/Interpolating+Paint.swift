package import LaminaAnimation
package import LaminaDrawing
import LaminaGeometry

extension Color.Resolved: Interpolating, InterpolationForm {
  package func write(to writer: inout NumberWriter) {
    let part = perceptual
    for index in 0..<4 { writer.write(part[index]) }
  }

  package func value(reading reader: inout NumberReader) -> Color.Resolved {
    let lightness = reader.read()
    let a = reader.read()
    let b = reader.read()
    return Color.Resolved(perceptual: SIMD4(lightness, a, b, reader.read()))
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

  package func write(to writer: inout NumberWriter) {
    for stop in stops {
      stop.color.write(to: &writer)
      writer.write(stop.location)
    }
    switch self {
    case .color(let color): color.write(to: &writer)
    case .linear(_, let start, let end):
      writer.write(start)
      writer.write(end)
    case .radial(_, let center, let startRadius, let endRadius):
      writer.write(center)
      writer.write(CGPoint(x: startRadius, y: endRadius))
    case .angular(_, let center, let startAngle, let endAngle):
      writer.write(center)
      writer.write(CGPoint(x: startAngle.radians, y: endAngle.radians))
    }
  }

  package func value(reading reader: inout NumberReader) -> Paint {
    let stops = stops.map { stop in
      Stop(color: stop.color.value(reading: &reader), location: reader.read())
    }
    switch self {
    case .color(let color): return .color(color.value(reading: &reader))
    case .linear:
      let start = reader.readPoint()
      return .linear(stops, from: start, to: reader.readPoint())
    case .radial:
      let center = reader.readPoint()
      let radii = reader.readPoint()
      return .radial(
        stops, center: center, startRadius: max(0, radii.x), endRadius: max(0, radii.y))
    case .angular:
      let center = reader.readPoint()
      let angles = reader.readPoint()
      return .angular(
        stops, center: center, startAngle: Angle(radians: angles.x),
        endAngle: Angle(radians: angles.y))
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
