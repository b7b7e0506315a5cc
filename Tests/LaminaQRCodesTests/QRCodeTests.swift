import LaminaQRCodes
import SeededRandom
import Testing

/// Codes by what the standard says of them.
@Suite("QR codes")
struct QRCodeTests {
  @Test("The smallest version is taken that holds the bytes")
  func versions() throws {
    // Capacities of the standard's table 7, byte mode.
    let limits: [(QRCode.Level, bytes: Int, version: Int)] = [
      (.low, 17, 1), (.low, 32, 2), (.medium, 14, 1), (.medium, 213, 10), (.quartile, 11, 1),
      (.high, 7, 1), (.high, 1_273, 40), (.low, 2_953, 40), (.medium, 2_331, 40),
      (.quartile, 1_663, 40), (.low, 230, 9), (.low, 271, 10),
    ]
    for (level, bytes, version) in limits {
      let full = try QRCode(bytes: Array(repeating: 65, count: bytes), level: level)
      #expect(full.version == version, "\(bytes) bytes at \(level)")
      #expect(full.size == 17 + 4 * version)
      guard version < 40 else { continue }
      let next = try QRCode(bytes: Array(repeating: 65, count: bytes + 1), level: level)
      #expect(next.version == version + 1, "\(bytes + 1) bytes at \(level)")
    }
  }

  @Test("What no version holds is refused with the limit")
  func tooLong() {
    #expect(throws: QRCode.Failure.tooLong(bytes: 2_954, limit: 2_953)) {
      try QRCode(bytes: Array(repeating: 0, count: 2_954), level: .low)
    }
    #expect(throws: QRCode.Failure.tooLong(bytes: 1_274, limit: 1_273)) {
      try QRCode(bytes: Array(repeating: 0, count: 1_274), level: .high)
    }
  }

  @Test("Finders stand in three corners, with timing between them and light around")
  func finders() throws {
    let code = try QRCode("Lamina")
    let square = [
      "1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111",
    ]
    for (left, top) in [(0, 0), (code.size - 7, 0), (0, code.size - 7)] {
      let found = (0..<7).map { y in
        (0..<7).map { x in code[left + x, top + y] ? "1" : "0" }.joined()
      }
      #expect(found == square)
    }
    for place in 8..<code.size - 8 {
      #expect(code[place, 6] == place.isMultiple(of: 2))
      #expect(code[6, place] == place.isMultiple(of: 2))
    }
    #expect(code[8, code.size - 8])
    #expect(!code[-1, 0] && !code[0, code.size])
  }

  @Test("The format says level and mask, twice, and corrects itself")
  func format() throws {
    // The standard's table of masked formats, for level medium and masks 0 to 7.
    let table = [
      0b101_0100_0001_0010, 0b101_0001_0010_0101, 0b101_1110_0111_1100, 0b101_1011_0100_1011,
      0b100_0101_1111_1001, 0b100_0000_1100_1110, 0b100_1111_1001_0111, 0b100_1010_1010_0000,
    ]
    for text in ["a", "bc", "def", "0123456789", "https://example.org/"] {
      let code = try QRCode(text, level: .medium)
      let last = code.size - 1
      let first =
        (0...5).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (0...5).map { (5 - $0, 8) }
      let second = (0...7).map { (last - $0, 8) } + (0...6).map { (8, last - 6 + $0) }
      for places in [first, second] {
        let bits = places.enumerated().reduce(0) {
          $0 + (code[$1.element.0, $1.element.1] ? 1 << $1.offset : 0)
        }
        #expect(bits == table[code.mask])
      }
    }
  }

  @Test("The version is written from 7 on, twice")
  func versionBits() throws {
    let code = try QRCode(bytes: Array(repeating: 65, count: 150), level: .low)
    #expect(code.version == 7)
    // The standard's example: version 7 is 000111110010010100.
    let bits = (0..<18).map { place in
      code[code.size - 11 + place % 3, place / 3] ? "1" : "0"
    }
    #expect(String(bits.joined().reversed()) == "000111110010010100")
    let other = (0..<18).map { place in
      code[place / 3, code.size - 11 + place % 3] ? "1" : "0"
    }
    #expect(other == bits)
  }

  @Test("About half of a code is dark, whatever its bytes are")
  func balance() throws {
    var random = SeededNumbers(seed: 7)
    for _ in 0..<20 {
      let bytes = (0..<Int.random(in: 1...400, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let code = try QRCode(bytes: bytes, level: .quartile)
      let dark = (0..<code.size).reduce(0) { sum, y in
        sum + (0..<code.size).count { code[$0, y] }
      }
      let part = Double(dark) / Double(code.size * code.size)
      #expect((0.4...0.6).contains(part), "\(part) of version \(code.version)")
    }
  }
}
