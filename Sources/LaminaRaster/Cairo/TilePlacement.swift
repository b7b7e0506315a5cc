import LaminaDrawing
import LaminaGeometry

/// What to ask the store for, to fill with a picture again and again, and how large a tile is.
///
/// Drawing and prefetching both ask through this, so that they ask for the same.
struct TilePlacement {
  let request: ImageRequest
  /// The size of a tile in the coordinates of the pattern.
  let size: CGSize

  /// Returns nil where a tile has no area, or one without end.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - factor: how many times as large as the picture a tile is.
  ///   - info: what the picture's header says.
  ///   - toPixels: from the coordinates of the pattern to device pixels.
  init?(_ image: ImageDrawing, scale factor: CGFloat, info: ImageInfo, toPixels: CGAffineTransform)
  {
    var image = image
    image.part = image.part.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    let part = image.part
    guard !part.isEmpty, part.minX.isFinite, part.minY.isFinite, part.width > 0, part.height > 0
    else { return nil }
    size = CGSize(
      width: info.size.width * part.width * factor, height: info.size.height * part.height * factor)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    let scale = toPixels.lengthScale
    func count(_ length: CGFloat) -> Int { Int(min(max((length * scale).rounded(), 1), 8_192)) }
    let pixels = PixelSize(width: count(size.width), height: count(size.height))
    request = ImageRequest(image, size: pixels, scale: scale)
  }
}
