import LaminaDrawing
import LaminaGeometry

/// Brings cells back to pixels, `factor` to a cell each way, along straight lines between cells.
///
/// ```
///  cells     ·-1        · 0         · 1         · 2      factor 4: pixel 0 lies 3/8 before cell 0
///  pixels            0  1  2  3  4  5  6  7  8
/// ```
struct Enlargement {
  let factor: Int

  /// How much it widens a point, in square pixels, on average over the pixels of a cell.
  var variance: Double { (Double(factor * factor) + 0.5) / 6 }

  /// The pixels of `part` out of a level with margins; nil when cancelled.
  func run(
    on level: borrowing FloatPlane, covering part: PixelRect, format: PixelFormat, mustHold: Bool,
    token: CancellationToken
  ) -> Bitmap? {
    let buffer = PixelBuffer(size: part.size, format: format)
    let stride = buffer.bytesPerRow
    // Half a cell lies between a cell's middle and its first pixel.
    let start = Halving.margin * factor - factor / 2 + part.x
    // Only the cells between which the part lies: the others may be a million pixels wide.
    let first = start / factor
    let count = min((start + part.width - 1) / factor + 1, level.width - 1) - first
    let mixed = FloatPlane(width: count + 1, height: 1)
    // Pixels are written from the middle of one cell to the next, so some lie beside the part.
    let line = FloatPlane(width: count * factor, height: 1)
    let isDone = buffer.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return true }
      for y in 0..<part.height {
        if y % 16 == 0, token.isCancelled { return false }
        let (above, share) = place(of: part.y + y)
        mix(
          level.row(above) + first, level.row(above + 1) + first, part: share, into: mixed.row(0),
          count: count + 1)
        spread(mixed.row(0), over: line.row(0), count: count)
        let pixels = line.row(0) + (start - first * factor)
        if mustHold { FloatRow.hold(pixels, count: part.width) }
        FloatRow.store(pixels, into: base + y * stride, count: part.width)
      }
      return true
    }
    return isDone ? Bitmap(buffer) : nil
  }

  /// The cell before a pixel, margins counted, and how far the pixel is on the way to the next.
  private func place(of pixel: Int) -> (cell: Int, part: Float) {
    let shifted = pixel + factor / 2
    let cell = shifted / factor + Halving.margin - 1
    return (cell, (Float(shifted % factor) + 0.5) / Float(factor))
  }

  private func mix(
    _ a: UnsafePointer<SIMD4<Float>>, _ b: UnsafePointer<SIMD4<Float>>, part: Float,
    into target: UnsafeMutablePointer<SIMD4<Float>>, count: Int
  ) {
    let rest = 1 - part
    for x in 0..<count { target[x] = a[x] * rest + b[x] * part }
  }

  /// Writes the pixels between each cell and the next.
  private func spread(
    _ cells: UnsafePointer<SIMD4<Float>>, over line: UnsafeMutablePointer<SIMD4<Float>>, count: Int
  ) {
    var next = line
    let step = 1 / Float(factor)
    for i in 0..<count {
      let (a, b) = (cells[i], cells[i + 1])
      var part = step / 2
      for j in 0..<factor {
        next[j] = a * (1 - part) + b * part
        part += step
      }
      next += factor
    }
  }
}
