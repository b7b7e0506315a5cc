import LaminaDrawing
import LaminaGeometry

/// Applies a table to every pixel of a picture, row by row.
struct ColorPass {
  private let matrix: ColorMatrix

  init(_ matrix: ColorMatrix) { self.matrix = matrix }

  /// The changed picture; nil when cancelled.
  func run(on bitmap: Bitmap, token: CancellationToken) -> Bitmap? {
    guard !bitmap.size.isEmpty else { return bitmap }
    let width = bitmap.size.width
    let isOpaque = bitmap.format == .rgb24
    let line = FloatPlane(width: width, height: 1)
    let cells = line.row(0)
    return bitmap.mapRows(to: format(of: bitmap), token: token) { from, to in
      FloatRow.load(from, into: cells, count: width)
      if isOpaque { FloatRow.fillAlpha(cells, count: width) }
      apply(to: cells, count: width)
      FloatRow.store(cells, into: to, count: width)
    }
  }

  /// How the changed pixels of `bitmap` are stored.
  func format(of bitmap: Bitmap) -> PixelFormat {
    matrix.keepsOpaque ? bitmap.format : .argb32
  }

  /// Changes `count` cells and holds them within what a pixel can say.
  func apply(to cells: UnsafeMutablePointer<SIMD4<Float>>, count: Int) {
    change(cells, count: count)
    FloatRow.hold(cells, count: count)
  }

  /// Changes `count` cells, which may then lie beyond what a pixel can say.
  func change(_ cells: UnsafeMutablePointer<SIMD4<Float>>, count: Int) {
    let matrix = matrix
    for x in 0..<count { cells[x] = matrix(cells[x]) }
  }
}

extension Bitmap {
  /// A bitmap of the same size whose rows `body` makes of this one's; nil when cancelled.
  func mapRows(
    to format: PixelFormat, token: CancellationToken,
    _ body: (_ from: UnsafeRawPointer, _ to: UnsafeMutableRawPointer) -> Void
  ) -> Bitmap? {
    let buffer = PixelBuffer(size: size, format: format)
    let stride = buffer.bytesPerRow
    let isDone = withUnsafeBytes { source in
      buffer.withUnsafeMutableBytes { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return true }
        for y in 0..<size.height {
          if y % 16 == 0, token.isCancelled { return false }
          body(from + y * bytesPerRow, to + y * stride)
        }
        return true
      }
    }
    return isDone ? Bitmap(buffer) : nil
  }
}
