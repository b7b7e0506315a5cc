/// How the codewords of a version and a level are cut into blocks, and what corrects each of them.
///
/// ```
///  data ──▶ short block │ short block │ long block │ long block    the long ones have a codeword more
///              + check      + check      + check      + check      remainders by Reed and Solomon
///  sent: the first codewords of all blocks, the second ones …, then the checks likewise
/// ```
struct ErrorCorrection {
  private let total: Int
  private let blockCount: Int
  private let checkCount: Int

  init(version: Version, level: QRCode.Level) {
    total = version.codewordCount
    blockCount = Self.blocks[level.rawValue][version.number - 1]
    checkCount = Self.checks[level.rawValue][version.number - 1]
  }

  /// How many codewords are data.
  var dataCount: Int { total - blockCount * checkCount }

  /// The codewords in the order in which they are placed.
  func interleaved(_ data: [UInt8]) -> [UInt8] {
    let blocks = cut(data)
    let generator = ReedSolomon(degree: checkCount)
    let checks = blocks.map { generator.remainder(of: $0) }
    return mixed(blocks) + mixed(checks)
  }

  private func cut(_ data: [UInt8]) -> [[UInt8]] {
    let length = dataCount / blockCount
    let shortCount = blockCount - dataCount % blockCount
    var rest = data[...]
    return (0..<blockCount).map { block in
      let taken = length + (block < shortCount ? 0 : 1)
      defer { rest = rest.dropFirst(taken) }
      return Array(rest.prefix(taken))
    }
  }

  private func mixed(_ blocks: [[UInt8]]) -> [UInt8] {
    let longest = blocks.map(\.count).max() ?? 0
    return (0..<longest).flatMap { place in
      blocks.compactMap { place < $0.count ? $0[place] : nil }
    }
  }

  /// Codewords that correct a block, by level and version (ISO/IEC 18004, table 9).
  private static let checks: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30,
      30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  /// Blocks, by level and version (the same table).
  private static let blocks: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}

/// Remainders over the field of 256 elements whose polynomial is x⁸ + x⁴ + x³ + x² + 1.
struct ReedSolomon {
  /// The divisor without its leading 1, the highest power first.
  private let divisor: [UInt8]

  /// The divisor whose roots are the first `degree` powers of 2.
  init(degree: Int) {
    var product: [UInt8] = [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      // Times (x - root): each coefficient, and the one before it times the root.
      product.append(0)
      for place in stride(from: product.count - 1, to: 0, by: -1) {
        product[place] ^= Self.multiply(product[place - 1], root)
      }
      root = Self.multiply(root, 2)
    }
    divisor = Array(product.dropFirst())
  }

  /// What is left of the data, with as many zeros behind it as the divisor's degree.
  func remainder(of data: [UInt8]) -> [UInt8] {
    var rest = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ rest[0]
      for place in rest.indices {
        let next = place + 1 < rest.count ? rest[place + 1] : 0
        rest[place] = next ^ Self.multiply(divisor[place], factor)
      }
    }
    return rest
  }

  static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var product = 0
    for bit in (0..<8).reversed() {
      product = product << 1 ^ (product >> 7) * 0x11D
      product ^= Int(b >> UInt8(bit) & 1) * Int(a)
    }
    return UInt8(product)
  }
}
