public import LaminaDrawing
public import LaminaGeometry

/// A picture as it is to be shown: equal requests share one bitmap.
public struct ImageRequest: Hashable, Sendable {
  public var source: ImageSource
  /// The part to show, in fractions of the upright picture.
  public var part: CGRect
  /// How many pixels that part becomes.
  public var size: PixelSize
  public var interpolation: Interpolation

  /// Asks for `part` of `source` at `size` device pixels.
  public init(
    _ source: ImageSource, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    size: PixelSize, interpolation: Interpolation = .medium
  ) {
    self.source = source
    self.part = part
    self.size = size
    self.interpolation = interpolation
  }

  /// The size the whole picture would have, at which it is decoded at least.
  var wholeSize: PixelSize {
    func whole(_ count: Int, _ fraction: CGFloat) -> Int {
      let length = (CGFloat(count) / max(fraction, 1e-6) - 1e-6).rounded(.up)
      return Int(min(max(length, 1), 1e9))
    }
    return PixelSize(
      width: whole(size.width, part.width), height: whole(size.height, part.height))
  }
}
