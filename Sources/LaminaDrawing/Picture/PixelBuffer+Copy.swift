import LaminaGeometry

extension PixelBuffer {
  /// A buffer of its own with the same pixels.
  public borrowing func copy() -> PixelBuffer {
    let result = PixelBuffer(uninitialized: size, format: format)
    withUnsafeMutableBytes { source in
      result.withUnsafeMutableBytes { target in
        for row in 0..<size.height {
          let line = UnsafeRawBufferPointer(
            rebasing: source[row * bytesPerRow..<row * bytesPerRow + size.width * 4])
          UnsafeMutableRawBufferPointer(rebasing: target[(row * result.bytesPerRow)...])
            .copyMemory(from: line)
        }
      }
    }
    return result
  }
}
