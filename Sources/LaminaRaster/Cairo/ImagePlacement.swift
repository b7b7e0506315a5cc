import LaminaDrawing
import LaminaGeometry

/// What to ask the store for, to draw a picture under a transform, and where it goes.
///
/// Drawing, prefetching and handing out a picture without drawing all ask through this, so that
/// they ask for the same.
struct ImagePlacement {
  let request: ImageRequest
  /// The device pixels of an upright picture; nil where it is turned and has to be drawn with a
  /// filter.
  let place: PixelRect?

  /// Returns nil where nothing of the picture can be seen.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - rect: where it is drawn.
  ///   - transform: from the list's points to device pixels.
  ///   - clip: the pixels that may change; only for pictures far larger than a screen.
  init?(
    _ image: ImageDrawing, in rect: CGRect, transform: CGAffineTransform, clip: PixelRect?
  ) {
    let rect = rect.standardized
    guard transform.isUsable, image.part.width > 0, image.part.height > 0, rect.width > 0,
      rect.height > 0
    else { return nil }
    guard transform.isUpright else {
      let size = transform.pixelSize(of: rect)
      request = ImageRequest(image, size: size, scale: transform.lengthScale)
      place = nil
      return
    }
    // Upright pictures are scaled to whole device pixels.
    let whole = PixelRect(snapping: transform.heldBox(of: rect))
    guard let seen = whole.worthwhile(clip), !seen.isEmpty else { return nil }
    var cut = image
    cut.part = image.part.cut(whole, to: seen)
    request = ImageRequest(cut, size: seen.size, scale: transform.lengthScale)
    place = seen
  }
}

extension PixelRect {
  /// The pixels whose edges are nearest to those of `box`, at least one.
  fileprivate init(snapping box: CGRect) {
    let box = box.snapped
    self.init(
      x: Int(box.minX), y: Int(box.minY), width: max(1, Int(box.width)),
      height: max(1, Int(box.height)))
  }

  /// All of the rectangle unless it is far larger than what can be seen of it.
  ///
  /// The whole is preferred: the request stays the same while the picture scrolls. Nil for one that
  /// is too large while it is not known what can be seen.
  fileprivate func worthwhile(_ clip: PixelRect?) -> PixelRect? {
    guard width > 16_384 || height > 16_384 || width * height > 16_000_000 else { return self }
    return clip.map(intersection)
  }
}

extension CGAffineTransform {
  /// An upright rectangle in pixels, held to what numbers for pixels can say.
  func heldBox(of rect: CGRect) -> CGRect {
    let mapped = rect.standardized.applying(self)
    let (left, top) = (Canvas.held(mapped.minX), Canvas.held(mapped.minY))
    let right = Canvas.held(mapped.maxX)
    let bottom = Canvas.held(mapped.maxY)
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// How many pixels a turned rectangle's sides are long.
  fileprivate func pixelSize(of rect: CGRect) -> PixelSize {
    func pixels(_ length: CGFloat, _ x: CGFloat, _ y: CGFloat) -> Int {
      Int(min(max((length * (x * x + y * y).squareRoot()).rounded(.up), 1), 4096))
    }
    return PixelSize(width: pixels(rect.width, a, b), height: pixels(rect.height, c, d))
  }
}

extension CGRect {
  /// The fractions of a part that remain when its pixels `whole` are cut down to `seen`.
  fileprivate func cut(_ whole: PixelRect, to seen: PixelRect) -> CGRect {
    guard whole != seen else { return self }
    let (w, h) = (CGFloat(whole.width), CGFloat(whole.height))
    return CGRect(
      x: minX + width * CGFloat(seen.x - whole.x) / w,
      y: minY + height * CGFloat(seen.y - whole.y) / h,
      width: width * CGFloat(seen.width) / w, height: height * CGFloat(seen.height) / h)
  }
}
