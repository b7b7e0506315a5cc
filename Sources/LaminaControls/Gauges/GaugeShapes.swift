import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// The bar of a gauge: filled up to the value, or with a mark at it.
struct GaugeBar: View {
  let value: Double
  let isCapacity: Bool
  @ScaledMetric private var height = 8.0
  @Environment(\.patternTint) private var pattern
  @Environment(\.appearsActive) private var isActive
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    bar.frame(height: height.rounded()).frame(minWidth: 40, idealWidth: 160)
  }

  private var isMirrored: Bool { direction == .rightToLeft }
  private var fill: AnyShapeStyle {
    GaugeFill(pattern: pattern, isActive: isActive).along(isMirrored: isMirrored)
  }

  private func mark(_ radius: Double) -> GaugeMark {
    GaugeMark(value: value, radius: radius, isMirrored: isMirrored)
  }

  @ViewBuilder private var bar: some View {
    if isCapacity {
      // The part is cut out of the whole, so that a gradient belongs to the range and not to the value.
      Capsule().fill(.quaternary)
        .overlay { Rectangle().fill(fill).mask { GaugePart(value: value, isMirrored: isMirrored) } }
    } else {
      Capsule().fill(fill)
        .overlay { mark(height / 2 + 2).fill(.background) }
        .overlay { mark(height / 2 - 0.5).fill(Color.primary) }
    }
  }
}

/// What gauges are filled with.
struct GaugeFill {
  let pattern: AnyShapeStyle?
  let isActive: Bool

  private var plain: AnyShapeStyle {
    isActive ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.inactiveAccent)
  }

  private var gradient: AnyGradient? {
    guard let style = pattern?.style else { return nil }
    return style as? AnyGradient ?? (style as? Gradient).map { AnyGradient($0) }
  }

  /// From the beginning of a bar to its end.
  func along(isMirrored: Bool) -> AnyShapeStyle {
    guard let gradient else { return pattern ?? plain }
    return AnyShapeStyle(
      LinearGradient(
        gradient: gradient, startPoint: isMirrored ? .trailing : .leading,
        endPoint: isMirrored ? .leading : .trailing))
  }

  /// From the beginning of an arc to its end.
  func around(_ arc: GaugeArc) -> AnyShapeStyle {
    guard let gradient else { return pattern ?? plain }
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: arc.start, endAngle: arc.end))
  }
}

/// The part of a bar up to a value, its ends round.
private nonisolated struct GaugePart: Shape, Equatable {
  var value: Double
  let isMirrored: Bool

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard value > 0 else { return Path() }
    var part = rect
    part.size.width = max(rect.height, rect.width * min(value, 1))
    if isMirrored { part.origin.x = rect.maxX - part.width }
    return Path(roundedRect: part, cornerRadius: rect.height / 2)
  }
}

/// A disc on a bar at a value.
private nonisolated struct GaugeMark: Shape, Equatable {
  var value: Double
  let radius: Double
  let isMirrored: Bool

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let inset = rect.height / 2
    let x = rect.minX + inset + (rect.width - 2 * inset) * (isMirrored ? 1 - value : value)
    return Path(
      ellipseIn: CGRect(x: x - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius)
    )
  }
}

/// The line that a ring follows, clockwise.
nonisolated struct GaugeArc: Hashable {
  let start: Angle
  let end: Angle

  /// All around, from above.
  static let whole = GaugeArc(start: .degrees(-90), end: .degrees(270))
  /// With an opening below.
  static let open = GaugeArc(start: .degrees(135), end: .degrees(405))

  func angle(at value: Double) -> Angle { start + (end - start) * value }
  func part(to value: Double) -> GaugeArcPart { GaugeArcPart(arc: self, value: value) }
}

/// A part of a ring, from its beginning.
nonisolated struct GaugeArcPart: Shape, Equatable {
  let arc: GaugeArc
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return Path {
      $0.addArc(
        center: center, radius: radius, startAngle: arc.start, endAngle: arc.angle(at: value),
        clockwise: false)
    }
  }
}

/// A disc on a ring at a value.
nonisolated struct GaugeArcMark: Shape, Equatable {
  let arc: GaugeArc
  var value: Double
  let radius: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let angle = arc.angle(at: value).radians
    let distance = min(rect.width, rect.height) / 2
    let center = CGPoint(x: rect.midX + distance * cos(angle), y: rect.midY + distance * sin(angle))
    return Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
