import LaminaDisplay
public import LaminaDrawing
import LaminaGeometry

/// Colours at the points of a grid, and all that lies between them.
///
/// ```swift
/// MeshGradient(
///   width: 3, height: 3,
///   points: [
///     [0, 0], [0.5, 0], [1, 0],
///     [0, 0.5], [0.8, 0.3], [1, 0.5],
///     [0, 1], [0.5, 1], [1, 1],
///   ],
///   colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint])
/// ```
/// Points are in fractions of what is filled. Where there are not as many points and colours as `width` times `height`,
/// the background alone is seen.
public nonisolated struct MeshGradient: SelfContainedStyle, Hashable {
  /// A point with the controls of the curves that lead to its neighbours.
  public nonisolated struct BezierPoint: Hashable, Sendable {
    /// Where it is, in fractions of what is filled.
    public var position: SIMD2<Float>
    /// The control towards the point before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control towards the point above it.
    public var topControlPoint: SIMD2<Float>
    /// The control towards the next point in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control towards the point below it.
    public var bottomControlPoint: SIMD2<Float>

    /// Makes a point with its four controls.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the points are.
  public nonisolated enum Locations: Hashable, Sendable {
    /// Places; the curves between them go through them without corners.
    case points([SIMD2<Float>])
    /// Places with controls.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points.
  public nonisolated enum Colors: Hashable, Sendable {
    /// Colours of the environment.
    case colors([Color])
    /// Components.
    case resolvedColors([Color.Resolved])
  }

  /// How many points a row has.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  /// Where the points are, row by row.
  public var locations: Locations
  /// Their colours.
  public var colors: Colors
  /// The colour of what lies outside of the grid.
  public var background: Color
  /// Whether colours go over into each other smoothly across points, too.
  public var smoothsColors: Bool
  /// How the colours between two points are found.
  public var colorSpace: Gradient.ColorSpace

  /// Makes a grid of points with or without controls.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Makes a grid of points.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a grid of points with components of colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a grid of points with controls.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Makes a grid of points with controls and components of colours.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// The mesh, or a fainter one.
  @MainActor
  public func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    let palette = environment.paletteByRole
    let ground = background.resolve(in: palette)
    let resolved: [Color.Resolved] =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: palette) }
      case .resolvedColors(let colors): colors
      }
    guard
      let mesh = MeshPaint(
        columns: width, rows: height, vertices: vertices, colors: resolved, background: ground,
        smoothsColors: smoothsColors, isPerceptual: colorSpace == .perceptual)
    else { return StylePaint(.color(ground)).faded(to: level) }
    return StylePaint(.mesh(mesh)).faded(to: level)
  }

  private var vertices: [MeshPaint.Vertex] {
    func point(_ place: SIMD2<Float>) -> CGPoint {
      CGPoint(x: CGFloat(place.x).usable(), y: CGFloat(place.y).usable())
    }
    switch locations {
    case .points(let points):
      guard (1...1_000).contains(width), (1...1_000).contains(height),
        points.count == width * height
      else { return [] }
      return MeshPaint.vertices(at: points.map { point($0) }, columns: width)
    case .bezierPoints(let points):
      return points.map {
        MeshPaint.Vertex(
          position: point($0.position), leading: point($0.leadingControlPoint),
          top: point($0.topControlPoint), trailing: point($0.trailingControlPoint),
          bottom: point($0.bottomControlPoint))
      }
    }
  }
}

extension MeshGradient: View { public typealias Body = Never }
extension MeshGradient: AreaStyle {}
