import LaminaDrawing
import LaminaGeometry

/// A picture at half its size, and half of that, as often as wanted, by the weights 1 3 3 1.
///
/// ```
///  pixels        -3 -2 -1 │ 0  1  2  3  4 ... │    beyond the edges the edge goes on
///  cells       -2 │  -1   │  0  │  1  │  ...       cell 0 is made of the pixels -1 0 1 2
///  outermost: nothing but the edge's colour
/// ```
enum Halving {
  /// Cells around a level on each side.
  static let margin = 2
  /// How much a step widens a point, in square pixels of the level before.
  static let variance = 0.75

  /// `bitmap` halved `count` times, at least once, with its margins; nil when cancelled.
  static func run(on bitmap: Bitmap, count: Int, token: CancellationToken) -> FloatPlane? {
    guard var level = halved(bitmap, token: token) else { return nil }
    for _ in 1..<max(count, 1) {
      guard let next = halved(level, token: token) else { return nil }
      level = next
    }
    return level
  }

  private static func halved(_ bitmap: Bitmap, token: CancellationToken) -> FloatPlane? {
    let columns = 0..<bitmap.size.width
    let rows = 0..<bitmap.size.height
    return halved(columns: columns, rows: rows, size: bitmap.size, token: token) {
      a, b, c, d, line in
      bitmap.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        let pixels = base.assumingMemoryBound(to: UInt8.self)
        func row(_ y: Int) -> UnsafePointer<UInt8> { pixels + y * bitmap.bytesPerRow }
        add(row(a), row(b), row(c), row(d), into: line, count: 4 * columns.count)
      }
    }
  }

  private static func halved(
    _ level: borrowing FloatPlane, token: CancellationToken
  ) -> FloatPlane? {
    let size = PixelSize(width: level.width - 2 * margin, height: level.height - 2 * margin)
    let columns = -margin..<size.width + margin
    let rows = -margin..<size.height + margin
    let first = UnsafePointer(level.row(0))
    return halved(columns: columns, rows: rows, size: size, token: token) { a, b, c, d, line in
      func row(_ y: Int) -> UnsafePointer<Float> {
        UnsafeRawPointer(first + (y + margin) * columns.count).assumingMemoryBound(to: Float.self)
      }
      add(row(a), row(b), row(c), row(d), into: line, count: 4 * columns.count)
    }
  }

  /// Makes the cells of a level: `add` sums four rows up, weighted, over the columns there are.
  private static func halved(
    columns: Range<Int>, rows: Range<Int>, size: PixelSize, token: CancellationToken,
    add: (Int, Int, Int, Int, UnsafeMutablePointer<Float>) -> Void
  ) -> FloatPlane? {
    let (width, height) = ((size.width + 1) / 2, (size.height + 1) / 2)
    let result = FloatPlane(width: width + 2 * margin, height: height + 2 * margin)
    // The first cell begins at pixel -5, the last ends at 2 * width + 4.
    let apron = 2 * margin + 1
    let line = FloatPlane(width: 2 * width + 2 * apron, height: 1)
    let start = line.row(0) + apron
    let (first, last) = (start + columns.lowerBound, start + columns.upperBound - 1)
    func held(_ y: Int) -> Int { min(max(y, rows.lowerBound), rows.upperBound - 1) }
    for j in 0..<result.height {
      if j % 8 == 0, token.isCancelled { return nil }
      let y = 2 * (j - margin)
      add(
        held(y - 1), held(y), held(y + 1), held(y + 2),
        UnsafeMutableRawPointer(first).assumingMemoryBound(to: Float.self))
      line.row(0).update(repeating: first.pointee, count: first - line.row(0))
      (last + 1).update(
        repeating: last.pointee, count: line.row(0) + line.width - (last + 1))
      across(line.row(0), into: result.row(j), count: result.width)
    }
    return result
  }

  private static func across(
    _ line: UnsafePointer<SIMD4<Float>>, into cells: UnsafeMutablePointer<SIMD4<Float>>, count: Int
  ) {
    for i in 0..<count {
      let p = line + 2 * i
      cells[i] = (p[0] + p[3] + (p[1] + p[2]) * 3) * (1 / 64)
    }
  }

  private static func add(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ c: UnsafePointer<UInt8>,
    _ d: UnsafePointer<UInt8>, into line: UnsafeMutablePointer<Float>, count: Int
  ) {
    for i in 0..<count {
      let inner = UInt16(b[i]) &+ UInt16(c[i])
      line[i] = Float(UInt16(a[i]) &+ UInt16(d[i]) &+ inner &* 3)
    }
  }

  private static func add(
    _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
    _ d: UnsafePointer<Float>, into line: UnsafeMutablePointer<Float>, count: Int
  ) {
    for i in 0..<count { line[i] = a[i] + d[i] + (b[i] + c[i]) * 3 }
  }
}
