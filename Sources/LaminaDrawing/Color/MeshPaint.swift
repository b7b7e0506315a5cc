public import LaminaGeometry

/// Colours at the points of a grid that may be bent, and all that lies between them.
///
/// ```
///  ●───────●───────●      a point has a place, and a control point towards each of its neighbours;
///  │       │       │      between four points lies a patch whose sides are cubic curves
///  ●─────── ╲ ─────●
///  │         ●     │
///  ●───────●───────●
/// ```
public struct MeshPaint: Hashable, Sendable {
  /// A point of the grid, with the controls of the curves that lead away from it.
  public struct Vertex: Hashable, Sendable {
    /// Where it is.
    public var position: CGPoint
    /// The control towards the point before it in its row.
    public var leading: CGPoint
    /// The control towards the point above it.
    public var top: CGPoint
    /// The control towards the next point in its row.
    public var trailing: CGPoint
    /// The control towards the point below it.
    public var bottom: CGPoint

    /// Makes a point with its four controls.
    public init(
      position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// How many points a row has.
  public let columns: Int
  /// How many rows there are.
  public let rows: Int
  /// The points, row by row.
  public private(set) var vertices: [Vertex]
  /// The colours of the points.
  public private(set) var colors: [Color.Resolved]
  /// The colour of what lies outside.
  public var background: Color.Resolved
  /// Whether colours go over into each other smoothly across points, not only between them.
  public var smoothsColors: Bool
  /// Whether they are mixed as eyes see them.
  public var isPerceptual: Bool

  /// Makes a mesh; nil where there are not as many points and colours as rows and columns say, or fewer than two of
  /// either.
  public init?(
    columns: Int, rows: Int, vertices: [Vertex], colors: [Color.Resolved],
    background: Color.Resolved = .clear, smoothsColors: Bool = true, isPerceptual: Bool = false
  ) {
    guard columns >= 2, rows >= 2, columns <= 1_000, rows <= 1_000,
      vertices.count == columns * rows, colors.count == columns * rows
    else { return nil }
    self.columns = columns
    self.rows = rows
    self.vertices = vertices
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.isPerceptual = isPerceptual
  }

  /// The same, `factor` times as strong.
  package func faded(by factor: Float) -> MeshPaint {
    var copy = self
    copy.colors = colors.map { $0.opacity(factor) }
    copy.background = background.opacity(factor)
    return copy
  }

  /// The same grid with other points and colours, as many as there are.
  package func with(_ vertices: [Vertex], _ colors: [Color.Resolved]) -> MeshPaint {
    var copy = self
    if vertices.count == self.vertices.count { copy.vertices = vertices }
    if colors.count == self.colors.count { copy.colors = colors }
    return copy
  }

  /// The points of a grid of which only places are known: curves go through them without corners.
  public static func vertices(at points: [CGPoint], columns: Int) -> [Vertex] {
    guard columns > 0 else { return [] }
    let rows = points.count / columns
    func at(_ column: Int, _ row: Int) -> CGPoint { points[row * columns + column] }
    return (0..<rows * columns).map { index in
      let (column, row) = (index % columns, index / columns)
      let here = points[index]
      let left = at(max(column - 1, 0), row)
      let right = at(min(column + 1, columns - 1), row)
      let above = at(column, max(row - 1, 0))
      let below = at(column, min(row + 1, rows - 1))
      let across = here.third(from: left, to: right, isEnd: column == 0 || column == columns - 1)
      let down = here.third(from: above, to: below, isEnd: row == 0 || row == rows - 1)
      return Vertex(
        position: here, leading: here.moved(across, -1), top: here.moved(down, -1),
        trailing: here.moved(across, 1), bottom: here.moved(down, 1))
    }
  }
}

extension CGPoint {
  /// A third of the way that a curve goes in a unit of its parameter at this point.
  fileprivate func third(from a: CGPoint, to b: CGPoint, isEnd: Bool) -> CGSize {
    let part: CGFloat = isEnd ? 1 / 3 : 1 / 6
    return CGSize(width: (b.x - a.x) * part, height: (b.y - a.y) * part)
  }

  fileprivate func moved(_ step: CGSize, _ factor: CGFloat) -> CGPoint {
    CGPoint(x: x + step.width * factor, y: y + step.height * factor)
  }
}
