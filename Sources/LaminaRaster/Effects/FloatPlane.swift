/// Pixels as four floats each (blue, green, red, alpha, premultiplied, 0 to 255), for passes over
/// pictures; freed with its owner.
struct FloatPlane: ~Copyable {
  let width: Int
  let height: Int
  private let cells: UnsafeMutablePointer<SIMD4<Float>>

  /// Cells that hold nothing in particular until they are written.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    cells = .allocate(capacity: max(width * height, 1))
    cells.initialize(repeating: SIMD4(), count: max(width * height, 1))
  }

  deinit { cells.deallocate() }

  /// The cells of a row; none beyond the plane may be touched.
  borrowing func row(_ y: Int) -> UnsafeMutablePointer<SIMD4<Float>> { cells + y * width }
}

/// Stored pixels to floats and back; the loops are plain so that they vectorise.
enum FloatRow {
  /// Reads `count` pixels.
  static func load(
    _ pixels: UnsafeRawPointer, into cells: UnsafeMutablePointer<SIMD4<Float>>, count: Int
  ) {
    let bytes = pixels.assumingMemoryBound(to: UInt8.self)
    let floats = UnsafeMutableRawPointer(cells).assumingMemoryBound(to: Float.self)
    for i in 0..<4 * count { floats[i] = Float(bytes[i]) }
  }

  /// Writes `count` cells whose channels are from 0 to 255 and none above alpha.
  ///
  /// A float of 2^23 and more is whole, with the number in its lowest bits: adding 2^23 rounds and
  /// converts at once.
  static func store(
    _ cells: UnsafePointer<SIMD4<Float>>, into pixels: UnsafeMutableRawPointer, count: Int
  ) {
    let bytes = pixels.assumingMemoryBound(to: UInt8.self)
    let floats = UnsafeRawPointer(cells).assumingMemoryBound(to: Float.self)
    for i in 0..<4 * count {
      bytes[i] = UInt8(truncatingIfNeeded: (floats[i] + 8_388_608).bitPattern)
    }
  }

  /// Holds `count` cells within what a pixel can say: alpha to 255, the others to alpha.
  static func hold(_ cells: UnsafeMutablePointer<SIMD4<Float>>, count: Int) {
    for x in 0..<count {
      var cell = cells[x]
      cell.replace(with: 0, where: cell .< 0)
      cell.replace(with: 255, where: cell .> 255)
      cell.replace(with: cell.w, where: cell .> cell.w)
      cells[x] = cell
    }
  }

  /// Gives `count` cells full alpha, for pictures whose alpha byte means nothing.
  static func fillAlpha(_ cells: UnsafeMutablePointer<SIMD4<Float>>, count: Int) {
    for x in 0..<count { cells[x].w = 255 }
  }
}
