import Foundation
import LaminaPropertyLists
import SeededRandom
import Testing

@Suite("Damaged property lists")
struct MutationTests {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>a</key><string>b &amp; é
    </string><key>c</key><array><integer>1</integer><real>2.5</real><true/><data>aGVsbG8=</data>
    <date>2026-11-24T10:00:00Z</date></array><key>d</key><dict/></dict></plist>
    """
  private static let json = """
    {"a": "b \\u00e9 \\ud83d\\ude00 é", "c": [1, 2.5e3, true, false, {"d": {}}], "e": ""}
    """

  @Test("Any damage of bytes ends in a value or in an error that is a sentence")
  func bytes() {
    for seed in 0..<UInt64(rounds(2_000, of: 20_000)) {
      var numbers = SeededNumbers(seed: seed)
      let texts = [Array(Self.xml.utf8), Array(Self.json.utf8), Array(BinaryListTests.sample)]
      let damaged = damage(texts[Int.random(in: 0..<3, using: &numbers)], &numbers)
      do throws(PropertyListError) {
        _ = try PropertyList(data: Data(damaged), file: "f")
      } catch {
        #expect(error.description.hasPrefix("f:") && error.description.hasSuffix("."))
      }
    }
  }

  @Test("A text that is cut anywhere is an error")
  func cuts() {
    for data in [Data(Self.xml.utf8), Data(Self.json.utf8), BinaryListTests.sample] {
      for length in 0..<data.count {
        #expect(throws: PropertyListError.self) {
          try PropertyList(data: data.prefix(length), file: "f")
        }
      }
    }
  }

  private func damage(_ bytes: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &numbers) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(bytes.randomElement(using: &numbers) ?? 0, at: place)
      case 3: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
      default: bytes.removeSubrange(place..<min(place + 9, bytes.count))
      }
    }
    return bytes
  }
}
