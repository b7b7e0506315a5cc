import Lamina

extension Canvas {
  /// The finished picture, each colour rounded to one of 256 levels.
  func bitmap() -> Bitmap {
    let buffer = PixelBuffer(size: PixelSize(width: width, height: height), format: .rgb24)
    buffer.withUnsafeMutableBytes { bytes in
      guard let out = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
      for index in 0..<width * height {
        let levels = pixels[index].clamped(lowerBound: .zero, upperBound: .one) * 255 + 0.5
        out[index] = UInt32(levels.x) << 16 | UInt32(levels.y) << 8 | UInt32(levels.z)
      }
    }
    return Bitmap(buffer)
  }
}
