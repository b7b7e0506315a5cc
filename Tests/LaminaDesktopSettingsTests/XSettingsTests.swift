import LaminaDesktopSettings
import SeededRandom
import Testing

struct XSettingsTests {
  /// Two settings in the order of little machines, or of big ones.
  private func property(bigEndian: Bool) -> [UInt8] {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      return bigEndian ? bytes.reversed() : bytes
    }
    func name(_ text: String) -> [UInt8] {
      number(text.utf8.count, 2) + Array(text.utf8)
        + [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
    }
    return [bigEndian ? 1 : 0, 0, 0, 0] + number(7, 4) + number(2, 4)
      + [0, 0] + name("Net/DoubleClickTime") + number(1, 4) + number(250, 4)
      + [1, 0] + name("Net/ThemeName") + number(1, 4) + number(5, 4) + Array("Paper".utf8)
      + [0, 0, 0]
  }

  @Test("A property is read in either order of bytes", arguments: [true, false])
  func reads(bigEndian: Bool) throws {
    let settings = try #require(XSettings(property(bigEndian: bigEndian)))
    #expect(
      settings.values == ["Net/DoubleClickTime": .number(250), "Net/ThemeName": .text("Paper")])
  }

  @Test("A property that is cut off anywhere is none")
  func cutOff() {
    let whole = property(bigEndian: false)
    for count in 0..<whole.count { #expect(XSettings(Array(whole[..<count])) == nil) }
  }

  @Test("Changed bytes give settings or nothing")
  func fuzzed() {
    var numbers = SeededNumbers(seed: 5)
    var read = 0
    for _ in 0..<5000 {
      var bytes = property(bigEndian: false)
      bytes[Int(numbers.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: numbers.next())
      if let settings = XSettings(bytes) {
        read += 1
        #expect(settings.values.count <= 2)
      }
    }
    #expect(read > 500 && read < 4900)
  }
}
