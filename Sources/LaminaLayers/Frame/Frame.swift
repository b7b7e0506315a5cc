public import LaminaDrawing
public import LaminaGeometry

/// What a host draws to bring its retained buffer up to date, by `Rasterizer.draw(_:into:scale:)`.
public struct Frame: Sendable {
  /// What it cost to make, counted.
  public struct Statistics: Hashable, Sendable {
    /// Layers looked at to find what changed.
    public var layersCompared = 0
    /// Layers looked at to draw what changed.
    public var layersVisited = 0
    public var blits = 0
    /// Bytes of bitmaps that lie in what is painted.
    public var bytes = 0
    /// Pixels that are copied and not painted.
    public var pixelsMoved = 0
    /// Layers of which a bitmap was made, to be kept; of a large one, each of its tiles counts.
    public var rasterizedLayers = 0
    /// The pixels of these bitmaps.
    package var rasterizedPixels = 0

    public init() {}
  }

  /// The only pixels that may change: at most eight rectangles.
  public let damage: [PixelRect]
  /// Pixels that are copied within the buffer before anything is painted.
  public let move: Move?
  /// The damage that is not right when the pixels were copied: all of it where none are.
  public let painted: [PixelRect]
  /// Covers what is painted completely; in points.
  public let list: DisplayList
  /// For each rectangle that is painted the pixels to draw on, so that no soft edge is cut at its side.
  let canvases: [PixelRect]
  public let statistics: Statistics
}
