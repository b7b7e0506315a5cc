import LaminaDrawing
import LaminaGeometry

/// Draws sprites into premultiplied pixels.
///
/// ```
///  for each sprite, for each pixel of its box:
///    place in the picture ──coverage or colour──▶ source ──over or plus──▶ pixel
/// ```
struct SpritePainter {
  let pixels: UnsafeMutablePointer<UInt32>
  let pixelsPerRow: Int
  /// The device pixels that `pixels` stand for.
  let area: PixelRect
  let isAdditive: Bool

  func paint(_ batch: SpriteBatch, under transform: CGAffineTransform, token: CancellationToken) {
    let box = batch.picture.bounds
    for sprite in batch.sprites where sprite.color.opacity > 0 {
      if token.isCancelled { return }
      let place = sprite.transform.concatenating(transform)
      guard place.isUsable else { continue }
      let whole = PixelRect(covering: box.applying(place), scale: 1)
      let touched = whole.intersection(area)
      guard !touched.isEmpty else { continue }
      paint(batch.picture, SpritePlace(place, whole: whole, touched: touched), color: sprite.color)
    }
  }

  private func paint(_ picture: SpritePicture, _ place: SpritePlace, color: Color.Resolved) {
    let source = color.premultiplied
    switch picture {
    case .disc(let radius):
      let disc = DiscCoverage(radius: Float(radius), pixels: place.pixelsPerPoint)
      fill(place) { PackedPixel.scaled(source, by: disc.coverage(at: $0)) }
    case .glow(let radius):
      let inverse = 1 / Float(radius * radius)
      fill(place) { point in
        let rest = max(0, 1 - (point * point).sum() * inverse)
        return PackedPixel.scaled(source, by: UInt32(rest * rest * 256 + 0.5))
      }
    case .rectangle(let size):
      let half = SIMD2(Float(size.width), Float(size.height)) / 2
      let sides = place.pixelsAlongSides
      fill(place) { point in
        let inside = ((half - point.absolute) * sides + 0.5)
          .clamped(lowerBound: .zero, upperBound: .one)
        return PackedPixel.scaled(source, by: UInt32(inside.x * inside.y * 256 + 0.5))
      }
    case .bitmap(let bitmap, let scale):
      paint(bitmap, scale: Float(scale), place: place, color: color)
    case .path: break
    }
  }

  private func paint(
    _ bitmap: Bitmap, scale: Float, place: SpritePlace, color: Color.Resolved
  ) {
    bitmap.withUnsafeBytes { bytes in
      let sampler = BitmapSampler(bytes, of: bitmap, color: color)
      let middle = SIMD2(Float(bitmap.size.width), Float(bitmap.size.height)) / 2
      fill(place) { sampler.sample(at: $0 * scale + middle) }
    }
  }

  /// Asks for the source at the middle of each pixel, in the picture's points.
  @inline(__always)
  private func fill(_ place: SpritePlace, _ source: (SIMD2<Float>) -> UInt32) {
    let box = place.touched
    for y in box.y..<box.maxY {
      let start = place.rowStart(y)
      let row = pixels + (y - area.y) * pixelsPerRow - area.x
      for x in box.x..<box.maxX {
        let value = source(start + place.step * Float(x - place.firstColumn))
        guard value != 0 else { continue }
        row[x] = isAdditive ? PackedPixel.sum(row[x], value) : PackedPixel.over(row[x], value)
      }
    }
  }
}

/// Where a sprite lies on the device, and the way back from pixels to its own points.
struct SpritePlace {
  /// The pixels to draw.
  let touched: PixelRect
  /// The sprite's leftmost pixels, drawn or not: places do not depend on what is drawn again.
  let firstColumn: Int
  /// The change of the point from one pixel to the next on the right.
  let step: SIMD2<Float>
  /// How many pixels a point is long, along the picture's x and y.
  let pixelsAlongSides: SIMD2<Float>
  private let toPicture: CGAffineTransform

  init(_ transform: CGAffineTransform, whole: PixelRect, touched: PixelRect) {
    self.touched = touched
    firstColumn = whole.x
    toPicture = transform.inverted()
    step = SIMD2(Float(toPicture.a), Float(toPicture.b))
    pixelsAlongSides = SIMD2(
      Float(hypot(transform.a, transform.b)), Float(hypot(transform.c, transform.d)))
  }

  var pixelsPerPoint: Float { (pixelsAlongSides.x * pixelsAlongSides.y).squareRoot() }

  /// The middle of the first pixel of a row, in the picture's points.
  func rowStart(_ y: Int) -> SIMD2<Float> {
    let point = CGPoint(x: CGFloat(firstColumn) + 0.5, y: CGFloat(y) + 0.5).applying(toPicture)
    return SIMD2(Float(point.x), Float(point.y))
  }
}

/// How much of a pixel a disc covers, in 256ths; the edge is a pixel wide.
struct DiscCoverage {
  private let radius: Float
  private let pixels: Float
  private let sureInside: Float
  private let sureOutside: Float

  init(radius: Float, pixels: Float) {
    self.radius = radius
    self.pixels = pixels
    let inner = max(0, radius - 0.5 / pixels)
    let outer = radius + 0.5 / pixels
    sureInside = inner * inner
    sureOutside = outer * outer
  }

  func coverage(at point: SIMD2<Float>) -> UInt32 {
    let square = (point * point).sum()
    if square < sureInside { return 256 }
    if square > sureOutside { return 0 }
    return UInt32(min(max((radius - square.squareRoot()) * pixels + 0.5, 0), 1) * 256)
  }
}

extension SIMD2<Float> {
  fileprivate var absolute: SIMD2<Float> { SIMD2(abs(x), abs(y)) }
}
