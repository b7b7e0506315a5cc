import LaminaDrawing
import LaminaGeometry
import LaminaQRCodes
import LaminaRaster

nonisolated extension QRCode {
  /// The code as pixels, with four modules of light around it.
  func bitmap(pixelsPerModule scale: Int) -> Bitmap {
    let side = (size + 8) * scale
    let buffer = PixelBuffer(size: PixelSize(width: side, height: side), format: .rgb24)
    let rowLength = buffer.bytesPerRow
    buffer.withUnsafeMutableBytes { bytes in
      for y in 0..<side {
        for x in 0..<side {
          let pixel: UInt32 = self[x / scale - 4, y / scale - 4] ? 0xFF00_0000 : 0xFFFF_FFFF
          bytes.storeBytes(of: pixel, toByteOffset: y * rowLength + x * 4, as: UInt32.self)
        }
      }
    }
    return Bitmap(buffer, isOpaque: true)
  }
}
