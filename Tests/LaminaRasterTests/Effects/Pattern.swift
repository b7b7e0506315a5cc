import LaminaDrawing
import LaminaGeometry
import Testing
import SeededRandom

/// A small picture made of a rule, for the hard cases of filters.
struct Pattern: CustomTestStringConvertible {
  let name: String
  let size: PixelSize
  let format: PixelFormat
  private let pixel: @Sendable (Int, Int) -> UInt32

  init(
    _ name: String, _ width: Int, _ height: Int, format: PixelFormat = .argb32,
    _ pixel: @escaping @Sendable (Int, Int) -> UInt32
  ) {
    self.name = name
    size = PixelSize(width: width, height: height)
    self.format = format
    self.pixel = pixel
  }

  var testDescription: String { "\(name) \(size.width)x\(size.height)" }

  var bitmap: Bitmap {
    let buffer = PixelBuffer(size: size, format: format)
    let stride = buffer.bytesPerRow
    buffer.withUnsafeMutableBytes { bytes in
      for y in 0..<size.height {
        for x in 0..<size.width {
          bytes.storeBytes(of: pixel(x, y), toByteOffset: y * stride + x * 4, as: UInt32.self)
        }
      }
    }
    return Bitmap(buffer)
  }
}

extension Pattern {
  private static let white: UInt32 = 0xFFFF_FFFF
  private static let black: UInt32 = 0xFF00_0000

  /// Edges, corners, points, grids, noise, half-clear things and tiny pictures.
  static let hard: [Pattern] = [
    Pattern("step", 41, 24) { x, _ in x < 20 ? black : white },
    Pattern("step, off the grid", 41, 24) { x, _ in x < 17 ? white : black },
    Pattern("lying step", 24, 41) { _, y in y < 23 ? black : white },
    Pattern("corner", 41, 39) { x, y in x < 20 && y < 19 ? white : black },
    Pattern("checkerboard", 36, 30) { x, y in (x + y) % 2 == 0 ? white : black },
    Pattern("checkerboard of threes", 36, 30) { x, y in (x / 3 + y / 3) % 2 == 0 ? white : black },
    Pattern("stripes of five", 41, 24, format: .rgb24) { x, _ in x % 5 < 2 ? 0x00FF_8000 : 0 },
    Pattern("slow stripes", 41, 24) { x, _ in x % 17 < 8 ? white : black },
    Pattern("one pixel", 41, 39) { x, y in x == 20 && y == 19 ? white : 0 },
    Pattern("one pixel at the corner", 30, 30) { x, y in x == 0 && y == 0 ? white : 0 },
    Pattern("one bright column at the edge", 41, 24) { x, _ in x == 40 ? white : black },
    Pattern("half clear", 41, 24) { x, y in x < 20 ? 0x80FF_0000 & 0xFF80_8080 : y < 12 ? 0 : white
    },
    Pattern("noise", 37, 29) { x, y in
      var generator = SeededNumbers(seed: UInt64(x * 1000 + y))
      return UInt32(truncatingIfNeeded: generator.next()) | black
    },
    Pattern("1", 1, 1) { _, _ in 0x8040_2010 },
    Pattern("tall", 1, 7) { _, y in y % 2 == 0 ? white : 0 },
    Pattern("wide", 5, 1) { x, _ in x == 2 ? white : black },
    Pattern("tiny", 2, 3) { x, y in x == y ? white : black },
  ]
}

/// Channels as numbers, row by row: blue, green, red, alpha from 0 to 255.
struct Channels {
  let size: PixelSize
  private(set) var cells: [SIMD4<Double>]

  init(_ bitmap: Bitmap) {
    size = bitmap.size
    cells = bitmap.pixels.map { pixel in
      SIMD4([0, 8, 16, 24].map { Double(pixel >> UInt32($0) & 255) })
    }
  }

  /// The largest difference of any channel.
  func distance(to other: Channels) -> Double {
    var largest = 0.0
    for (a, b) in zip(cells, other.cells) {
      let difference = a - b
      largest = max(largest, difference.max(), -difference.min())
    }
    return largest
  }

  /// A Gaussian in double precision, six sigma wide; beyond the edges the edge goes on.
  func blurred(sigma: Double) -> Channels {
    guard sigma > 0 else { return self }
    var result = self
    let wide = Self.sums(cells, rows: size.height, columns: size.width, sigma)
    // Rows and columns changed places, and do so again.
    result.cells = Self.sums(wide, rows: size.width, columns: size.height, sigma)
    return result
  }

  /// Each row blurred, as a column.
  private static func sums(
    _ cells: [SIMD4<Double>], rows: Int, columns: Int, _ sigma: Double
  ) -> [SIMD4<Double>] {
    let weights = weights(columns, sigma)
    var result = cells
    cells.withUnsafeBufferPointer { cells in
      weights.withUnsafeBufferPointer { weights in
        for y in 0..<rows {
          for x in 0..<columns {
            var sum = SIMD4<Double>()
            var i = 0
            while i < columns {
              sum += cells[y * columns + i] * weights[x * columns + i]
              i += 1
            }
            result[x * rows + y] = sum
          }
        }
      }
    }
    return result
  }

  /// How much each of `count` pixels counts for each.
  private static func weights(_ count: Int, _ sigma: Double) -> [Double] {
    let reach = Int((sigma * 6).rounded(.up))
    let bell = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = bell.reduce(0, +)
    var result = [Double](repeating: 0, count: count * count)
    for x in 0..<count {
      for (i, weight) in bell.enumerated() {
        result[x * count + min(max(x + i - reach, 0), count - 1)] += weight / sum
      }
    }
    return result
  }
}
