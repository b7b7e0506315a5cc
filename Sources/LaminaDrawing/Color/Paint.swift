public import LaminaGeometry

/// What fills an area: one colour, or a gradient placed in points.
public enum Paint: Hashable, Sendable {
  /// A resolved colour at a location from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color.Resolved
    public var location: CGFloat

    public init(color: Color.Resolved, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  case color(Color.Resolved)
  case linear([Stop], from: CGPoint, to: CGPoint)
  case radial([Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Around `center`, clockwise on screen from `startAngle` to `endAngle`.
  case angular([Stop], center: CGPoint, startAngle: Angle, endAngle: Angle)

  /// Whether nothing behind it shows through.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
      !stops.isEmpty && stops.allSatisfy(\.color.isOpaque)
    }
  }

  /// Whether it leaves no mark at all.
  public var isClear: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
      stops.allSatisfy { $0.color.opacity <= 0 }
    }
  }
}

/// How an outline is stroked; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  /// How an open line ends.
  public enum LineCap: Hashable, Sendable { case butt, round, square }
  /// How two pieces of a line meet.
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

  public var lineWidth: CGFloat
  public var lineCap: LineCap
  public var lineJoin: LineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// How far beyond a path its line reaches at most.
  package var reach: CGFloat {
    lineWidth / 2 * max(lineJoin == .miter ? miterLimit : 1, lineCap == .square ? 1.4143 : 1)
  }
}
