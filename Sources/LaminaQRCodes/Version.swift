/// A size of codes, 1 to 40, and how much fits into it.
struct Version: Hashable, Sendable {
  let number: Int

  init(_ number: Int) { self.number = number }

  /// The smallest one that holds so many bytes; nil when none does.
  static func smallest(holding bytes: Int, at level: QRCode.Level) -> Version? {
    (1...40).lazy.map(Version.init).first { $0.byteCapacity(at: level) >= bytes }
  }

  /// How many modules it is wide and high.
  var size: Int { 17 + 4 * number }

  /// The middles of alignment patterns, in columns as in rows; none in version 1.
  var alignments: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    // The distances are even and as equal as they can be; version 32 alone is drawn otherwise.
    let step = number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }

  /// How many modules are left for codewords.
  var dataModules: Int {
    var count = (16 * number + 128) * number + 64
    guard number > 1 else { return count }
    let alignments = number / 7 + 2
    count -= (25 * alignments - 10) * alignments - 55
    return number < 7 ? count : count - 36
  }

  /// All codewords, those of the data and those that correct errors.
  var codewordCount: Int { dataModules / 8 }

  /// How many bytes it holds.
  func byteCapacity(at level: QRCode.Level) -> Int {
    (ErrorCorrection(version: self, level: level).dataCount * 8 - 4 - lengthBits) / 8
  }

  private var lengthBits: Int { number < 10 ? 8 : 16 }

  /// The data's codewords: mode, length, bytes, an end, and padding.
  func codewords(of bytes: [UInt8], at level: QRCode.Level) -> [UInt8] {
    let capacity = ErrorCorrection(version: self, level: level).dataCount
    var bits = BitWriter()
    bits.append(0b0100, count: 4)
    bits.append(bytes.count, count: lengthBits)
    for byte in bytes { bits.append(Int(byte), count: 8) }
    bits.append(0, count: min(4, capacity * 8 - bits.count))
    bits.append(0, count: (8 - bits.count % 8) % 8)
    let padding: [UInt8] = [0xEC, 0x11]
    let missing = capacity - bits.bytes.count
    return bits.bytes + (0..<missing).map { padding[$0 % 2] }
  }
}

/// Bits, the first one highest in the first byte.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0

  /// Adds the lowest bits of a number, the highest of them first.
  mutating func append(_ value: Int, count added: Int) {
    for bit in (0..<added).reversed() {
      if count % 8 == 0 { bytes.append(0) }
      bytes[count / 8] |= UInt8(value >> bit & 1) << UInt8(7 - count % 8)
      count += 1
    }
  }
}
