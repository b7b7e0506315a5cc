import LaminaDrawing
import LaminaGeometry

/// Reads a bitmap between its pixels, clear outside of it, multiplied by a colour.
struct BitmapSampler {
  private let pixels: UnsafeRawBufferPointer
  private let bytesPerRow: Int
  private let size: (width: Int, height: Int)
  private let alwaysOpaque: UInt32
  private let factors: SIMD4<Float>

  /// `bytes` are those of `bitmap`, and outlive the sampler.
  init(_ bytes: UnsafeRawBufferPointer, of bitmap: Bitmap, color: Color.Resolved) {
    pixels = bytes
    bytesPerRow = bitmap.bytesPerRow
    size = (bitmap.size.width, bitmap.size.height)
    alwaysOpaque = bitmap.format == .rgb24 ? 0xFF00_0000 : 0
    let alpha = min(max(color.opacity, 0), 1)
    factors =
      SIMD4(color.blue, color.green, color.red, 1)
      .clamped(lowerBound: .zero, upperBound: .one) * alpha
  }

  /// The premultiplied colour at a place in pixels, whose middles lie at halves.
  func sample(at place: SIMD2<Float>) -> UInt32 {
    let corner = place - 0.5
    let whole = corner.rounded(.down)
    let part = corner - whole
    let (x, y) = (Int(whole.x), Int(whole.y))
    let top = channels(x, y) * (1 - part.x) + channels(x + 1, y) * part.x
    let bottom = channels(x, y + 1) * (1 - part.x) + channels(x + 1, y + 1) * part.x
    let color = (top * (1 - part.y) + bottom * part.y) * factors + 0.5
    return UInt32(color[0]) | UInt32(color[1]) << 8 | UInt32(color[2]) << 16
      | UInt32(color[3]) << 24
  }

  private func channels(_ x: Int, _ y: Int) -> SIMD4<Float> {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return .zero }
    let value =
      pixels.loadUnaligned(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) | alwaysOpaque
    return SIMD4(
      Float(value & 255), Float(value >> 8 & 255), Float(value >> 16 & 255), Float(value >> 24))
  }
}
