import LaminaDisplay
import LaminaDrawing
public import LaminaGeometry

/// A style that fills with a picture, again and again.
///
/// ```swift
/// Rectangle().fill(ImagePaint(image: Image("bricks"), scale: 0.5))
/// ```
/// Tiles begin at the upper left corner of what is filled. Symbols fill nothing.
public nonisolated struct ImagePaint: ShapeStyle, Equatable {
  /// The picture.
  public var image: Image
  /// The part of it to show, in fractions of its sides.
  public var sourceRect: CGRect
  /// How many times as large as the picture a tile is.
  public var scale: CGFloat

  /// Makes a style that fills with a picture, or a part of it.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale.usable("ImagePaint(scale:)")
  }

  /// The picture, or a fainter one.
  @MainActor
  public func paint(at level: Int, in environment: EnvironmentValues) -> StylePaint {
    guard let tile = image.tile(in: environment), scale > 0 else {
      return StylePaint(.color(.clear))
    }
    var drawing = tile.drawing
    drawing.part = sourceRect
    return StylePaint(.tiles(drawing, scale: tile.scale * scale)).faded(to: level)
  }
}

nonisolated extension ShapeStyle where Self == ImagePaint {
  /// Fills with a picture, again and again.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
