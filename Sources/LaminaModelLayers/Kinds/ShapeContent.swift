public import LaminaAnimation
public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers

/// An outline that is filled and stroked.
///
/// ```swift
/// var ring = ShapeContent(path: Path(ellipseIn: CGRect(x: 4, y: 4, width: 40, height: 40)))
/// ring.fill = nil
/// ring.strokeColor = .black
/// ring.lineWidth = 3
/// ring.strokeEnd = 0.75        // three quarters of the circle
/// ```
///
/// The path is in the layer's own points, whatever its size. The fill lies below the stroke, and
/// trimming cuts the stroke alone.
public struct ShapeContent: LayerContent {
  /// Which places count as inside of an outline that goes around them more than once.
  public enum FillRule: Hashable, Sendable {
    /// Places that the outline goes around more often in one direction than in the other.
    case nonZero
    /// Places that the outline goes around an odd number of times.
    case evenOdd
  }

  /// The outline, in the layer's own points.
  public var path: Path
  /// What the inside is filled with; black by default, nil for nothing.
  public var fill: Paint?
  /// Which places count as inside of the outline.
  public var fillRule: FillRule
  /// What the line is drawn with; nil for none.
  public var stroke: Paint?
  /// Width, caps, joins and dashes of the line; dashes begin where the trimmed line does.
  public var strokeStyle: StrokeStyle
  /// Where the line begins, as a fraction of the outline's length, subpaths included.
  public var strokeStart: CGFloat
  /// Where the line ends, as a fraction of the outline's length.
  public var strokeEnd: CGFloat

  /// Makes an outline, filled black and without a line unless something else is said.
  public init(
    path: Path, fill: Paint? = .color(.black), fillRule: FillRule = .nonZero,
    stroke: Paint? = nil, strokeStyle: StrokeStyle = StrokeStyle(), strokeStart: CGFloat = 0,
    strokeEnd: CGFloat = 1
  ) {
    self.path = path
    self.fill = fill
    self.fillRule = fillRule
    self.stroke = stroke
    self.strokeStyle = strokeStyle
    self.strokeStart = strokeStart
    self.strokeEnd = strokeEnd
  }

  /// The fill as one colour; nil where it is none.
  public var fillColor: Color.Resolved? {
    get { fill?.color }
    set { fill = newValue.map { .color($0) } }
  }

  /// The stroke as one colour; nil where it is none.
  public var strokeColor: Color.Resolved? {
    get { stroke?.color }
    set { stroke = newValue.map { .color($0) } }
  }

  /// The width of the line, in points.
  public var lineWidth: CGFloat {
    get { strokeStyle.lineWidth }
    set { strokeStyle.lineWidth = newValue }
  }

  /// Drawn into each frame while the outline is short, by a worker when it is long.
  public func contents(in size: CGSize, scale: CGFloat, at time: TimeInterval) -> Contents {
    let list = DisplayList { recorder in
      if let fill { recorder.fill(path, with: fill, eoFill: fillRule == .evenOdd) }
      if let stroke {
        recorder.stroke(
          path.trimmedPath(from: strokeStart, to: strokeEnd), with: stroke,
          style: strokeStyle)
      }
    }
    if list.isEmpty { return .none }
    return path.elements.count <= Self.shortOutline ? .direct(list) : .drawn(list)
  }

  /// More steps than these are dearer to draw in each frame than a bitmap is to lay on.
  private static let shortOutline = 64
}

extension ShapeContent {
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<StructuredVector, StructuredVector>,
    AnimatablePair<StructuredVector, AnimatableVector>
  >

  /// The outline where it keeps its steps, both paints, the line's width, dashes and ends.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(path.movingData, Paint.movingData(of: fill)),
        AnimatablePair(
          Paint.movingData(of: stroke), AnimatableVector(lengths.map { Double($0) })))
    }
    set {
      path = path.moved(to: newValue.first.first)
      fill = Paint.moved(fill, to: newValue.first.second)
      stroke = Paint.moved(stroke, to: newValue.second.first)
      let moved = newValue.second.second.values.map { CGFloat($0) }
      guard moved.count >= lengths.count else { return }
      strokeStart = moved[0]
      strokeEnd = moved[1]
      strokeStyle.lineWidth = moved[2]
      strokeStyle.dashPhase = moved[3]
      strokeStyle.dash = Array(moved[4..<(4 + strokeStyle.dash.count)])
    }
  }

  private var lengths: [CGFloat] {
    [strokeStart, strokeEnd, strokeStyle.lineWidth, strokeStyle.dashPhase] + strokeStyle.dash
  }
}

extension Paint {
  fileprivate var color: Color.Resolved? { if case .color(let color) = self { color } else { nil } }
}
