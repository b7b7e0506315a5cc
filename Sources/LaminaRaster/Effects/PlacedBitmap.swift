import LaminaDrawing
import LaminaGeometry

/// Pixels and where they lie on the device's grid; beyond them there is nothing.
struct PlacedBitmap {
  let bitmap: Bitmap
  let rect: PixelRect

  init(_ bitmap: Bitmap, at rect: PixelRect) {
    self.bitmap = bitmap
    self.rect = rect
  }

  /// The pixels of `other`, clear ones where there are none.
  func cut(to other: PixelRect) -> PlacedBitmap {
    guard other != rect else { return self }
    let shared = rect.intersection(other)
    let isFilled = shared == other && bitmap.format == .rgb24
    let buffer = PixelBuffer(size: other.size, format: isFilled ? .rgb24 : .argb32)
    let fill: UInt32 = bitmap.format == .rgb24 ? 0xFF00_0000 : 0
    let stride = buffer.bytesPerRow
    bitmap.withUnsafeBytes { source in
      buffer.withUnsafeMutableBytes { target in
        for y in shared.y..<shared.maxY {
          let from = (y - rect.y) * bitmap.bytesPerRow + (shared.x - rect.x) * 4
          let to = (y - other.y) * stride + (shared.x - other.x) * 4
          for x in 0..<shared.width {
            let pixel = source.load(fromByteOffset: from + 4 * x, as: UInt32.self)
            target.storeBytes(of: pixel | fill, toByteOffset: to + 4 * x, as: UInt32.self)
          }
        }
      }
    }
    return PlacedBitmap(Bitmap(buffer), at: other)
  }
}

extension PixelRect {
  /// With `reach` more pixels on each side.
  func grown(by reach: Int) -> PixelRect {
    PixelRect(x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach)
  }
}
