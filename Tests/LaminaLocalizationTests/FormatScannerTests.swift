import Foundation
import LaminaLocalization
import Testing

@Suite("Formats are read as String(format:) reads them")
struct FormatScannerTests {
  @Test("Places have positions, flags and lengths; two percent signs are one")
  func places() {
    let parts = Array(FormatScanner("%1$@ has %02lld of %#@files@, 50 %% and 100%"))
    #expect(
      parts == [
        .argument(position: 1, specifier: "@"), .words(" has "),
        .argument(position: nil, specifier: "02lld"), .words(" of "),
        .variable(position: nil, name: "files"), .words(", 50 "), .words("%"), .words(" and 100"),
        .words("%"),
      ])
  }

  @Test("What looks like a place and is none stays as it is written")
  func none() {
    for text in ["%", "%%%", "% y", "%#@open", "%12", "%1$", "100 %ünder"] {
      let parts = Array(FormatScanner(text))
      let isWords = parts.allSatisfy { if case .words = $0 { true } else { false } }
      #expect(isWords, "\(text): \(parts)")
    }
  }

  @Test("Values are written as the place says, whatever kind they are")
  func values() {
    #expect(LocalizedValue(7).text("03d", in: nil) == "007")
    #expect(LocalizedValue(7).text("@", in: nil) == "7")
    #expect(LocalizedValue(2.5).text(".2f", in: nil) == "2.50")
    #expect(LocalizedValue(2.5).text("d", in: nil) == "2.5")
    #expect(LocalizedValue(255).text("x", in: nil) == "ff")
    #expect(LocalizedValue.words("a").text("lld", in: nil) == "a")
    #expect(LocalizedValue(12345).text("lld", in: Locale(identifier: "de_DE")) == "12.345")
    #expect(LocalizedValue(UInt64.max).text("llu", in: nil) == "18446744073709551615")
  }
}
