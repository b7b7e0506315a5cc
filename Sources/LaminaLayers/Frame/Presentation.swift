public import LaminaDrawing
public import LaminaGeometry

/// Everything a frame is made of: the layers, the pictures the workers made, and the surface.
public struct Presentation: Sendable {
  public var root: Layer
  /// By layer; only layers whose contents are `drawn` need one.
  public var pictures: [Layer.ID: LayerPicture]
  /// By layer: painted above its picture, or where there is none; only for `drawn` contents.
  public var standIns: [Layer.ID: PaintedPlaceholder]
  /// The surface, in points.
  public var size: CGSize
  /// The surface's pixels for each point.
  public var scale: CGFloat
  /// Painted below the root; taken as opaque, but a clear one is not painted at all: then the
  /// buffer must be clear where there is damage.
  public var background: Color.Resolved

  public init(
    root: Layer, pictures: [Layer.ID: LayerPicture] = [:],
    standIns: [Layer.ID: PaintedPlaceholder] = [:], size: CGSize, scale: CGFloat = 1,
    background: Color.Resolved = .white
  ) {
    self.root = root
    self.pictures = pictures
    self.standIns = standIns
    self.size = size
    self.scale = scale
    self.background = background
  }

  /// The surface, in device pixels.
  public var pixelSize: PixelSize {
    let (width, height) = (size.width * scale, size.height * scale)
    guard scale > 0, width.isFinite, height.isFinite else { return .zero }
    return PixelSize(covering: size, scale: scale)
  }
}
