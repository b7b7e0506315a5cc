public import LaminaGeometry

/// What fills an area: one colour, or a gradient placed in points.
public enum Paint: Hashable, Sendable {
  /// A resolved colour at a location from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour at this place.
    public var color: Color.Resolved
    /// The place along the gradient, from 0 to 1.
    public var location: CGFloat

    /// Makes a stop of a colour and its place along the gradient, from 0 to 1.
    public init(color: Color.Resolved, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The same colour everywhere.
  case color(Color.Resolved)
  /// Colours along the line between two points, and the end colours beyond it.
  case linear([Stop], from: CGPoint, to: CGPoint)
  /// Colours along circles around `center`, between two radii in points.
  case radial([Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Around `center`, clockwise on screen from `startAngle` to `endAngle`.
  case angular([Stop], center: CGPoint, startAngle: Angle, endAngle: Angle)
  /// A gradient that is stretched or repeated, a mesh of colours, or a picture side by side with itself.
  indirect case pattern(PaintPattern)

  /// Whether nothing behind it shows through.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
      !stops.isEmpty && stops.allSatisfy(\.color.isOpaque)
    case .pattern(let pattern): pattern.isOpaque
    }
  }

  /// Whether it leaves no mark at all.
  public var isClear: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
      stops.allSatisfy { $0.color.opacity <= 0 }
    case .pattern(let pattern): pattern.isClear
    }
  }
}

/// How an outline is stroked; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  /// How an open line ends.
  public enum LineCap: Hashable, Sendable {
    /// At the end of the line, straight.
    case butt
    /// With half a circle around the end.
    case round
    /// Half the line's width beyond the end, straight.
    case square
  }
  /// How two pieces of a line meet.
  public enum LineJoin: Hashable, Sendable {
    /// In a point, as long as `miterLimit` allows; else as `bevel`.
    case miter
    /// With a part of a circle around the corner.
    case round
    /// With the corner cut off straight.
    case bevel
  }

  /// The width of the line, half of it on each side of the outline.
  public var lineWidth: CGFloat
  /// How open lines end, and each dash.
  public var lineCap: LineCap
  /// How two pieces of a line meet in a corner.
  public var lineJoin: LineJoin
  /// How many times the line's width a corner's point may be long, before it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turns, beginning with a dash; an unbroken line where it is
  /// empty.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// Makes a style of an unbroken line one point wide, with straight ends and pointed corners,
  /// unless said.
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
