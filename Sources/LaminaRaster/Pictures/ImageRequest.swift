public import LaminaDrawing
public import LaminaGeometry

/// A picture as it is to be shown: equal requests share one bitmap.
public struct ImageRequest: Hashable, Sendable {
  public let source: ImageSource
  /// The part to show, in fractions of the upright picture.
  public let part: CGRect
  /// How many pixels that part becomes.
  public let size: PixelSize
  public let interpolation: Interpolation
  /// What is done to the pixels at that size, in order.
  public let effects: [ImageEffect]
  /// Which picture of an animation, from 0.
  public let frame: Int
  /// Pixels for each point, for effects with lengths; 1 where no effect has any, so that equal
  /// pictures are shared whatever the scale.
  public let scale: CGFloat

  /// Asks for `part` of `source` at `size` device pixels.
  public init(
    _ source: ImageSource, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    size: PixelSize, interpolation: Interpolation = .medium, effects: [ImageEffect] = [],
    frame: Int = 0, scale: CGFloat = 1
  ) {
    self.source = source
    self.part = part
    self.size = size
    self.interpolation = interpolation
    self.effects = effects
    self.frame = frame
    self.scale = effects.contains(where: \.hasLengths) ? scale : 1
  }

  /// Asks for what `drawing` shows, but for its tint, at `size` device pixels.
  public init(_ drawing: ImageDrawing, size: PixelSize, scale: CGFloat) {
    self.init(
      drawing.source, part: drawing.part, size: size, interpolation: drawing.interpolation,
      effects: drawing.effects, frame: drawing.frame, scale: scale)
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
