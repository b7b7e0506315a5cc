import LaminaDrawing
import LaminaGeometry

/// How stored rows and columns stand to the picture as shown: EXIF's eight values.
///
/// ```
///  1 up   2 mirrored   3 turned by 180°   4 upside down mirror
///  5 transposed   6 to be turned clockwise   7 transverse   8 to be turned counterclockwise
/// ```
enum ImageOrientation: UInt16, Sendable {
  case up = 1
  case mirrored, half, flipped, transposed, clockwise, transverse, counterclockwise

  /// Whether rows become columns.
  var isSideways: Bool { rawValue >= 5 }

  /// A stored size as shown, or the other way round.
  func upright(_ size: PixelSize) -> PixelSize {
    isSideways ? PixelSize(width: size.height, height: size.width) : size
  }

  /// Where a shown place (fractions) lies in the stored picture.
  private func stored(_ p: CGPoint) -> CGPoint {
    switch self {
    case .up: p
    case .mirrored: CGPoint(x: 1 - p.x, y: p.y)
    case .half: CGPoint(x: 1 - p.x, y: 1 - p.y)
    case .flipped: CGPoint(x: p.x, y: 1 - p.y)
    case .transposed: CGPoint(x: p.y, y: p.x)
    case .clockwise: CGPoint(x: p.y, y: 1 - p.x)
    case .transverse: CGPoint(x: 1 - p.y, y: 1 - p.x)
    case .counterclockwise: CGPoint(x: 1 - p.y, y: p.x)
    }
  }

  /// A part of the shown picture (fractions) as a part of the stored one.
  func stored(_ part: CGRect) -> CGRect {
    let a = stored(CGPoint(x: part.minX, y: part.minY))
    let b = stored(CGPoint(x: part.maxX, y: part.maxY))
    return CGRect(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }

  /// The pixels turned upright.
  func upright(_ bitmap: Bitmap) -> Bitmap {
    guard self != .up, !bitmap.size.isEmpty else { return bitmap }
    let size = upright(bitmap.size)
    let result = PixelBuffer(size: size, format: bitmap.format)
    let rowBytes = result.bytesPerRow
    let (width, height) = (bitmap.size.width, bitmap.size.height)
    bitmap.withUnsafeBytes { from in
      result.withUnsafeMutableBytes { to in
        for y in 0..<size.height {
          for x in 0..<size.width {
            let (column, row) = stored(x: x, y: y, width: width, height: height)
            let offset = row * bitmap.bytesPerRow + column * 4
            let pixel = from.load(fromByteOffset: offset, as: UInt32.self)
            to.storeBytes(of: pixel, toByteOffset: y * rowBytes + x * 4, as: UInt32.self)
          }
        }
      }
    }
    return Bitmap(result)
  }

  /// The stored column and row of a shown pixel; `width` and `height` are the stored ones.
  private func stored(x: Int, y: Int, width: Int, height: Int) -> (Int, Int) {
    switch self {
    case .up: (x, y)
    case .mirrored: (width - 1 - x, y)
    case .half: (width - 1 - x, height - 1 - y)
    case .flipped: (x, height - 1 - y)
    case .transposed: (y, x)
    case .clockwise: (y, height - 1 - x)
    case .transverse: (width - 1 - y, height - 1 - x)
    case .counterclockwise: (width - 1 - y, x)
    }
  }
}
