import LaminaDrawing
import LaminaGeometry

/// Takes rows from the top and keeps the mean of every k x k pixels, premultiplied.
///
/// A large picture shown small thus never stands in memory whole.
struct RowReducer: ~Copyable {
  private let stored: PixelSize
  private let factor: Int
  private let buffer: PixelBuffer
  private var sums: [UInt32]
  private var rowsSeen = 0
  private var isOpaque = true

  /// Keeps at least `size` pixels each way.
  init(stored: PixelSize, atLeast size: PixelSize) {
    self.stored = stored
    factor = Self.factor(of: stored, atLeast: size)
    let reduced = Self.size(of: stored, by: factor)
    buffer = PixelBuffer(size: reduced, format: .argb32)
    sums = factor == 1 ? [] : [UInt32](repeating: 0, count: reduced.width * 4)
  }

  /// How many rows and columns become one: a power of two, so that pictures shown at similar sizes
  /// share their decoding.
  static func factor(of stored: PixelSize, atLeast size: PixelSize) -> Int {
    let most = min(stored.width / max(size.width, 1), stored.height / max(size.height, 1), 128)
    return most < 2 ? 1 : 1 << (Int.bitWidth - 1 - most.leadingZeroBitCount)
  }

  /// The size of a picture of which `factor` rows and columns become one.
  static func size(of stored: PixelSize, by factor: Int) -> PixelSize {
    PixelSize(
      width: (stored.width + factor - 1) / factor, height: (stored.height + factor - 1) / factor)
  }

  /// Takes the next row: red, green, blue, alpha, not premultiplied.
  mutating func add(_ row: UnsafePointer<UInt8>) {
    guard rowsSeen < stored.height else { return }
    let pixels = UnsafeRawPointer(row)
    let isSolid = Self.isSolid(pixels, count: stored.width)
    isOpaque = isOpaque && isSolid
    if factor == 1 {
      if isSolid { copy(pixels) } else { store(row) }
    } else {
      if isSolid { sum(pixels) } else { accumulate(row) }
      if rowsSeen % factor == factor - 1 || rowsSeen == stored.height - 1 { flush() }
    }
    rowsSeen += 1
  }

  /// The finished picture; rows that never came are clear.
  consuming func finish() -> DecodedImage {
    let isOpaque = isOpaque && rowsSeen == stored.height
    let extent = CGSize(
      width: CGFloat(stored.width) / CGFloat(factor),
      height: CGFloat(stored.height) / CGFloat(factor))
    return DecodedImage(bitmap: Bitmap(buffer, isOpaque: isOpaque), extent: extent)
  }

  /// Whether all alphas are full; without a branch, so that it vectorises.
  private static func isSolid(_ pixels: UnsafeRawPointer, count: Int) -> Bool {
    var all: UInt32 = 0xFFFF_FFFF
    for x in 0..<count { all &= pixels.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self) }
    return UInt32(littleEndian: all) >> 24 == 255
  }

  /// Stores a row without holes: nothing to multiply.
  private func copy(_ row: UnsafeRawPointer) {
    fillLine { x in
      let pixel = UInt32(littleEndian: row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
      return pixel & 0xFF00_FF00 | pixel >> 16 & 255 | (pixel & 255) << 16
    }
  }

  private func store(_ row: UnsafePointer<UInt8>) {
    fillLine { x in
      let (r, g, b, a) = (row[x * 4], row[x * 4 + 1], row[x * 4 + 2], UInt32(row[x * 4 + 3]))
      return a << 24 | scaled(UInt32(r), a) << 16 | scaled(UInt32(g), a) << 8
        | scaled(UInt32(b), a)
    }
  }

  /// Makes the pixels of the line that the next row comes to.
  @inline(__always)
  private func fillLine(_ pixel: (_ x: Int) -> UInt32) {
    let (y, width, stride) = (rowsSeen, stored.width, buffer.bytesPerRow)
    buffer.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let line = (base + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { line[x] = pixel(x) }
    }
  }

  /// Adds a row without holes.
  private mutating func sum(_ row: UnsafeRawPointer) {
    let (width, factor) = (stored.width, factor)
    sums.withUnsafeMutableBufferPointer { sums in
      guard let base = sums.baseAddress else { return }
      var cell = UnsafeMutableRawPointer(base)
      var x = 0
      while x < width {
        let end = min(x + factor, width)
        var sum = cell.loadUnaligned(as: SIMD4<UInt32>.self)
        while x < end {
          let pixel = row.loadUnaligned(fromByteOffset: x * 4, as: SIMD4<UInt8>.self)
          sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel)
          x += 1
        }
        cell.storeBytes(of: sum, as: SIMD4<UInt32>.self)
        cell += MemoryLayout<SIMD4<UInt32>>.size
      }
    }
  }

  private mutating func accumulate(_ row: UnsafePointer<UInt8>) {
    let (width, factor) = (stored.width, factor)
    sums.withUnsafeMutableBufferPointer { sums in
      guard let base = sums.baseAddress else { return }
      var cell = base
      var left = factor
      for x in 0..<width {
        let alpha = UInt32(row[x * 4 + 3])
        cell[0] &+= scaled(UInt32(row[x * 4]), alpha)
        cell[1] &+= scaled(UInt32(row[x * 4 + 1]), alpha)
        cell[2] &+= scaled(UInt32(row[x * 4 + 2]), alpha)
        cell[3] &+= alpha
        left -= 1
        if left == 0 {
          cell += 4
          left = factor
        }
      }
    }
  }

  /// Writes the means of the cells that are full, or cut off by the picture's edge.
  private mutating func flush() {
    let y = rowsSeen / factor
    let stride = buffer.bytesPerRow
    let width = buffer.size.width
    let rows = rowsSeen % factor + 1
    let (factor, lastColumns) = (factor, stored.width - (width - 1) * factor)
    sums.withUnsafeMutableBufferPointer { sums in
      buffer.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        let line = (base + y * stride).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width {
          let count = UInt32(rows * (x == width - 1 ? lastColumns : factor))
          func mean(_ channel: Int) -> UInt32 { (sums[x * 4 + channel] + count / 2) / count }
          line[x] = mean(3) << 24 | mean(0) << 16 | mean(1) << 8 | mean(2)
        }
      }
      sums.update(repeating: 0)
    }
  }
}

/// `value` times `alpha` of 255, rounded.
@inline(__always)
private func scaled(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
  let product = value * alpha + 128
  return (product + product >> 8) >> 8
}
