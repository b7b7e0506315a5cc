import LaminaDesktopSettings
import SeededRandom
import Testing
import XServers

struct XSettingsTests {
  private func property(bigEndian: Bool) -> [UInt8] {
    XSettingsValue.property(
      of: [("Net/DoubleClickTime", 250), ("Net/ThemeName", "Paper")], bigEndian: bigEndian)
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
