import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// The bar of a gauge: filled up to the value, or with a mark at it.
struct GaugeBar: View {
  let value: Double
  let isCapacity: Bool
  @ScaledMetric private var height = 8.0
  @ScaledMetric private var width = 160.0
  @GaugeFill private var fill
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    bar.frame(height: height.rounded()).frame(minWidth: 40, idealWidth: width)
  }

  private var isMirrored: Bool { direction == .rightToLeft }

  private func mark(_ radius: Double) -> GaugeMark {
    GaugeMark(track: .bar(isMirrored: isMirrored), value: value, radius: radius)
  }

  @ViewBuilder private var bar: some View {
    if isCapacity {
      // The part is cut out of the whole, so that a gradient belongs to the range and not to the value.
      Capsule().fill(.quaternary)
        .overlay {
          Rectangle().fill(fill.along(isMirrored: isMirrored))
            .mask { BarPart(fraction: value, isMirrored: isMirrored) }
        }
    } else {
      Capsule().fill(fill.along(isMirrored: isMirrored))
        .overlay { mark(height / 2 + 2).fill(.background) }
        .overlay { mark(height / 2 - 0.5).fill(Color.primary) }
    }
  }
}

/// What gauges are filled with.
@propertyWrapper
struct GaugeFill: DynamicProperty {
  @Environment(\.patternTint) private var pattern
  @Environment(\.appearsActive) private var isActive

  init() {}

  var wrappedValue: GaugeFill { self }

  private var plain: AnyShapeStyle { .done(isActive: isActive) }

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
  ///
  /// - Parameters:
  ///   - arc: the arc.
  ///   - cap: how far a round end stands out before the beginning of an arc that goes all around: it has the first
  ///     colour, too, although the arc's last one would come there.
  /// - Returns: the style.
  func around(_ arc: GaugeArc, cap: Angle = .zero) -> AnyShapeStyle {
    guard let gradient else { return pattern ?? plain }
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient.delayed(by: cap.degrees / 360), center: .center,
        startAngle: arc.start - cap, endAngle: arc.end - cap))
  }
}

/// A disc at a value, on a bar or on a ring.
nonisolated struct GaugeMark: Shape, Equatable {
  /// What it moves along.
  enum Track: Hashable {
    case bar(isMirrored: Bool)
    case ring(GaugeArc)
  }

  let track: Track
  var value: Double
  let radius: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let center = center(in: rect)
    return Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func center(in rect: CGRect) -> CGPoint {
    switch track {
    case .bar(let isMirrored):
      let way = rect.width - rect.height
      let x = rect.minX + rect.height / 2 + way * (isMirrored ? 1 - value : value)
      return CGPoint(x: x, y: rect.midY)
    case .ring(let arc):
      let angle = arc.angle(at: value).radians
      let distance = min(rect.width, rect.height) / 2
      return CGPoint(x: rect.midX + distance * cos(angle), y: rect.midY + distance * sin(angle))
    }
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

  /// A part of the ring, from its beginning.
  func part(to value: Double) -> RotatedShape<TrimmedShape<Circle>> {
    RotatedShape(
      shape: Circle().trim(from: 0, to: value * (end - start).degrees / 360), angle: start)
  }
}
