public import LaminaGeometry

/// What a surface is opened with.
public nonisolated struct SurfaceConfiguration: Hashable, Sendable {
  public var title: String
  /// The first size, in points; a display that is smaller may reduce it.
  public var size: CGSize
  /// The size in points below which the user cannot make it.
  public var minimumSize: CGSize
  public var isResizable: Bool
  /// The edge of the screen at which it stands over the screen's whole height, above other windows and without a
  /// frame; nil for a window like others.
  public var edge: ScreenEdge?
  /// Whether other windows are kept out of its place at the edge, where the desktop can do that.
  public var reservesSpace: Bool

  public init(
    title: String = "", size: CGSize = CGSize(width: 800, height: 600),
    minimumSize: CGSize = CGSize(width: 1, height: 1), isResizable: Bool = true,
    edge: ScreenEdge? = nil, reservesSpace: Bool = false
  ) {
    (self.edge, self.reservesSpace) = (edge, reservesSpace)
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
    self.isResizable = isResizable
  }
}

/// A side of the screen.
public nonisolated enum ScreenEdge: Hashable, Sendable {
  case left
  case right
}
