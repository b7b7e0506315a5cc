import CCairo
import LaminaDrawing
import LaminaGeometry

/// Pixels of their own for what is drawn apart, clear at first; coordinates stay those of the device.
final class GroupSurface {
  let rect: PixelRect
  let canvas: Canvas
  private var buffer: PixelBuffer?

  /// Returns nil where there is nothing to draw on, or too much.
  init?(_ rect: PixelRect) {
    guard !rect.isEmpty, rect.width <= 32_000, rect.height <= 32_000, rect.area < 1 << 27 else {
      return nil
    }
    let buffer = PixelBuffer(size: rect.size, format: .argb32)
    let stride = buffer.bytesPerRow
    let made = buffer.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.flatMap {
        Canvas(
          Canvas.Place(pixels: $0, size: rect.size, format: .argb32, bytesPerRow: stride),
          origin: PixelPoint(x: rect.x, y: rect.y))
      }
    }
    guard let made else { return nil }
    self.rect = rect
    canvas = made
    self.buffer = consume buffer
  }

  /// The pixels, which can then no longer be drawn on; nil the second time.
  func finish() -> PlacedBitmap? {
    cairo_surface_flush(cairo_get_target(canvas.context))
    guard let pixels = buffer.take() else { return nil }
    return PlacedBitmap(Bitmap(pixels), at: rect)
  }
}
