import Glibc
import LaminaDrawing
import LaminaGeometry

extension PixelBuffer {
  /// Paints a pattern in which every pixel shows its place.
  borrowing func paintPattern(in rect: PixelRect) {
    forEachRow(of: rect) { y, row in
      for x in rect.x..<rect.maxX {
        row[x] = UInt32(x * 7 & 0xFF) << 16 | UInt32(y * 5 & 0xFF) << 8 | UInt32((x ^ y) & 0xFF)
      }
    }
  }

  borrowing func fill(_ rect: PixelRect, with colour: UInt32) {
    forEachRow(of: rect) { _, row in
      for x in rect.x..<rect.maxX { row[x] = colour }
    }
  }

  /// Writes the pixels as a binary PPM picture.
  borrowing func write(to path: String) {
    var bytes = Array("P6\n\(size.width) \(size.height)\n255\n".utf8)
    forEachRow(of: PixelRect(size: size)) { _, row in
      for x in 0..<size.width {
        bytes += [UInt8(row[x] >> 16 & 0xFF), UInt8(row[x] >> 8 & 0xFF), UInt8(row[x] & 0xFF)]
      }
    }
    guard let file = fopen(path, "wb") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  private borrowing func forEachRow(
    of rect: PixelRect, _ body: (Int, UnsafeMutableBufferPointer<UInt32>) -> Void
  ) {
    let part = rect.intersection(PixelRect(size: size))
    withUnsafeMutableBytes { bytes in
      for y in part.y..<part.maxY {
        let row = bytes[y * bytesPerRow..<y * bytesPerRow + size.width * 4]
        body(y, UnsafeMutableRawBufferPointer(rebasing: row).bindMemory(to: UInt32.self))
      }
    }
  }
}
