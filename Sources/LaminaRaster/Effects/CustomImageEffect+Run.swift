import LaminaDrawing
import LaminaGeometry

extension CustomImageEffect {
  /// A copy of `bitmap` that the effect has changed; nil when cancelled.
  func run(on bitmap: Bitmap, scale: CGFloat, token: CancellationToken) -> Bitmap? {
    guard !token.isCancelled else { return nil }
    let size = bitmap.size
    let stride = bitmap.size.width * 4
    let buffer = PixelBuffer(size: size, format: .argb32)
    let isOpaque = buffer.withUnsafeMutableBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for y in 0..<size.height {
        for x in 0..<size.width { pixels[y * size.width + x] = bitmap.pixel(x: x, y: y) }
      }
      change(ImagePixels(bytes, size: size, bytesPerRow: stride, scale: scale, token: token))
      return pixels.prefix(size.area).allSatisfy { $0 >> 24 == 255 }
    }
    return token.isCancelled ? nil : Bitmap(buffer, isOpaque: isOpaque)
  }
}
